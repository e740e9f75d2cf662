"""What need not be done again: values kept on the disk, and answers remembered while a book is made."""

"""One room that draws: reads SVG, plots it, and knows colours, icons and the marks inside texts."""

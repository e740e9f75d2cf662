"""One room that draws: reads SVG, plots it, and knows icons and the marks inside texts."""

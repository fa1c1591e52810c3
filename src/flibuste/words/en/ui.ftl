ui-tagline = Three pirate board games. No account, no fuss.
ui-lost-title = Off the chart

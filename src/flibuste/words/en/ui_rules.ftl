### The pages of rules, and the frame of the lessons.

ui-rules-title = The rules
ui-rules-search = Search the rules
ui-rules-found = { $n ->
    [0] Nothing found.
    [one] { $n } passage found
   *[other] { $n } passages found
  }
ui-rules-contents = Contents
ui-rules-at-table = At the table you come from
ui-rules-clauses = Every rule, clause by clause
ui-rules-lesson = First steps
ui-rules-opening = Opening the book…

straws-draw = Draw a straw
straws-drawn = { $who } draws a straw of { $length }.
straws-prompt = Draw a straw.
straws-ending = All straws are drawn.
straws-seat = Player { $number }

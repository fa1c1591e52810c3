### Coco's hints in the playable lessons.

ui-lesson = Lesson
ui-lesson-step = First steps: { $n } of { $of }
ui-lesson-next = Understood
ui-lesson-leave = Play without hints
ui-lesson-go-on = Play on
ui-lesson-home = Home
ui-lesson-cards = What do the cards say?

ui-lesson-santy-anno-deal = Cards are being laid, the last one first. Your tile lies at { $ship }: your pirate starts there. Nobody may move yet.
ui-lesson-santy-anno-think = Cast off! Start at { $ship } and follow the cards in your head, from the first to the last. Then tap the ship where your pirate ends.
ui-lesson-santy-anno-lay = Your frame is laid. Sure? Then put your scuttle on the harbour. You may still choose another ship first.
ui-lesson-santy-anno-landed = Your scuttle is on the pile, for this round it is final. Let’s see who else comes.
ui-lesson-santy-anno-check = Now the Bosun checks every path, card by card. Who chose rightly takes coins, the quickest most.
ui-lesson-santy-anno-wait = One moment…
ui-lesson-santy-anno-learnt = That was your first round, well done! Four more follow, each with one card more. Most ducats wins.
ui-lesson-card-element = Go to the other ship where this part has the same colour as on yours.
ui-lesson-card-element-struck = The same part, the same colour; but with the struck colour you stay.
ui-lesson-card-colour = Find the part of this colour on your ship; go to the other ship where it has this colour too.
ui-lesson-card-name = Go to the other ship with the same first letter.
ui-lesson-card-name-struck = The same first letter; but ships with the struck letter stay.
ui-lesson-card-number = Add or take away, whichever gives a ship from 1 to 8.

ui-lesson-catan-junior-aim = Ahoy! Seven fortresses win. Two of yours already stand on the board, and each one beside an island earns what grows there.
ui-lesson-catan-junior-roll = It is your turn: roll the die. Every island with that number gives its goods.
ui-lesson-catan-junior-goods = This is your hand. A boat costs wool and wood; a fortress costs rum, a sabre, wool and wood.
ui-lesson-catan-junior-boat = You can afford a boat! Tap one of the glowing lines beside your fortresses.
ui-lesson-catan-junior-market = Wool and wood make a boat. Is one of them missing? Tap a card of yours, then a stall: once a turn the market swaps. Otherwise end your turn.
ui-lesson-catan-junior-end = Nothing more to build? Then end your turn. You also earn when others roll.
ui-lesson-catan-junior-ghost = A 6! Send the ghost to an island of the others: it gives nothing while the ghost is there.
ui-lesson-catan-junior-gift = A neighbour has turned a Coco card: hand over a card of your choice.
ui-lesson-catan-junior-offer = An offer for you: say yes or no.
ui-lesson-catan-junior-wait = The others play. Watch the die: your fortresses earn on their rolls too.
ui-lesson-catan-junior-learnt = Your first boat, bravo! At its far end you can build a fortress next. Seven of them, and the game is yours.

ui-lesson-sandokan-aim = Ahoy, captain! Fetch treasure from the ports and islands and bring it home. With 20 points there you are close to winning.
ui-lesson-sandokan-port = Choose your home port. Your boat starts there, and there you bring your treasure.
ui-lesson-sandokan-lay = Your turn. Black cards are for sailing: tap one or more; their sum is how far you go.
ui-lesson-sandokan-sail = The cells you can reach are marked, straight ahead from your bow. Tap one to sail there.
ui-lesson-sandokan-turn = The way ahead is barred. Turn your boat to another heading.
ui-lesson-sandokan-head = Where to next? Choose the heading for your next turn: you will sail straight that way.
ui-lesson-sandokan-trade = You are beside Treasure Island and have got a card. You may also swap or buy here, or leave it.
ui-lesson-sandokan-attack = Another boat lies beside you. Attack it if your red cards are strong, or let it be.
ui-lesson-sandokan-fight = A fight! Both show their red cards at once; the higher sum wins.
ui-lesson-sandokan-asked = Read the question and choose.
ui-lesson-sandokan-wait = The other captains are sailing. See which way their bows point.
ui-lesson-sandokan-learnt = You have set sail, well done! A free port with a treasure is a good first goal; two treasures fit into your hold.

# Regaty: to, co mówią tylko ich strony i tablica.

ui-regatta-title = Regaty
ui-regatta-intro = Dla klasy, klubu, na rodzinne święto: wszyscy grają kilka rund, za każdym razem przy nowym stole, a klasyfikacja wisi na dużym ekranie. Telefony same trafiają do swojego stołu.
ui-regatta-name = Jak się nazywają?
ui-regatta-name-any = Noc świętojańska
ui-regatta-game = Gra
ui-regatta-rounds = Rundy
ui-regatta-size = Przy stole
ui-regatta-missing = Gdy liczba osób się nie zgadza
ui-regatta-missing-bots = Dosiadają się boty
ui-regatta-missing-rest = Ktoś pauzuje
ui-regatta-missing-bots-hint = Każdy gra w każdej rundzie.
ui-regatta-missing-rest-hint = Kto pauzuje, dostaje sprawiedliwą część punktów; każdy po kolei.
ui-regatta-open = Otwórz regaty
ui-regatta-own = Twoje regaty
ui-regatta-lead = Prowadzisz
ui-regatta-join = Dołącz do regat
ui-regatta-unknown = Żadne regaty nie mają tego kodu
ui-regatta-unknown-why = Może jakaś litera się nie zgadza: kod to sześć spółgłosek.
ui-regatta-opening = Chwileczkę…

ui-regatta-phase-gathering = Załoga wchodzi na pokład
ui-regatta-phase-sailing = Trwa runda { $n } z { $of }
ui-regatta-phase-between = Runda { $n } z { $of } skończona
ui-regatta-phase-over = Regaty skończone

ui-regatta-your-name = Twoje imię
ui-regatta-enter = Wejdź na pokład
ui-regatta-enter-again = Wróć na pokład
ui-regatta-late = Runda już trwa: zagrasz od następnej.
ui-regatta-aboard = { $n ->
    [one] { $n } osoba na pokładzie
    [few] { $n } osoby na pokładzie
    [many] { $n } osób na pokładzie
   *[other] { $n } osoby na pokładzie
}
ui-regatta-you = Ty
ui-regatta-wait-first = Jesteś na pokładzie, { $name }. Gdy gospodarz rozlosuje pierwszą rundę, ten telefon sam trafi do twojego stołu.
ui-regatta-wait-draw = Szykujemy stoły…
ui-regatta-wait-others = Twój stół skończył. { $n ->
    [one] Gra jeszcze jeden stół.
    [few] Grają jeszcze { $n } stoły.
    [many] Gra jeszcze { $n } stołów.
   *[other] Gra jeszcze { $n } stołu.
}
ui-regatta-wait-rest = W tej rundzie pauzujesz i dostajesz za nią punkty: { $n }.
ui-regatta-wait-next = Gdy gospodarz rozlosuje następną rundę, ten telefon sam trafi do twojego stołu.
ui-regatta-earned = { $n ->
    [one] { $n } punkt w tej rundzie
    [few] { $n } punkty w tej rundzie
    [many] { $n } punktów w tej rundzie
   *[other] { $n } punktu w tej rundzie
}
ui-regatta-to-table = Do twojego stołu
ui-regatta-leave = Opuść regaty
ui-regatta-leave-ask = Zachowujesz punkty i możesz wrócić. Jeśli właśnie grasz, dalej gra bot, a ty zajmujesz ostatnie miejsce.
ui-regatta-place = Miejsce { $n }
ui-regatta-place-of = Miejsce { $n } z { $of }
ui-regatta-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
ui-regatta-standings = Klasyfikacja
ui-regatta-nobody = Na pokładzie nie ma jeszcze nikogo.
ui-regatta-left = poza regatami
ui-regatta-wins = { $n ->
    [one] { $n } zwycięstwo
    [few] { $n } zwycięstwa
    [many] { $n } zwycięstw
   *[other] { $n } zwycięstwa
}

ui-regatta-host = Prowadzisz te regaty
ui-regatta-draw = Rozlosuj rundę { $n }
ui-regatta-draw-last = Rozlosuj ostatnią rundę
ui-regatta-too-few = Do rundy potrzeba co najmniej { $n } osób.
ui-regatta-nobody-here = Najpierw ktoś musi wejść na pokład.
ui-regatta-goes-on = { $n ->
    [one] Gra jeszcze jeden stół
    [few] Grają jeszcze { $n } stoły
    [many] Gra jeszcze { $n } stołów
   *[other] Gra jeszcze { $n } stołu
}
ui-regatta-board = Otwórz tablicę na duży ekran
ui-regatta-invite = Wyślij zaproszenie
ui-regatta-invited = Zapraszamy na nasze regaty!
ui-regatta-table = Stół { $n }
ui-regatta-playing = gra
ui-regatta-laying = w przygotowaniu
ui-regatta-done = skończył
ui-regatta-called = przerwany
ui-regatta-with-bots = { $n ->
    [one] + { $n } bot
    [few] + { $n } boty
    [many] + { $n } botów
   *[other] + { $n } bota
}
ui-regatta-rests = W tej rundzie pauzują: { $names }
ui-regatta-call = Przerwij
ui-regatta-call-ask = Partia przy stole { $n } kończy się bez wyniku: każdy przy nim dostaje { $points } punktów, a kto się poddał – zero.
ui-regatta-people = Załoga
ui-regatta-send = Odeślij
ui-regatta-send-ask = { $name } na dobre opuszcza regaty. Jeśli właśnie gra, dalej gra bot.
ui-regatta-hand = Niech prowadzi { $name }
ui-regatta-hand-ask = Od teraz rundy losuje { $name }, a ty już nie.
ui-regatta-close = Zakończ regaty teraz
ui-regatta-close-ask = Klasyfikacja zostaje taka, jaka jest, i nagradzamy zwycięzców.
ui-regatta-wish = { $name } chce poprowadzić: gospodarza chyba nie ma.
ui-regatta-want = Gospodarz zniknął? Poproś o prowadzenie
ui-regatta-want-wait = Poprowadzisz za { $s } s, jeśli gospodarz się nie odezwie.
ui-regatta-want-now = Prowadź regaty
ui-regatta-code = Kod

ui-regatta-scan = Zeskanuj i wejdź na pokład
ui-regatta-by-hand = albo wejdź na { $address } i wpisz kod
ui-regatta-rules = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} · { $size } przy stole
ui-regatta-tables-done = Skończyło stołów: { $n } z { $of }
ui-regatta-next-soon = Gospodarz rozlosuje następną rundę.
ui-regatta-page = { $from }–{ $to } z { $of }
ui-regatta-champion = { $n ->
    [one] Mistrzostwo regat
   *[other] Mistrzostwo regat ex aequo
}
ui-regatta-again = Pokaż ceremonię jeszcze raz
ui-regatta-farewell = Dziękujemy wszystkim za żeglugę!

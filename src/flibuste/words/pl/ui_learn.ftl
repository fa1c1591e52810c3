# Zadania i rejs dnia: co mówią tylko ich strony.

ui-puzzle-title = Zadania
ui-puzzle-intro = Pozycje z prawdziwych partii, w których jeden ruch jest wyraźnie najlepszy. Znajdź go! Twój poziom rośnie z każdym rozwiązanym zadaniem, spada z każdym błędem i zostaje na tym urządzeniu.
ui-puzzle-of-game = { $id ->
    [santy-anno] { $n ->
        [one] { $n } rząd kart: gdzie kończysz?
        [few] { $n } rzędy kart: gdzie kończysz?
       *[other] { $n } rzędów kart: gdzie kończysz?
    }
   *[other] { $n ->
        [one] { $n } pozycja: jaki ruch jest najlepszy?
        [few] { $n } pozycje: jaki ruch jest najlepszy?
       *[other] { $n } pozycji: jaki ruch jest najlepszy?
    }
}
ui-puzzle-solve = Rozwiązuj
ui-puzzle-back = Wszystkie zadania
ui-puzzle-number = Zadanie { $n }
ui-puzzle-rating = Trudność zadania
ui-puzzle-rating-of = Trudność { $n }
ui-puzzle-level = Poziom { $n }
ui-puzzle-streak = { $n } z rzędu
ui-puzzle-solved = rozwiązane: { $solved } z { $tried }
ui-puzzle-you = Ty
ui-puzzle-task = { $id ->
    [santy-anno] Gdzie kończysz?
   *[other] Znajdź najlepszy ruch!
}
ui-puzzle-list = Wszystkie ruchy na liście
ui-puzzle-hint = Podpowiedź
ui-puzzle-left = { $n ->
    [one] Do wyboru został { $n } ruch.
    [few] Do wyboru zostały { $n } ruchy.
   *[other] Do wyboru zostało { $n } ruchów.
}
ui-puzzle-no-words = Pomyśl jeszcze raz: następna podpowiedź zabierze część ruchów.
ui-puzzle-listed = Odpowiedzią jest twój własny ruch, a nie oferta dla innych.
ui-puzzle-verdict = Ocena
ui-puzzle-right = Świetnie!
ui-puzzle-wrong = { $id ->
    [santy-anno] To nie twój statek
   *[other] To nie najlepszy ruch
}
ui-puzzle-change = Poziom { $n }
ui-puzzle-chose = { $id ->
    [santy-anno] Twój wybór: „{ $what }”. Prawidłowa odpowiedź: „{ $best }”.
   *[other] Twój wybór: „{ $what }”. Najlepszy ruch: „{ $best }”.
}
ui-puzzle-next = Następne zadanie

puzzle-hint = Tu liczy się: „{ $why }”.
puzzle-why = Przemawia za nim: „{ $why }”.
puzzle-no-reason = Nic szczególnego za nim nie przemawia, ale partie rozegrane od tego miejsca częściej się z nim wygrywa.
puzzle-chances = Po tym ruchu wygrywasz { $best }% partii, a po „{ $what }” – { $other }%.
sa-puzzle-path = Karta po karcie od statku { $ship }:

voyage-refusal-under-way = Runda jeszcze trwa.
voyage-refusal-over = Wszystkie rundy dnia są rozegrane.
voyage-refusal-late = Za późno: runda się skończyła.

# Rejs dnia

ui-voyage-title = Rejs dnia
ui-voyage-intro = Dziś dla wszystkich taki sam, jedna próba dla każdego. Nowy rejs zaczyna się o północy UTC.
ui-voyage-race = Pięć rund na czas
ui-voyage-puzzle = Jedna pozycja: znajdź najlepszy ruch
ui-voyage-one-try = Jedna próba
ui-voyage-sail = W morze
ui-voyage-go-on = Płyń dalej
ui-voyage-practice = Ćwiczenie
ui-voyage-back = Powrót do rejsu
ui-voyage-streak = { $n ->
    [one] { $n } dzień
    [few] { $n } dni z rzędu
   *[other] { $n } dni z rzędu
}
ui-voyage-right = dobrze: { $n } z { $of }
ui-voyage-seconds = { $s } s
ui-voyage-legs = etapy: { $n } z { $of }
ui-voyage-rounds-intro = { $n ->
    [one] { $n } runda, rozdawana
    [few] { $n } rundy, każda rozdawana
   *[other] { $n } rund, każda rozdawana
} tylko raz. Czas biegnie od „Odbijamy!”, nawet gdy zamkniesz stronę; po 90 sekundach runda jest stracona.
ui-voyage-deal = Rozdaj rundę { $n } z { $of }
ui-voyage-share = Twój wynik do pokazania
ui-voyage-copy = Kopiuj tekst
ui-voyage-board = Najlepsi dzisiaj na tym serwerze
ui-voyage-board-table = Dzisiaj przy stole { $code }
ui-voyage-nobody = Nikt jeszcze nie wypłynął. Ty możesz być na czele!
ui-voyage-nameless = Pirat bez imienia
ui-voyage-name = Twoje imię na tablicy
ui-voyage-name-do = Podpisz
ui-voyage-family = Tablica twojego stołu
ui-voyage-family-do = Pokaż
ui-voyage-all = Tablica wszystkich
ui-voyage-calendar = Ostatnie cztery tygodnie

### Duży ekran dla wszystkich, telefon w każdej dłoni.

## Strona główna


## Na telewizorze

ui-tv-choose = W co gramy?
ui-tv-choose-hint = Wybierz grę strzałkami lub dotknięciem; potem każdy dołącza telefonem.
ui-tv-code = Albo pokaż stół o podanym kodzie
ui-tv-show = Pokaż
ui-tv-opening = Otwieramy stół…
ui-tv-scan = Zeskanuj i wejdź na pokład
ui-tv-scan-hint = W telefonie masz swoje karty: co tajne, zostaje w nim.
ui-tv-by-hand = Bez aparatu: { $address }
ui-tv-code-of = Kod
ui-tv-aboard = Na pokładzie
ui-tv-first = Kto przyjdzie pierwszy, jest gospodarzem i rozpoczyna grę.
ui-tv-host = Grę rozpoczyna gospodarz: { $name }.
ui-tv-sound = Naciśnij dowolny klawisz, aby włączyć dźwięk
ui-tv-number = TV { $n }
ui-tv-number-paired = TV { $n }, sparowany
ui-tv-latest = Co się ostatnio stało
ui-tv-asks = { $name } prosi o miejsce gracza { $seat }.
ui-tv-give = Oddaj miejsce: { $name }
ui-tv-not-now = Nie teraz

## W telefonie

ui-tv-board-here = Pokaż planszę także tutaj
ui-tv-hand-only = Tylko moje karty: plansza jest na telewizorze
ui-tv-look-up = Plansza jest na telewizorze.
ui-tv-pair = Sparuj TV { $n }
ui-tv-unpair = Rozłącz TV { $n }
ui-tv-pair-hint = Sparowany telewizor może oddać miejsce zgubionego telefonu innemu. Paruj tylko ten, który pokazuje ten numer.
ui-tv-take-seat = Wejdź na pokład
ui-tv-take-seat-hint = Poproś o miejsce: gdy gospodarz się zgodzi, będzie twoje.
ui-tv-ask-for = Poproś o miejsce gracza { $name }
ui-tv-declined = To miejsce ({ $name }) nie jest do oddania. Możesz poprosić o inne.
ui-tv-asked-for = Prośba o miejsce gracza { $name } wysłana. Gospodarz musi się zgodzić.
ui-tv-sit-down = Zajmij miejsce gracza { $name }
ui-tv-sit-down-hint = Miejsce, na którym gra bot, zajmiesz jednym dotknięciem.
ui-tv-latecomers-sit = Spóźnieni mogą po prostu usiąść
ui-tv-latecomers-ask = Spóźnieni muszą mnie zapytać
ui-tv-unlock = Znów wpuszczaj innych

## Skanuje się wydrukowany kod

ui-scan-title = Zeskanowano kod
ui-scan-telling = Chwileczkę…
ui-scan-unbound = Te arkusze nie są jeszcze przypisane do waszego stołu. Użyć ich tam?
ui-scan-bind = Użyj tych arkuszy przy moim stole
ui-scan-bound = Gotowe: te arkusze należą teraz do waszego stołu.
ui-scan-no-connection = Brak połączenia! Skan nie dotarł.
ui-scan-old = Ten skan jest już nieważny. Aby tu usiąść, zeskanuj kod jeszcze raz.
ui-scan-to-table = Do stołu

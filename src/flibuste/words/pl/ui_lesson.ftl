### Podpowiedzi Coco w lekcjach do zagrania.

ui-lesson = Lekcja
ui-lesson-step = Pierwsze kroki: { $n } z { $of }
ui-lesson-next = Rozumiem
ui-lesson-leave = Graj bez podpowiedzi
ui-lesson-go-on = Graj dalej
ui-lesson-home = Strona główna
ui-lesson-cards = Co mówią karty?

ui-lesson-santy-anno-deal = Karty pojawiają się od ostatniej. Twój żeton leży przy statku { $ship }: stąd rusza twój pirat. Nikt jeszcze nie może się ruszyć.
ui-lesson-santy-anno-think = Odbijamy! Zacznij od statku { $ship } i przejdź w myślach przez karty, od pierwszej do ostatniej. Potem dotknij statku, na którym kończy twój pirat.
ui-lesson-santy-anno-lay = Ramka leży. Na pewno? Połóż więc właz w porcie. Możesz jeszcze wybrać inny statek.
ui-lesson-santy-anno-landed = Twój właz leży na stosie i w tej rundzie już zostaje. Zobaczmy, kto jeszcze przyjdzie.
ui-lesson-santy-anno-check = Teraz Bosman sprawdza każdą drogę, karta po karcie. Kto ma rację, bierze monetę, a najszybszy najlepszą.
ui-lesson-santy-anno-wait = Chwileczkę…
ui-lesson-santy-anno-learnt = Pierwsza runda za tobą, brawo! Zostały cztery, każda o jedną kartę dłuższa. Wygrywa najwięcej dukatów.
ui-lesson-card-element = Przejdź na drugi statek, na którym ten element ma taki sam kolor jak na twoim.
ui-lesson-card-element-struck = Ten sam element, ten sam kolor; ale z przekreślonym kolorem zostajesz.
ui-lesson-card-colour = Znajdź na swoim statku element w tym kolorze; przejdź na drugi statek, na którym też jest taki.
ui-lesson-card-name = Przejdź na drugi statek o tej samej pierwszej literze.
ui-lesson-card-name-struck = Ta sama pierwsza litera; ale statki na przekreśloną literę zostają.
ui-lesson-card-number = Dodaj albo odejmij, zależnie od tego, co daje statek od 1 do 8.

ui-lesson-catan-junior-aim = Ahoj! Siedem twierdz daje zwycięstwo. Dwie twoje już stoją na planszy, a każda zarabia to, co daje sąsiednia wyspa.
ui-lesson-catan-junior-roll = Twoja tura: rzuć kostką. Wszystkie wyspy z tą liczbą dają surowce.
ui-lesson-catan-junior-goods = To twoja ręka. Statek kosztuje wełnę i drewno, a twierdza rum, szablę, wełnę i drewno.
ui-lesson-catan-junior-boat = Stać cię na statek! Dotknij jednej ze świecących linii przy swoich twierdzach.
ui-lesson-catan-junior-market = Wełna i drewno to statek. Czegoś brakuje? Dotknij swojej karty, a potem straganu: raz na turę targ wymienia. Jeśli nie, zakończ turę.
ui-lesson-catan-junior-end = Nic więcej nie zbudujesz? Zakończ turę. Zarabiasz także, gdy rzucają inni.
ui-lesson-catan-junior-ghost = Szóstka! Wyślij ducha na wyspę innych: dopóki tam stoi, nic ona nie daje.
ui-lesson-catan-junior-gift = Sąsiad odkrył kartę Coco: oddaj wybraną kartę.
ui-lesson-catan-junior-offer = Oferta dla ciebie: powiedz tak lub nie.
ui-lesson-catan-junior-wait = Grają inni. Patrz na kostkę: twoje twierdze zarabiają też na ich rzutach.
ui-lesson-catan-junior-learnt = Pierwszy statek, brawo! Na jego drugim końcu możesz potem zbudować twierdzę. Siódma daje zwycięstwo.

ui-lesson-sandokan-aim = Ahoj, kapitanie! Zbieraj skarby z portów i wysp i zwoź je do domu. Gdy masz tam 20 punktów, zwycięstwo jest blisko.
ui-lesson-sandokan-port = Wybierz port macierzysty. Stąd rusza twój statek i tu przywozisz skarby.
ui-lesson-sandokan-lay = Twoja tura. Czarne karty służą do żeglugi: dotknij jednej lub kilku; ich suma mówi, jak daleko płyniesz.
ui-lesson-sandokan-sail = Pola w zasięgu są zaznaczone, prosto przed dziobem. Dotknij jednego, żeby tam popłynąć.
ui-lesson-sandokan-turn = Droga jest zagrodzona. Obróć statek na inny kurs.
ui-lesson-sandokan-head = Dokąd dalej? Wybierz kurs na następną turę: popłyniesz prosto w tę stronę.
ui-lesson-sandokan-trade = Jesteś przy Wyspie Skarbów i masz nową kartę. Możesz tu też wymienić lub kupić albo dać spokój.
ui-lesson-sandokan-attack = Obok stoi inny statek. Atakuj, jeśli twoje czerwone karty są silne, albo daj mu spokój.
ui-lesson-sandokan-fight = Walka! Obaj naraz pokazują czerwone karty; wygrywa wyższa suma.
ui-lesson-sandokan-asked = Przeczytaj pytanie i wybierz.
ui-lesson-sandokan-wait = Żeglują inni kapitanowie. Patrz, dokąd wskazują ich dzioby.
ui-lesson-sandokan-learnt = Jesteś na morzu, brawo! Dobry pierwszy cel to wolny port ze skarbem; w ładowni mieszczą się dwa.

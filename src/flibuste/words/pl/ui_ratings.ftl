# Ranking: co mówi jego strona i kilka słów o nim w poczekalniach i na końcu gry.

ui-rated = Rankingowa
ui-rated-choose = Czy gra się liczy?
ui-rated-no = Dla zabawy
ui-rated-no-hint = Wynik nigdzie się nie liczy.
ui-rated-hint = Wynik liczy się do rankingu wszystkich grających. Odejście to przegrana, zniknięcie na dobre też.
ui-rated-first = Pierwsza gra się nie liczy: służy do nauki.
ui-rated-other = Z tymi opcjami gra nigdy nie jest rankingowa.

ui-rating-title = Ranking
ui-rating-intro = Kto jak gra na tym serwerze, w każdą grę osobno. Każdy zaczyna od { $usual }; wygrana z kimś silniejszym daje więcej, a odejście to przegrana.
ui-rating-off = Na tym serwerze nie ma gier rankingowych.
ui-rating-own = Ty
ui-rating-none = Nie masz jeszcze punktów rankingowych. Otwórz stół, z przyjaciółmi albo z botami, i wybierz „Rankingowa”.
ui-rating-play = Do stołów
ui-rating-guess = { $n ->
    [one] Pierwsza ocena: jeszcze { $n } gra rankingowa i jesteś na liście.
    [few] Pierwsza ocena: jeszcze { $n } gry rankingowe i jesteś na liście.
   *[many] Pierwsza ocena: jeszcze { $n } gier rankingowych i jesteś na liście.
}
ui-rating-place = Numer { $n } na tym serwerze
ui-rating-record = { $games ->
    [one] { $games } gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
}, wygrane: { $won }
ui-rating-curve = Twoje punkty po każdej z ostatnich gier: od { $low } do { $high }
ui-rating-latest = Ostatnie gry
ui-rating-rank = { $rank } z { $of }
ui-rating-left = odejście
ui-rating-best = Najlepsi na tym serwerze
ui-rating-nobody = Na liście nie ma jeszcze nikogo: trzeba rozegrać { $n } gier rankingowych. Boty czekają.
ui-rating-nameless = Pirat bez imienia
ui-rating-you = ty
ui-rating-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
ui-rating-about = Co to jest
ui-rating-about-text = Punkty należą do tego urządzenia i przechodzą razem z linkiem odzyskiwania. Boty mają stałe punkty, zmierzone w grach między nimi. Kto gra sam z botami i przerwie grę, przegrywa. Gra, do której przez tydzień nikt nie wróci, jest przegrana dla wszystkich, którzy w nią grali. „Zapomnij mnie” usuwa twoje.

ui-rating-end = Ranking { $change }: { $rating }
ui-rating-end-left = Odejście od stołu: ranking { $change }: { $rating }
ui-rating-soon = Liczymy twój ranking…
ui-rating-never-called-off = Bez rankingu: grę przerwano.
ui-rating-never-too-short = Bez rankingu: gra była za krótka.
ui-rating-never-nobody-to-compare = Bez rankingu: nie było z kim się porównać.
ui-rating-never-not-rated = Bez rankingu: na tym serwerze nie ma już gier rankingowych.
ui-rating-to = Twój ranking

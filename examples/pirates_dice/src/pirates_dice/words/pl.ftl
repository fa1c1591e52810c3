# Kości piratów: co mówi gra, w czasie teraźniejszym.

ui-game-pirates-dice = Kości piratów
ui-pitch-pirates-dice = Blefuj o kościach pod swoim kubkiem i demaskuj kłamców.

pd-seat = Pirat { $n }
pd-dice-1 = { $n ->
    [one] { $n } jedynka
    [few] { $n } jedynki
   *[many] { $n } jedynek
  }
pd-dice-2 = { $n ->
    [one] { $n } dwójka
    [few] { $n } dwójki
   *[many] { $n } dwójek
  }
pd-dice-3 = { $n ->
    [one] { $n } trójka
    [few] { $n } trójki
   *[many] { $n } trójek
  }
pd-dice-4 = { $n ->
    [one] { $n } czwórka
    [few] { $n } czwórki
   *[many] { $n } czwórek
  }
pd-dice-5 = { $n ->
    [one] { $n } piątka
    [few] { $n } piątki
   *[many] { $n } piątek
  }
pd-dice-6 = { $n ->
    [one] { $n } szóstka
    [few] { $n } szóstki
   *[many] { $n } szóstek
  }
pd-left = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
  }

## Co się robi

pd-do-bid = Licytuj: { $what }
pd-do-call = Kłamiesz!

## Co się dzieje

pd-fact-round = Runda { $round }: wszyscy rzucają, zaczyna { $who }.
pd-fact-said = { $who } licytuje: { $what }.
pd-fact-called = { $who } zarzuca kłamstwo; licytuje { $whom }.
pd-fact-shown = { $who } pokazuje { $dice }.
pd-fact-counted-true = Pod kubkami jest { $what }: to prawda.
pd-fact-counted-lie = Pod kubkami jest { $what }: to kłamstwo.
pd-fact-lost = { $who } traci kość, zostaje { $left }.
pd-fact-out = { $who } odpada.
pd-fact-won = { $who } wygrywa.

## O co się pyta, czego się odmawia, jak się kończy

pd-prompt-begin = Zacznij licytację.
pd-prompt-answer = { $who } licytuje: { $what }. Przebij albo zarzuć kłamstwo.
pd-refusal-nothing-to-call = Nikt jeszcze nie licytuje.
pd-refusal-too-low = Trzeba przebić poprzednią licytację.
pd-refusal-too-many-dice = Na stole nie ma tylu kości.
pd-ending-won = Tylko jeden pirat ma jeszcze kości.

## Opcje

pd-option-dice = Kości na osobę
pd-option-dice-text = Od jednej, na parę minut, do pięciu.
pd-option-wild = Jedynki jako jokery
pd-option-wild-off = nie
pd-option-wild-off-text = Jedynka to jedynka.
pd-option-wild-on = tak
pd-option-wild-on-text = Jedynka liczy się jako każda ścianka.

## Powody bota

bots-pd-doubt = { $side ->
    [for] trudno w to uwierzyć
   *[against] to może być prawda
  }
bots-pd-risk = { $side ->
    [for] nikt mnie na tym nie złapie
   *[against] ktoś może to podważyć
  }
bots-pd-pressure = trudno to przebić

## Ekran

ui-pd-turn-of = Runda { $round }: teraz { $who }
ui-pd-on-the-table = { $n ->
    [one] { $n } kość na stole
    [few] { $n } kości na stole
   *[many] { $n } kości na stole
  }
ui-pd-wild = Jedynki liczą się jako każda ścianka
ui-pd-no-bid = Nikt jeszcze nie licytuje
ui-pd-bids = { $who } licytuje
ui-pd-yours = Twoje kości
ui-pd-none = Nie masz już kości.
ui-pd-fewer = Mniej kości
ui-pd-more = Więcej kości
ui-pd-count = Liczba kości
ui-pd-face = Ścianka
ui-pd-out = odpada
ui-pd-lifted = { $caller } nie wierzy w „{ $what }”: naprawdę jest { $found }. { $loser } traci kość.
ui-pd-die = { $n }

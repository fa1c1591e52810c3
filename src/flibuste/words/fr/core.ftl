core-refusal-not-your-turn = Ce n’est pas votre tour.
core-refusal-game-over = La partie est terminée.
core-refusal-no-such-action = On ne peut pas faire cela ici.

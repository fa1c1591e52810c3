### Les pages de règles, et le cadre des leçons.

ui-rules-title = Les règles
ui-rules-search = Chercher dans les règles
ui-rules-found = { $n ->
    [0] Rien trouvé.
    [one] { $n } passage trouvé
   *[other] { $n } passages trouvés
  }
ui-rules-contents = Sommaire
ui-rules-at-table = À la table d’où vous venez
ui-rules-clauses = Toutes les règles, clause par clause
ui-rules-lesson = Premiers pas
ui-rules-opening = On ouvre le livre…

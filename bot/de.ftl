# Sätze, die mehrere Räume brauchen.

bot-to-the-table = Zum Tisch
bot-back = Zurück
bot-old-button = Dieser Knopf gehört zu einer alten Nachricht. Nimm den unter dem neuesten Brett, oder /spiel nächste.
bot-option = { $name }: { $value }
bot-only-when-over = Das geht, wenn die Partie zu Ende ist: Vorher würde die Datei Verdecktes zeigen. Der Betreiber des Bots kann eine laufende Partie ausgeben.

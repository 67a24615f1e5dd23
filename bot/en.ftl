# Sentences that several rooms use.

bot-to-the-table = To the table
bot-back = Back
bot-old-button = That button is from an old message. Use the one below the latest board, or /game next.
bot-option = { $name }: { $value }
bot-only-when-over = That is possible when the match is over: until then the file would show what is hidden. The bot’s operator can export a running match.

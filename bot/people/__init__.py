"""People: who reads, what they wish, where they are.

readers            the language, colours and names of whoever reads
preferences        what is remembered of a person
settings           what somebody wishes of the bot, checked and kept
settings_menus     the same as menus and in plain words
settings_buttons   the menus' clicks
confirming         which moves ask for Confirm
reminder_messages  reminders by direct message
asleep             who sleeps until when, where they let others see it
absences           vacation, coming back, conceding
avoided_people     with whom somebody does not want to play
substitution       a substitute wanted, and the one who comes
seat_handover      a seat changes hands
notes_and_orders   private notes and standing orders
orders_in_words    an order as a sentence
prepared           moves prepared ahead
rating_lists       ratings and records
forgetting         being forgotten
"""

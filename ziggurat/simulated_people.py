"""What people do in the simulated world, by the local Discord: they play, watch, look, and some are a nuisance."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from localdiscord.client import Person
from localdiscord.commands import Mistake
from localdiscord.parts import Message, Reply
from rules import GAMES, kernel
from rules.kernel import Event, Tape
from rules.text import say
from service import lobby
from service.desk import Table
from ziggurat.problem import Found

if TYPE_CHECKING:
    from ziggurat.simulated_bot import World

PAUSES = (0.0, 0.5, 3.0, 12.0)
"""Seconds that somebody thinks."""
HASTY, ASLEEP = [120.0, 10.0, 240.0], 80.0
"""A pace of minutes, and the seconds after which whoever sleeps over it was reminded."""
GAMES_PLAYED = 3
"""The lightest of them: what is simulated is the bot."""
DEEDS, MOVES, WATCHING = 12, 40, 4
PATIENCE, HOUR = 30.0, 3_600.0
NONSENSE = "dance"
"""After a move that draws something the move is made, and the rest is refused."""
QUOTED = "> "
"""How an answer begins to say what was done."""
UNCHANGED = "nothing has changed"
"""What somebody is told after a fault of ours, if that is so."""


class Match:
    """A match, what people asked for in it, and what they were told."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.issued: list[str] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.watched: dict[int, tuple[int, int]] = {}
        """Channels of spectators, each with the last move before it was asked for, and that when it was said."""
        self.is_exact = True
        """Its thread is a log in which nothing was deleted or taken back."""


class People:
    """Ada, Ben and Cleo."""

    def __init__(self, world: "World") -> None:
        self.world, self.box, self.chance, self.desk = world, world.box, world.chance, world.desk
        self.tape = Tape(self.chance.randbytes(8))
        self.people = {int(person.id): person for person in self.box.people.values()}
        self.matches: list[Match] = []
        self.taking_back = self.chance.random() < 0.2
        self.clicking = self.chance.random() < 0.3

    async def play(self, seconds: float) -> None:
        guilds = list(self.world.shards_with_servers().values())
        self.end = self.world.now() + seconds
        await asyncio.gather(*(self.evening(guild) for guild in guilds))

    async def evening(self, guild: int) -> None:
        """A match from its lobby on, and whatever else people do beside it."""
        match = await self.begin(guild)
        self.matches.append(match)
        doing = [self.deed(match, guild) for _ in range(DEEDS)]
        doing += [self.watch_at_once(match, guild) for _ in range(WATCHING)]
        if self.world.weather.vandals:
            doing += [self.nuisance(match) for _ in range(2)]
        await asyncio.gather(self.moves(match), *doing)

    # beginning

    async def begin(self, guild: int) -> Match:
        """Ada opens a table until there is one, Ben or a computer joins, and it starts."""
        ada, ben, channel = self.box.user("Ada"), self.box.user("Ben"), self.general(guild)
        post = await self.opened(ada, channel)
        match = int(post.buttons[0].custom_id.split(":")[1])
        await lobby.set_settings(self.desk, match, {"pace": HASTY if self.world.weather.hasty else "none"})
        end = self.world.now() + HOUR
        while (found := await self.desk.lobby(match))[0].status == "lobby":
            if self.world.now() > end:
                raise Found(f"nobody can start match {match}: {post.text}")
            seated = [chair.user for chair in found[1]]
            if int(ben.id) not in seated:
                await self.tried(ben.click(post, custom_id=f"l:{match}:join"))
            elif self.world.weather.computer and len(seated) < 3:
                await self.tried(ada.select(post, ["easy"], custom_id=f"l:{match}:computer"))
            else:
                await self.tried(ada.click(post, custom_id=f"l:{match}:start"))
            await self.pause()
        self.note(f"match {match} has begun")
        return Match(match)

    async def opened(self, ada: Person, channel: str) -> Message:
        self.game = self.chance.choice(list(GAMES)[:GAMES_PLAYED])
        while True:
            reply = await self.tried(ada.slash(channel, "/game new", game=self.game))
            if reply and reply.message_or_none and reply.message.buttons and not reply.message.ephemeral:
                return reply.message
            await self.pause()

    # playing

    async def moves(self, match: Match) -> None:
        while self.world.now() < self.end:
            await self.pause()
            table = await self.desk.table(match.number)
            if not table.position.stack:
                return
            waiting = [seat for seat in kernel.waiting(table.position) if table.chairs[seat].user in self.people]
            if waiting and len(match.issued) < MOVES:
                await self.one_move(match, table, self.chance.choice(waiting))

    async def one_move(self, match: Match, table: Table, seat: int) -> None:
        line = kernel.write(kernel.sample(table.position, seat, self.tape))
        person = self.people[table.chairs[seat].user or 0]
        match.issued.append(line)
        place = await self.somewhere(person, table)
        typed = line if self.chance.random() < 0.9 else f"{line}; {NONSENSE}"
        reply = await self.tried(person.slash(place, "/play", line=typed, match=match.number))
        answer = await self.told(reply)
        is_done = answer is not None and await self.is_acknowledged(answer, table, line)
        if match.issued.count(line) == 1 and answer is not None and UNCHANGED in answer.text:
            await self.check_unchanged(match, line)
        self.note(f"{person.name} plays {line} in {match.number}: {is_done}")
        if is_done:
            match.acknowledged.append((table.n, line))

    async def is_acknowledged(self, answer: Message, table: Table, line: str) -> bool:
        """The answer tells of the very move; or else it does not say that it was made."""
        moves = await self.desk.store.moves(table.match.id, table.n + 1)
        for move in (move for move in moves if move.line == line):
            log = msgspec.msgpack.decode(move.log, type=tuple[Event, ...])
            if all(say(event.msg, "en", table.names) in answer.text for event in log if event.to is None):
                return True
        said = [one for one in answer.text.splitlines() if one.startswith(QUOTED)]
        mover = table.names[kernel.waiting(table.position)[0]]
        if any(mover in one for one in said):
            raise Found(f"“{line}” is told to {mover} and not stored: {said}")
        return False

    async def check_unchanged(self, match: Match, line: str) -> None:
        """What nobody else has asked for."""
        made = [move for move in await self.desk.store.moves(match.number) if move.line == line]
        if match.is_exact and any(move.source == "player" for move in made):
            raise Found(f"“{line}” is said to have changed nothing, and is stored: {made}")

    async def somewhere(self, person: Person, table: Table) -> str:
        thread = table.match.place.get("thread")
        return str(thread) if thread and self.chance.random() < 0.6 else await person.dm()

    # whatever else

    async def deed(self, match: Match, guild: int) -> None:
        await asyncio.sleep(self.chance.uniform(0, self.end - self.world.now()))
        deed: Callable[[Match, int], Awaitable[None]] = self.chance.choice(
            (self.watch, self.watch, self.look, self.look, self.click_panel, self.take_back, self.vote, self.letters)
        )
        await deed(match, guild)

    async def watch_at_once(self, match: Match, guild: int) -> None:
        """While the start is being told."""
        await asyncio.sleep(self.chance.uniform(0, 2))
        await self.watch(match, guild)

    async def watch(self, match: Match, guild: int) -> None:
        """A channel begins to watch, at whatever moment; what it hears is looked at in the end."""
        before = (await self.desk.table(match.number)).number
        channel = await self.box.add_channel(f"stands {len(match.watched)}", str(guild))
        reply = await self.tried(
            self.box.user("Ada").slash(
                channel, "/table watch", match=match.number, every=self.chance.choice(("turn", "round"))
            )
        )
        answer = await self.told(reply)
        if answer is not None and "watch" in str((await self.desk.lobby(match.number))[0].place):
            match.watched[int(channel)] = before, (await self.desk.table(match.number)).number

    async def look(self, match: Match, guild: int) -> None:
        what = self.chance.choice(("/game mine", "/game log", "/game show", "/game since", "/game open"))
        named: dict[str, Any] = {} if what in ("/game mine", "/game open") else {"match": match.number}
        await self.told(await self.tried(self.someone().slash(self.general(guild), what, **named)))

    async def click_panel(self, match: Match, guild: int) -> None:
        """Whoever is up opens the panel and clicks around; a move may come of it."""
        if not self.clicking:
            return
        match.is_exact = False
        place = (await self.desk.lobby(match.number))[0].place
        person = self.someone()
        found = self.shown(person, place.get("page", {}))
        panel = await self.told(await self.tried(person.click(found, "")) if found and found.buttons else None)
        for _ in range(self.chance.randrange(6)):
            usable = [one for one in panel.buttons if one.custom_id and not one.disabled] if panel else []
            if panel is None or panel.gone or not usable:
                return
            await self.told(await self.tried(person.click(panel, custom_id=self.chance.choice(usable).custom_id)))

    async def take_back(self, match: Match, guild: int) -> None:
        if self.taking_back:
            match.is_exact = False
            await self.told(
                await self.tried(self.someone().slash(self.general(guild), "/game undo", match=match.number))
            )

    async def vote(self, match: Match, guild: int) -> None:
        who = self.someone()
        await self.told(await self.tried(who.slash(self.general(guild), "/table pause", match=match.number)))
        await self.pause()
        other = self.someone()
        agree = {"agree": self.chance.random() < 0.5}
        await self.told(await self.tried(other.slash(self.general(guild), "/table vote", match=match.number, **agree)))
        await self.told(await self.tried(who.slash(self.general(guild), "/table resume", match=match.number)))

    async def letters(self, match: Match, guild: int) -> None:
        """Somebody closes their direct messages for a while, or for good."""
        who = self.someone()
        await who.close_dms()
        await asyncio.sleep(self.chance.choice((1.0, 30.0)))
        await who.open_dms()

    async def nuisance(self, match: Match) -> None:
        """A moderator deletes what the bot needs, or closes a channel to it for a while."""
        await asyncio.sleep(self.chance.uniform(0, self.end - self.world.now()))
        match.is_exact = False
        place = (await self.desk.lobby(match.number))[0].place
        thread, page = place.get("thread"), place.get("page") or {}
        what = self.chance.randrange(4)
        self.note(f"a nuisance in {match.number}: {what}, thread {thread}, table {page.get('message')}")
        try:
            if what == 0 and thread:
                await self.box.call("delete_channel", channel=str(thread))
            elif what == 1 and page.get("message"):
                await self.box.call("delete_message", channel=str(page["thread"]), message=str(page["message"]))
            elif what == 2 and "channel" in place:
                channel = str(place["channel"])
                await self.box.call(
                    "permit", channel=channel, who="bot", deny=["send_messages", "send_messages_in_threads"]
                )
                await asyncio.sleep(self.chance.choice((1.0, 60.0)))
                await self.box.call(
                    "permit", channel=channel, who="bot", allow=["send_messages", "send_messages_in_threads"]
                )
            elif thread:
                await self.box.call("set_thread", channel=str(thread), archived=True)
        except Mistake:
            return

    # small things

    def someone(self) -> Person:
        return self.chance.choice([self.box.user("Ada"), self.box.user("Ben")])

    def general(self, guild: int) -> str:
        channels = self.world.server.core.world.channels.values()
        return next(str(one.id) for one in channels if one.guild_id == guild and one.name == "general")

    def shown(self, person: Person, page: dict[str, Any]) -> Message | None:
        found = self.world.server.core.world.messages.get(page.get("thread", 0), {}).get(page.get("message", 0))
        return self.box.messages.get(str(found.id)) if found else None

    async def pause(self) -> None:
        await asyncio.sleep(self.chance.choice(PAUSES) if self.chance.random() < 0.95 else ASLEEP)

    async def tried(self, asked: Awaitable[Reply]) -> Reply | None:
        """What came of it; None: it cannot be asked now."""
        try:
            reply = await asked
        except Mistake as mistake:
            self.note(f"not asked: {mistake}")
            return None
        self.note(f"answered: {reply.kind} {reply.message_or_none and reply.text[:60]!r}")
        return reply

    async def told(self, reply: Reply | None) -> Message | None:
        """The answer, once it is there."""
        if reply is None or reply.message_or_none is None:
            return None
        try:
            return await reply.done(PATIENCE)
        except TimeoutError:
            return None

    def note(self, what: str) -> None:
        self.world.note(what)

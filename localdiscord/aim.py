"""Points an unmodified discord.py at a box. For launchers and tests only; bot code never calls it."""


def point(rest_url: str, gateway_url: str) -> None:
    """Sets the three addresses of discord.py, before it logs in."""
    import discord
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = rest_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    discord.asset.Asset.BASE = rest_url.split("/api/")[0]

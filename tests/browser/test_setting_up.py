"""Before a game and beside it: languages, and what is proposed for a table."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Watch
from tests.browser.person import LONG


def _loaded(page: Page) -> None:
    """Waits till nothing is being fetched that leaving the page would break off."""
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)


@pytest.mark.parametrize(("locale", "button"), [("nl-BE", "Speel tegen bots"), ("de-CH", "Gegen Bots spielen")])
def test_the_page_speaks_the_language_of_the_browser(
    browser: Browser, base_url: str, watch: Watch, locale: str, button: str
) -> None:
    page = watch(browser.new_context(base_url=base_url, locale=locale)).new_page()
    page.goto("/")
    expect(page.get_by_role("button", name=button)).to_have_count(4)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    _loaded(page)
    page.context.close()


def test_a_language_is_chosen_by_the_address_or_in_the_settings_and_remembered(page: Page) -> None:
    page.goto("/?lang=nl")
    expect(page.get_by_role("button", name="Speel tegen bots")).to_have_count(4)
    _loaded(page)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Nederlands").check()
    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()
    _loaded(page)
    page.reload()
    expect(page.get_by_role("button", name="Speel tegen bots")).to_have_count(4)
    _loaded(page)


def test_variants_are_proposed_for_those_who_sit_down_until_one_is_chosen(page: Page) -> None:
    page.goto("/?game=miezemauzen")
    short = page.get_by_role("radio", name=re.compile("^10: a short match.* suggested for a short game"))
    usual = page.get_by_role("radio", name=re.compile("^25"))
    expect(short).to_be_checked(timeout=LONG)
    for bots in page.get_by_role("radiogroup").all():
        bots.get_by_role("radio", name="person").check(force=True)
    expect(usual).to_be_checked()
    page.get_by_role("radio", name=re.compile("^15")).check()
    page.get_by_role("button", name="One more seat").click()
    expect(page.get_by_role("radio", name=re.compile("^15"))).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^At most 50.* suggested for 5 players"))).to_be_checked()


def test_a_seat_is_offered_by_the_name_of_who_sits_there(page: Page) -> None:
    page.goto("/?game=miezemauzen")
    first = page.get_by_role("group", name="First dealer").get_by_role("radio")
    expect(first).to_have_count(5, timeout=LONG)
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_role("group", name="First dealer").get_by_role("radio", name="Ada").check()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("log").get_by_text("Deal 1: Ada deals")).to_be_visible(timeout=LONG)


def test_play_at_once_takes_what_is_proposed(page: Page) -> None:
    page.goto("/")
    page.get_by_role("article", name="Miezemauzen").get_by_role("button", name="Play against bots").click()
    expect(page.get_by_text(re.compile("^10 points")).first).to_be_visible(timeout=LONG)

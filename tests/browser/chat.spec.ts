import { randomUUID } from "node:crypto";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { join } from "./join.ts";
import { ChatPage } from "./pages/ChatPage.ts";

test.use({ listens: true });

/** The demo's people as their colleagues see them. */
const owner = "Anjali Rao";
const seller = "Meera Nair";
const demoUser = "Ishita Menon";
const noMatch = "Sorry, We didn't find any results matching this search";

/** How many messages stand in a conversation from this one on, itself included; 0 while it is not there. */
async function countFrom({ log }: ChatPage, text: string): Promise<number> {
  const texts = await log.getByRole("listitem").allInnerTexts();
  const at = texts.findIndex((one) => one.includes(text));
  return at === -1 ? 0 : texts.length - at;
}

/** Runs in the page: streams of events fail until somebody presses "Try now", however soon the console tries again by itself. */
function withoutEventsUntilWished(): void {
  const { fetch } = window;
  let isWished = false;
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Element && target.closest("button")?.textContent === "Try now") isWished = true;
    },
    { capture: true },
  );
  window.fetch = (input, init) =>
    !isWished && new Headers(init?.headers).get("accept") === "text/event-stream"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : fetch(input, init);
}

const line = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

test("M-FRAME-1 the friend list opens beside the page, finds by name, closes with Escape and leads to the chat", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const chat = new ChatPage(page);
  await chat.button.click();
  const search = chat.panel.getByRole("searchbox", { name: "Search by name" });
  await expect(search).toBeFocused();
  await expect(chat.panel.getByRole("link", { name: seller })).toContainText("Verdant Indiranagar");
  await expect(chat.panel.getByRole("link", { name: demoUser })).toContainText("Demo");
  await search.fill("NAI");
  await expect(chat.panel.getByRole("listitem")).toHaveCount(1);
  await expect(chat.panel.getByRole("link", { name: seller })).toBeVisible();
  await search.fill("nobody of this name");
  await expect(chat.panel.getByRole("status")).toHaveText(noMatch);
  // The first Escape empties the search, as in every search box; the second closes the list.
  await search.press("Escape");
  await expect(chat.panel.getByRole("link", { name: demoUser })).toBeVisible();
  await search.press("Escape");
  await expect(chat.panel).toHaveCount(0);
  await expect(chat.button).toBeFocused();

  await page.keyboard.press("Enter");
  await chat.panel.getByRole("link", { name: seller }).click();
  await expect(page).toHaveURL(/#\/chat\/.+/);
  await expect(page.getByRole("heading", { level: 2, name: seller })).toBeVisible();
  await expect(chat.box).toBeFocused();
});

test("M-FRAME-2 two people of a company talk live, and another company sees nothing of it", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("otherOwner");
  const stranger = new ChatPage(page);
  const sellerPage = await join(browser, product, "seller");
  const ownerPage = await join(browser, product, "owner");
  const asSeller = new ChatPage(sellerPage);
  const asOwner = new ChatPage(ownerPage);

  await asOwner.talkTo(seller);
  await expect(asOwner.head).toContainText("Online");
  const first = line("The seed trays are here");
  await asOwner.send(first);
  await expect(asOwner.message(first)).toBeVisible();
  await expect(asSeller.button).toHaveAccessibleName(/^Friend list, \d+ unread messages?$/);

  await asSeller.talkTo(owner);
  await expect(asSeller.message(first)).toBeVisible();
  await expect(asSeller.button).toHaveAccessibleName("Friend list");
  await expect(asOwner.message(first)).toContainText("Seen");

  // Who pauses counts as having stopped: it is seen while somebody goes on typing.
  await expect(async () => {
    await asSeller.box.press("h");
    await expect(asOwner.head).toHaveText("Typing…", { timeout: 2_000 });
  }).toPass();
  const second = line("How many?");
  await asSeller.send(second);
  await expect(asOwner.message(second)).toBeVisible();
  await expect(asOwner.head).toContainText("Online");
  const third = `${line("Forty")}\nand two pallets of soil`;
  await asOwner.send(third);
  await expect(asSeller.message("and two pallets of soil").last()).toContainText(third.replace("\n", " "));

  await stranger.page.goto(`/${new URL(ownerPage.url()).hash}`);
  await expect(page.getByText("This person is not here")).toBeVisible();
  await expect(stranger.person(demoUser)).toBeVisible();
  await expect(stranger.person(seller)).toHaveCount(0);
  await expect(stranger.button).toHaveAccessibleName("Friend list");
  await sellerPage.context().close();
  await expect(asOwner.head).toContainText("Offline");
  await ownerPage.context().close();
});

test("M-FRAME-2 a demo user answers once, and the answer stays", async ({ page, signIn }) => {
  await signIn("seller");
  const chat = new ChatPage(page);
  await chat.talkTo(demoUser);
  const text = line("Is the lavender in?");
  await chat.send(text);
  await expect.poll(() => countFrom(chat, text)).toBe(2);
  await page.reload();
  await expect(chat.message(text)).toBeVisible();
  await expect.poll(() => countFrom(chat, text)).toBe(2);
});

test("a message that could not be sent stays, with what to do about it, and what was begun outlives a reload", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const chat = new ChatPage(page);
  await chat.talkTo(demoUser);
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("idempotencyKey") ? route.abort() : route.fallback(),
  );
  const text = line("Lost on the way");
  await chat.send(text);
  await expect(chat.message(text)).toContainText("It may have been sent.");
  await page.unroute("**/graphql");
  await chat.message(text).getByRole("button", { name: "Send again" }).click();
  await expect(chat.message(text)).toHaveCount(1);
  await expect(chat.message(text)).not.toContainText("may have been sent");

  await chat.box.fill("Half a sentence");
  await chat.person(seller).click();
  await expect(chat.box).toHaveValue("");
  await chat.person(demoUser).click();
  await expect(chat.box).toHaveValue("Half a sentence");
  await chat.box.fill("a".repeat(2001));
  await expect(page.getByText("A message has at most 2000 characters")).toBeVisible();
  await chat.box.press("Enter");
  await expect(chat.box).toHaveValue("a".repeat(2001));
});

test("a stream that broke off says so, and brings what was missed when it is back", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  const sellerPage = await join(browser, product, "seller");
  const asSeller = new ChatPage(sellerPage);
  await page.addInitScript(withoutEventsUntilWished);
  await signIn("owner");
  const asOwner = new ChatPage(page);
  await asOwner.talkTo(seller);
  const notice = page.getByText("The connection is interrupted. New messages appear as soon as it is back.");
  await expect(notice).toBeVisible();
  await asSeller.talkTo(owner);
  const missed = line("Are you there?");
  await asSeller.send(missed);
  await expect(asSeller.message(missed)).toBeVisible();
  await expect(asOwner.message(missed)).toHaveCount(0);
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(asOwner.message(missed)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await sellerPage.context().close();
});

test("X-A11Y, X-MOB axe finds nothing in the friend list and the chat; a phone shows one half at a time", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn("owner");
  const chat = new ChatPage(page);
  await chat.button.click();
  await expect(chat.panel.getByRole("link", { name: seller })).toBeVisible();
  expect(await axeFindings(page), "friend list").toEqual([]);
  await chat.panel.getByRole("searchbox", { name: "Search by name" }).press("Escape");
  await expect(chat.panel).toHaveCount(0);
  await chat.talkTo(demoUser);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(chat.person(seller)).toBeHidden();
  expect(await axeFindings(page), "phone").toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("link", { name: "All people" }).click();
  await expect(chat.person(seller)).toBeVisible();
  await expect(chat.box).toBeHidden();
});

import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { forgetLook } from "./forgetLook.ts";
import { graphqlRequests } from "./graphqlRequests.ts";

test.afterEach(({ product }) => forgetLook(product));

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const box = (page: Page) => page.getByRole("combobox", { name: "Search for screens, actions and records" });

test("X-PAL the palette finds screens, actions and records by keyboard, and remembers where one was", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("har-snake");
  await expect(page.getByRole("option", { selected: true })).toContainText("Snake Plant");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Snake Plant");
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option").first()).toHaveText(
    "Snake Plant",
  );
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("tenzin dol");
  const order = page.getByRole("group", { name: "Orders" }).getByRole("option").first();
  await expect(order).toHaveAttribute("aria-selected", "true");
  await expect(order).toContainText("Tenzin Dolma");
  const [number = "none"] = /^\d{4}-\d{6}/.exec(await order.innerText()) ?? [];
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("dark col");
  await expect(page.getByRole("option", { selected: true })).toHaveText("Dark colours");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("no such thing");
  await expect(page.getByText("Opps!! There are no result found.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveCount(0);
});

test("X-PAL people and partners are found too, and lead to their pages", async ({ page, signIn }) => {
  await signIn("owner");
  await expect(menu(page)).toBeVisible();
  for (const [words, group, record] of [
    ["sahyadri", "Vendor", "Sahyadri Botanicals"],
    ["meera", "People", "Meera"],
  ] as const) {
    await page.keyboard.press("Control+k");
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(words);
    const found = page.getByRole("group", { name: group }).getByRole("option").first();
    await expect(found).toContainText(record);
    await found.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(record);
  }
});

test("X-PAL typing on sends one request, of fourteen calls at most", async ({ page, signIn }) => {
  await signIn("owner");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  const requests = await graphqlRequests(page, async () => {
    // All in one go: however slow the machine is, nobody rests between two letters.
    await page.evaluate(() => {
      for (const letter of "plant") document.execCommand("insertText", false, letter);
    });
    await expect(box(page)).toHaveValue("plant");
    await expect(page.getByRole("group", { name: "Categories" })).toBeVisible();
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.upstream.length).toBeLessThanOrEqual(14);
});

test("X-PAL a seller finds their own products, and no screens of others", async ({ page, signIn }) => {
  await signIn("seller");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("brand");
  await expect(page.getByText("Opps!! There are no result found.")).toBeVisible();
});

test("X-KEY g and a letter go, ? lists the keys, and none of it happens while typing", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Sent together: the letter belongs to its `g` for a moment only.
  const go = (letter: string) => Promise.all([page.keyboard.press("g"), page.keyboard.press(letter)]);
  await go("p");
  await expect(page).toHaveURL(/#\/master\/ViewProduct$/);
  await page.getByRole("searchbox", { name: "Search products" }).pressSequentially("gl?/");
  await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue("gl?/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/#\/master\/ViewProduct/);
  await expect(page).toHaveURL(/searchTerm=/);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("searchbox", { name: "Search products" })).not.toBeFocused();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator(":focus").or(sheet.and(page.locator(":focus")))).toHaveCount(1);
  await go("h");
  await expect(page).toHaveURL(/#\/master\/ViewProduct/);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await go("h");
  await expect(page).toHaveURL(/#\/dashboard\/default$/);
});

// In light, and on a phone, they are looked at where everything is that opens (widths.spec.ts).
test("X-A11Y axe finds nothing in the frame's own overlays, dark", async ({ page, signIn }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await signIn("owner");
  const expectClean = async (state: string) => expect(await axeFindings(page), state).toEqual([]);
  await page.goto("/#/dashboard/default");
  await expect(page.getByRole("main").getByRole("link", { name: /^Enabled/ })).toBeVisible();
  await expectClean("home");
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("zzz");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expectClean("the search without a result");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Account/ }).click();
  await expectClean("the account menu");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Bookmarks" }).click();
  const starred = page.getByRole("searchbox", { name: "Search for a place to star" });
  await starred.fill("ban");
  await expectClean("the bookmarks");
  await expect(starred).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("plant");
  await expect(page.getByRole("group", { name: "Categories" })).toBeVisible();
  await expectClean("the palette");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectClean("the sheet of keys");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { sampleJpeg, samplePng } from "../../bff/test/doubles/sampleImages.ts";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { chooseInRow, deleteByRow } from "./rows.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";
import { dayField, typeDay } from "./typeDay.ts";

/** A slogan that no other test uses. */
const newSlogan = (): string => `Grow ${randomUUID().slice(0, 8)}`;

async function open(page: Page, address = "?pageSize=25"): Promise<void> {
  await page.goto(`/#/master/ViewBanner${address}`);
  await expect(page.getByRole("grid", { name: "Banners" })).toBeVisible();
}

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Add banner" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Order ID" })).not.toHaveValue("");
  return dialog;
}

async function chooseImage(dialog: Locator, name: string, buffer: Buffer): Promise<void> {
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
  await expect(dialog.getByText("64 × 48 pixels")).toBeVisible();
}

async function chooseCategory(dialog: Locator, level: 1 | 2, name: string): Promise<void> {
  const box = dialog.getByRole("combobox", { name: `Level${level} Category` });
  await box.press("ArrowDown");
  await dialog.page().getByRole("option", { name }).first().click();
  await expect(box).toHaveValue(name);
}

async function add(page: Page, slogan: string): Promise<Locator> {
  const dialog = await openAdd(page);
  await chooseImage(dialog, "banner.png", await samplePng());
  await dialog.getByRole("textbox", { name: "Banner Slogan" }).fill(slogan);
  await dialog.getByRole("textbox", { name: "Banner Button Text" }).fill("Shop");
  await chooseCategory(dialog, 1, "Kitchen & Dining");
  await dialog.getByRole("button", { name: "Add banner" }).click();
  await expect(dialog).toHaveCount(0);
  return page.getByRole("row", { name: slogan });
}

/** The slogans from top to bottom. */
const slogans = (page: Page): Promise<string[]> => page.getByRole("rowheader").allInnerTexts();

/** A place to drop a banner at; while it has the focus, the next key goes on from there. */
const landing = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name });

const message = (page: Page, text: string): Locator =>
  page.getByRole("alertdialog").filter({ hasText: text });

test("M-BAN-1 a banner is added with its picture, comes last, and stands in the list without a reload", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const [list] = await graphqlRequests(page, () => open(page));
  expect(list?.upstream).toEqual(["GET /v1/companyBanner/company_po_id/{id}", "GET /v1/categoryPO"]);
  const slogan = newSlogan();
  const dialog = await openAdd(page);
  // The preview says what is typed, on both screens.
  await dialog.getByRole("textbox", { name: "Banner Slogan" }).fill(slogan);
  await dialog.getByRole("textbox", { name: "Banner Button Text" }).fill("Shop now");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview.getByText(slogan)).toHaveCount(2);
  await expect(preview.getByText("Shop now")).toHaveCount(2);
  await expect(preview.locator("img")).toHaveCount(0);
  await chooseImage(dialog, "banner.png", await samplePng());
  await expect(preview.locator("img")).toHaveCount(2);
  await chooseCategory(dialog, 1, "Kitchen & Dining");
  await chooseCategory(dialog, 2, "Cookware");
  const order = Number(await dialog.getByRole("textbox", { name: "Order ID" }).inputValue());
  const requests = await graphqlRequests(page, async () => {
    // By key: what comes to lie under a resting pointer when the dialog has gone may be a link, which is asked for at once.
    await dialog.getByRole("button", { name: "Add banner" }).press("Enter");
    // A message that goes by itself is looked for first.
    await expect(page.getByText("Banner Added Successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
  // The chosen category is checked; the response then names the one above it.
  expect(requests.map(({ upstream }) => upstream)).toEqual([
    ["GET /v1/categoryPO", "POST /v1/companyBanner", "GET /v1/categoryPO"],
  ]);
  const row = page.getByRole("row", { name: slogan });
  await expect(row).toContainText("Kitchen & Dining › Cookware");
  await expect(row).toContainText(String(order));
  await expect(page.getByRole("rowheader").last()).toContainText(slogan);
  await page.reload();
  const picture = row.locator("img");
  await expect(picture).toHaveJSProperty("naturalWidth", 64);
});

test("M-BAN-1 every empty field says what it needs, and nothing is sent; two banners in one place are a warning", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await open(page);
  const dialog = await openAdd(page);
  const requests = await graphqlRequests(page, async () => {
    await dialog.getByRole("button", { name: "Add banner" }).click();
    for (const text of [
      "Image is required",
      "Banner Slogan is required",
      "Banner Button Text is required",
      "Level1 Category is required",
    ]) {
      await expect(dialog.getByText(text).first(), text).toBeVisible();
    }
  });
  expect(requests).toEqual([]);
  const order = dialog.getByRole("textbox", { name: "Order ID" });
  await order.fill("1");
  await order.blur();
  await expect(dialog.getByText(/has this order ID too\.$/)).toBeVisible();
  await typeDay(dayField(dialog, "Start Date"), "2026-12-02");
  await typeDay(dayField(dialog, "End Date"), "2026-12-01");
  await expect(dialog.getByText("End Date must not be before Start Date").first()).toBeVisible();
});

test("a banner is edited, its picture replaced, switched off, and copied with its picture", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  await open(page);
  const slogan = newSlogan();
  const row = await add(page, slogan);
  const before = await row.locator("img").getAttribute("src");
  await page.getByRole("button", { name: `Edit ${slogan}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "other.jpg",
    mimeType: "",
    buffer: await sampleJpeg(),
  });
  await expect(dialog.getByText("other.jpg")).toBeVisible();
  await expect(dialog.getByText("64 × 48 pixels")).toBeVisible();
  await dialog.locator("label", { hasText: "Show on storefront" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Banner Saved Successfully")).toBeVisible();
  await expect(row).toContainText("Off");
  const after = await row.locator("img").getAttribute("src");
  expect(after).not.toBe(before);
  // The picture before is gone with its place.
  await expect.poll(async () => (await page.request.get(before ?? "")).status()).toBe(404);

  await row.getByRole("button", { name: `More for ${slogan}` }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  const copy = newSlogan();
  await dialog.getByRole("textbox", { name: "Banner Slogan" }).fill(copy);
  await dialog.getByRole("button", { name: "Add banner" }).click();
  await expect(dialog).toHaveCount(0);
  const copied = page.getByRole("row", { name: copy });
  await page.reload();
  await expect(copied.locator("img")).toHaveJSProperty("naturalWidth", 64);
  expect(await copied.locator("img").getAttribute("src")).not.toBe(after);
});

test("X-UNDO banners change their place by keyboard at once, it is kept, and Undo puts them back", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await open(page);
  await expect(page.getByRole("button", { name: "Move" }).first()).toBeEnabled();
  const before = await slogans(page);
  const [first = "", second = ""] = before;
  const last = before.at(-1) ?? "";
  // From the button before the table into its first row, and to the handle in it.
  await page.getByRole("button", { name: "Columns" }).press("Tab");
  await expect(page.getByRole("row", { name: first })).toBeFocused();
  await pressUntilFocused(page, "ArrowRight", page.getByRole("button", { name: `Move ${first}` }));
  await page.keyboard.press("Enter");
  // Keys that come before there is a place to drop it at are lost.
  await expect(landing(page, /^Insert /).and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("End");
  await expect(landing(page, `Insert after ${last}`)).toBeFocused();
  const requests = await graphqlRequests(page, async () => {
    await page.keyboard.press("Enter");
    await expect(message(page, `${first} has moved`)).toBeVisible();
  });
  expect(requests.map(({ upstream }) => upstream)).toEqual([
    ["GET /v1/companyBanner", "POST /v1/companyBanner/{id}/position"],
  ]);
  const moved = [...before.slice(1), first];
  await expect.poll(() => slogans(page)).toEqual(moved);
  await page.reload();
  await expect.poll(() => slogans(page)).toEqual(moved);

  await chooseInRow(page, second, "Move down");
  await expect.poll(() => slogans(page)).not.toEqual(moved);
  await message(page, `${second} has moved`).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => slogans(page)).toEqual(moved);
});

test("X-UNDO a deleted banner disappears at once and can be brought back", async ({ page, signIn }) => {
  await signIn("owner");
  await open(page);
  const slogan = newSlogan();
  const row = await add(page, slogan);
  await chooseInRow(page, slogan, "Delete");
  await expect(row).toHaveCount(0);
  await message(page, `${slogan} deleted`).getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await deleteByRow(page, slogan, "DeleteBannerSuccess");
  await open(page, `?searchTerm=${encodeURIComponent(slogan)}`);
  await expect(page.getByText("No banner matches")).toBeVisible();
});

test("M-TBL-1 search and sort stand in the address; while they do, rows cannot be moved", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await open(page, "");
  await page.getByRole("columnheader", { name: "Banner" }).click();
  await expect(page).toHaveURL(/sortColumn=slogan&sortDirection=asc/);
  await page.getByRole("searchbox", { name: "Search banners" }).fill("balcony");
  await expect(page).toHaveURL(/searchTerm=balcony/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Move A balcony that feeds you" })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search banners" })).toHaveValue("balcony");
});

test("the second company sees no banner of the first", async ({ page, signIn }) => {
  await signIn("otherOwner");
  await open(page);
  await expect(page.getByText("A balcony that feeds you")).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`X-A11Y axe finds nothing on the list, the dialog and its messages, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signIn("owner");
    await open(page);
    expect(await axeFindings(page), "the list").toEqual([]);
    const dialog = await openAdd(page);
    expect(await axeFindings(page), "the dialog").toEqual([]);
    await dialog.getByRole("button", { name: "Add banner" }).click();
    await expect(dialog.getByText("Banner Slogan is required").first()).toBeVisible();
    expect(await axeFindings(page), "the messages").toEqual([]);
    // A day is taken from the calendar by keyboard.
    const start = dayField(dialog, "Start Date");
    await typeDay(start, "2026-12-31");
    await page.keyboard.press("Alt+ArrowDown");
    await expect(page.getByRole("grid", { name: /December 2026/ })).toBeVisible();
    expect(await axeFindings(page), "the calendar").toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("grid", { name: /January 2027/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(start.getByRole("spinbutton")).toHaveText(["01", "01", "2027"]);
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });
}

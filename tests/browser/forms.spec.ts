import type { Locator, Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { CategoryPage } from "./pages/CategoryPage.ts";
import { respondWith } from "./respondWith.ts";

/** A phone: the dialogs and the messages share the least room. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const centre = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Lets no change through: the gateway cannot be reached. */
const breakOff = (page: Page) =>
  page.route("**/graphql", (route) =>
    route.request().postData()?.includes('"input":') ? route.abort() : route.fallback(),
  );

test("X-FORM a refused or failed save says so in the form, and nothing moves under the press that tries again", async ({
  page,
  signIn,
}) => {
  // With room around it, a dialog stands in the middle: lower, its buttons are elsewhere.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn("owner");
  const categories = new CategoryPage(page);
  const taken = await categories.addOne();
  await page.getByRole("button", { name: "Add category" }).first().click();
  await categories.field("Name").fill(taken);
  await categories.field("Description").fill("Everything for a green balcony");
  await categories.field("Order ID").fill("7");
  const add = categories.dialog.getByRole("button", { name: "Add category" });
  const summary = categories.dialog.getByRole("region");

  // Refused: the message goes with the focus, and the dialog shrinks with it.
  await add.click();
  await expect(summary).toBeFocused();
  await categories.field("Name").press("End");
  await page.keyboard.type(" two");
  const before = await centre(add);
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await expect(summary).toHaveCount(0);
  expect((await centre(add)).y).toBeCloseTo(before.y, 0);
  await page.mouse.up();
  await expect(categories.dialog).toHaveCount(0);

  // By touch, where the focus goes only after the finger is up.
  await categories.open(taken);
  await categories.edit(`${taken} two`);
  await categories.field("Name").fill(taken);
  const save = categories.dialog.getByRole("button", { name: "Save" });
  await save.tap();
  await expect(summary).toBeFocused();
  await categories.field("Name").press("End");
  await page.keyboard.type(" three");
  await breakOff(page);
  await save.tap();

  // Without a response: said in the form, and gone with the retry.
  await expect(summary).toHaveText("We could not reach the service. Try again.");
  await expect(page.getByRole("region", { name: "Messages" })).toHaveCount(0);
  await page.unroute("**/graphql");
  await save.tap();
  await expect(categories.dialog).toHaveCount(0);
  await expect(categories.row(`${taken} three`)).toBeVisible();
});

test("X-FORM an address typed by hand, Back and Forward ask before a changed form is left", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const categories = new CategoryPage(page);
  const name = await categories.addOne();
  await page.goto("/#/master/Viewbrand");
  await categories.open(name);
  const here = page.url();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  const answer = (button: string) => question.getByRole("button", { name: button }).click();
  await categories.edit(name);
  await categories.field("Description").fill("Half an idea");
  const stays = async () => {
    await answer("Keep editing");
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(here);
    await expect(categories.field("Description")).toHaveValue("Half an idea");
  };

  await page.goto("/#/master/ViewBanner");
  await stays();
  await page.goBack();
  await stays();
  // A bookmark of old, in another case.
  await page.goto("/#/master/viewbanner");
  await answer("Discard");
  await expect(page.getByRole("heading", { level: 1, name: "Banner" })).toBeVisible();

  // Where nothing was changed nobody is asked, and the history is as it was walked.
  await page.goBack();
  await expect(page).toHaveURL(here);
  await categories.edit(name);
  await categories.field("Description").fill("Half an idea");
  await page.goForward();
  await stays();
  await page.goForward();
  await answer("Discard");
  await expect(page.getByRole("heading", { level: 1, name: "Banner" })).toBeVisible();
});

test("X-FORM messages take no press meant for a button or a field; a failure goes with its page and with the retry, and Undo comes along", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const message = (text: RegExp) => page.getByRole("alertdialog").filter({ hasText: text });
  const failure = message(/We could not reach the service/);
  const star = async () => {
    await page.getByRole("button", { name: "Bookmarks" }).click();
    const finder = page.getByRole("searchbox", { name: "Search for a place to star" });
    await finder.fill("brand");
    await page.getByRole("button", { name: "Bookmark Brand", exact: true }).click();
    // What is searched for would be cleared first.
    await finder.fill("");
    await finder.press("Escape");
    await expect(finder).toHaveCount(0);
  };
  /** A press on its middle is one on it. */
  const isFree = async (target: Locator) => {
    await expect(target).toBeVisible();
    await expect.poll(() => target.evaluate(isOnTop)).toBe(true);
  };

  await page.goto("/#/master/ViewCategory1");
  await breakOff(page);
  await star();
  await expect(failure).toBeVisible();
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  for (const field of ["Name", "Description", "Order ID"]) {
    await isFree(dialog.getByRole("textbox", { name: field }));
  }
  await isFree(dialog.getByRole("button", { name: "Cancel" }));
  await isFree(dialog.getByRole("button", { name: "Add category" }));
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.goto("/#/master/editaddress");
  await page.getByRole("textbox", { name: "Street Name" }).fill("Half typed");
  await expect(failure).toHaveCount(0);
  await star();
  await expect(failure).toBeVisible();
  await isFree(page.getByRole("button", { name: "Discard" }));
  await isFree(page.getByRole("button", { name: "Save", exact: true }));
  await page.unroute("**/graphql");
  const starred = respondWith(page, "AddBookmarkSuccess");
  await star();
  await expect(failure).toHaveCount(0);
  await starred;
  const unstarred = respondWith(page, "RemoveBookmarkSuccess");
  await star();
  await unstarred;
  await page.getByRole("button", { name: "Discard" }).click();

  await page.goto("/#/master/ViewCollections");
  const shown = page.getByRole("switch", { name: /^Show .* on storefront$/ });
  await page.locator("label", { has: shown }).first().tap();
  const offer = message(/hidden from the storefront|shown on the storefront/);
  // Its time stands still while the focus is in it.
  await offer.getByRole("button", { name: "Undo" }).focus();
  await page.goto("/#/master/Viewbrand");
  await expect(page.getByRole("heading", { level: 1, name: "Brand" })).toBeVisible();
  const undone = respondWith(page, "EditCollectionSuccess");
  await offer.getByRole("button", { name: "Undo" }).tap();
  await undone;
});

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

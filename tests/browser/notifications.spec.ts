import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { type DraftProduct, draftProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { join } from "./join.ts";
import { callService } from "./restService.ts";

test.use({ listens: true });

/** The bell and its panel in one window. */
const parts = (page: Page) => {
  const panel = page.getByRole("dialog", { name: "Notifications" });
  return {
    // What lies under the open panel is out of reach.
    bell: page.getByRole("button", { name: /^Notifications/, includeHidden: true }),
    panel,
    row: ({ name }: DraftProduct) => panel.getByRole("listitem").filter({ hasText: name }),
    said: page.getByRole("status").filter({ hasText: "handed in for review" }),
  };
};

test("X-NOTICES what happens is told in every window at once, read in one it is read in the other, and what is switched off is not told", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  const setState = ({ id }: DraftProduct, prod_status: string) =>
    callService(product, "PUT", `/v1/companySellerProdLoc/prod_status/${id}`, { prod_status });
  await signIn("owner");
  const other = await page.context().newPage();
  const [here, there] = [parts(page), parts(other)];
  for (const window of [page, other]) await window.goto("/#/dashboard/default");
  const seller = await join(browser, product, "seller");

  await test.step("the bell has a number, which is gone once somebody has looked", async () => {
    await here.bell.click();
    const all = here.panel.getByRole("button", { name: "Mark all as read" });
    // The demo has notices of its own.
    await all.click();
    await expect(all).toHaveCount(0);
    await page.keyboard.press("Escape");
    for (const { bell } of [here, there]) await expect(bell).toHaveAccessibleName("Notifications");
  });

  const first = await draftProduct(product, "Told pot");
  await test.step("a product that is handed in is counted, said and in the tab's title in both windows", async () => {
    await setState(first, "pending");
    for (const [window, { bell, said }] of [
      [page, here],
      [other, there],
    ] as const) {
      await expect(bell).toHaveAccessibleName("Notifications, 1 new");
      await expect(window).toHaveTitle("(1) Home");
      await expect(said).toHaveText(`${first.name} was handed in for review`);
    }
  });

  await test.step("by keys alone the panel opens and closes, in the other window it is seen as well", async () => {
    await here.bell.focus();
    await page.keyboard.press("Enter");
    await expect(here.row(first)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    for (const window of [page, other]) await expect(window).toHaveTitle("Home");
    await expect(there.bell).toHaveAccessibleName("Notifications");
    await page.keyboard.press("Escape");
    await expect(here.panel).toHaveCount(0);
    await expect(here.bell).toBeFocused();
  });

  await test.step("what is read in one window is read in the other, and a row leads to its product", async () => {
    await there.bell.click();
    await expect(there.row(first).getByRole("button")).toBeVisible();
    await here.bell.click();
    await here
      .row(first)
      .getByRole("button", { name: /^Mark as read/ })
      .click();
    await expect(there.row(first).getByRole("button")).toHaveCount(0);
    await there.row(first).getByRole("link").click();
    await expect(there.panel).toHaveCount(0);
    await expect(other.getByRole("heading", { level: 1, name: first.name })).toBeVisible();
  });

  await test.step("a kind that is switched off is told to nobody who has done so, and to the others still", async () => {
    await here.panel.getByRole("link", { name: "Choose what you are told of" }).click();
    await page.getByRole("button", { name: /A product is handed in for review/ }).click();
    await page.getByRole("option", { name: "Not at all" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your choice is saved.")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const second = await draftProduct(product, "Silent pot");
    await setState(second, "pending");
    await setState(second, "enabled");
    // What happens is told in its order: when the seller has heard of the second, the owner would have of the first.
    // With what else was enabled within the hour it is one notice.
    await expect(seller.getByRole("status").filter({ hasText: "enabled" })).toHaveText(
      new RegExp(`^(${second.name} was|\\d+ products were) enabled$`),
    );
    await page.reload();
    await here.bell.click();
    await expect(here.row(first)).toBeVisible();
    await expect(here.row(second)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /A product is handed in for review/ }).click();
    await page.getByRole("option", { name: "In the back office" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your choice is saved.")).toBeVisible();
  });
  await seller.context().close();
});

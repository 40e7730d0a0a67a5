import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";

const list = "/#/master/ViewProduct?pageSize=25";
const inWindow = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const inTable = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector(".ui-table-scroll")?.scrollTop ?? -1));

test("going back finds a list where it was left, in its frame and on a phone; another address starts at the top", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const rows = page.getByRole("rowheader");

  await page.goto(list);
  await expect(rows).toHaveCount(25);
  await rows.nth(18).scrollIntoViewIfNeeded();
  const left = await inTable(page);
  expect(left).toBeGreaterThan(200);
  await rows.nth(18).click();
  await expect(page.getByRole("heading", { level: 2, name: "Variants" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(25);
  await expect.poll(() => inTable(page)).toBe(left);
  // The same table with other rows.
  await page.goto(`${list}&page=2`);
  await expect.poll(() => inTable(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => inTable(page)).toBe(left);

  // A phone scrolls the page itself. The rows come after the page: the list is asked for again.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/#/master/Viewmanu?pageSize=10");
  await page.goto(list);
  await expect(rows).toHaveCount(25);
  await rows.nth(18).scrollIntoViewIfNeeded();
  const down = await inWindow(page);
  expect(down).toBeGreaterThan(1_000);
  await page.goto("/#/master/Viewbrand?pageSize=25");
  await expect(page.getByRole("button", { name: "Add brand" })).toBeVisible();
  expect(await inWindow(page)).toBe(0);
  await page.route("**/graphql", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goBack();
  await expect.poll(() => inWindow(page)).toBe(down);
});

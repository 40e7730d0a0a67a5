import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";

const headers = (page: Page) => page.getByRole("columnheader").allInnerTexts();

for (const [route, calls] of [
  ["Viewbrand", ["GET /v1/companyBrand/company_po_id/{id}"]],
  ["Viewmanu", ["GET /v1/companySellerManu/company_po_id/{id}", "GET /v1/companySeller"]],
] as const) {
  test(`M-SCR-1 the list ${route} is one request: ${calls.join(", ")}`, async ({ page, signIn }) => {
    await signIn("owner");
    const requests = await graphqlRequests(page, async () => {
      await page.goto(`/#/master/${route}`);
      await expect(page.getByRole("row")).toHaveCount(6);
    });
    expect(requests.map(({ upstream }) => upstream)).toEqual([calls]);
  });
}

for (const route of ["Viewbrand", "Viewmanu"]) {
  test(`M-TBL-2 the list ${route} is sorted by products, up, down and not at all`, async ({
    page,
    signIn,
  }) => {
    await signIn("owner");
    await page.goto(`/#/master/${route}?pageSize=25`);
    const column = page.getByRole("columnheader", { name: "Products" });
    await expect(column).toBeVisible();
    const columns = await headers(page);
    const firsts: number[] = [];
    for (const [sort, short, sign] of [
      ["ascending", "asc", 1],
      ["descending", "desc", -1],
    ] as const) {
      await column.click();
      await expect(page).toHaveURL(new RegExp(`sortColumn=products&sortDirection=${short}`));
      await expect(column).toHaveAttribute("aria-sort", sort);
      await expect(async () => {
        const rows = await page
          .getByRole("row")
          .filter({ has: page.getByRole("gridcell") })
          .all();
        const cells = await Promise.all(rows.map((row) => row.locator("td").allInnerTexts()));
        const counts = cells.map((texts) => Number(texts[columns.indexOf("Products")]));
        expect(counts.length).toBeGreaterThan(1);
        expect(counts.filter((count) => !Number.isInteger(count))).toEqual([]);
        expect(counts).toEqual(counts.toSorted((one, other) => sign * (one - other)));
        firsts.push(counts[0] ?? Number.NaN);
      }).toPass();
    }
    expect(firsts.at(-1)).toBeGreaterThan(firsts[0] ?? Number.NaN);
    await column.click();
    await expect(page).not.toHaveURL(/sortColumn/);
  });
}

test("columns are hidden and moved with the keyboard alone, kept for one person and reset", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  await expect(page.getByRole("columnheader", { name: "Products" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search brands" }).focus();
  await pressUntilFocused(page, "Tab", page.getByRole("button", { name: "Columns" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await expect(dialog.getByRole("checkbox", { name: "Name" })).toBeDisabled();
  await pressUntilFocused(page, "Tab", dialog.getByRole("checkbox", { name: "Products" }));
  await page.keyboard.press("Space");
  await pressUntilFocused(page, "Tab", dialog.getByRole("button", { name: "Move Name later" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const chosen = ["", "Added", "Name", "Actions"];
  await expect.poll(() => headers(page)).toEqual(chosen);
  await page.reload();
  await expect.poll(() => headers(page)).toEqual(chosen);
  await page.getByRole("button", { name: "Columns" }).click();
  await dialog.getByRole("button", { name: "Reset columns" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => headers(page)).toEqual(["", "Name", "Products", "Added", "Actions"]);
});

test("rows are selected with the keyboard over two pages, counted, and given up by Clear", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  const first = page.getByRole("row").nth(1);
  await expect(first).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Space");
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  await expect(bar).toContainText("1 selected");
  const names = page.getByRole("rowheader");
  const before = await names.first().innerText();
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(names.first()).not.toHaveText(before);
  // From the first row up into the header.
  await first.focus();
  await pressUntilFocused(
    page,
    "ArrowUp",
    page.getByRole("checkbox", { name: "Select all rows of this page" }),
  );
  await page.keyboard.press("Space");
  await expect(bar).toContainText(`${1 + (await names.count())} selected`);
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole("button", { name: "Clear" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("row", { selected: true })).toHaveCount(0);
});

test("a row's menu opens by keys at its first action, and gives the focus back to its button", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  const row = page.getByRole("row").nth(2);
  const dots = row.locator("button[aria-haspopup=menu]");
  const menu = page.getByRole("menu");
  // Once by the pointer, so that the table is left at this cell.
  await dots.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dots).toBeFocused();
  for (const key of ["Enter", "Space", "Alt+ArrowDown"]) {
    await page.keyboard.press(key);
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(dots).toBeFocused();
  }
  await expect(page).toHaveURL(/Viewbrand$/);
});

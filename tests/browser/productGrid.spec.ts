import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import * as v from "valibot";
import { axeFindings } from "./axeFindings.ts";
import { type DraftProduct, variedProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { callService } from "./restService.ts";

const variants = v.array(
  v.looseObject({ varient_id: v.number(), product_price: v.string(), sku_seller: v.nullable(v.string()) }),
);

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const paste = async (page: Page, text: string) => {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await press(page, "Control+V");
};

test("X-GRID 300 × 4 cells are pasted with seven wrong ones, the right ones are saved, and undone they are what they were, by keyboard alone", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const word = `Grid${randomUUID().slice(0, 6)}`;
  const drafts: DraftProduct[] = [];
  for (const name of ["Ash", "Birch", "Cedar"]) drafts.push(await variedProduct(product, `${word} ${name}`));
  const kept = async () => {
    const read = drafts.map(({ id }) =>
      callService(product, "GET", `/v1/companySellerProdVarient/AllowVarient/${id}`),
    );
    return (await Promise.all(read)).flatMap((rows) => v.parse(variants, rows));
  };
  const prices = async () => [
    ...new Map(
      Map.groupBy(await kept(), ({ product_price }) => product_price)
        .entries()
        .map(([price, rows]) => [price, rows.length]),
    ),
  ];
  await signIn("owner");
  await page.goto(`/#/master/ViewProduct?searchTerm=${word}&sortColumn=name&sortDirection=asc`);
  await page.getByRole("radio", { name: "Grid to edit prices, stock and tax" }).press("Space");
  const grid = page.getByRole("grid", { name: "Prices, stock and tax" });
  await expect(grid).toHaveAttribute("aria-rowcount", "301");
  const cell = (row: number, column: string) =>
    grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`);
  const [sku, price] = ["3", "4"];
  const wrong = new Map([3, 50, 99, 100, 200, 250, 299].map((row) => [row, "0"]));
  const line = (row: number) =>
    [`${word}-${row}`, wrong.get(row) ?? "₹ 1,250.50", "30", String(row)].join("\t");
  const table = Array.from({ length: 300 }, (_, row) => line(row)).join("\r\n");

  // One stop of Tab leads into the grid, and the next one out of it.
  await page.getByRole("radio", { name: "Grid to edit prices, stock and tax" }).focus();
  while (!(await cell(1, sku).evaluate((one) => one === document.activeElement))) await press(page, "Tab");
  await paste(page, table);
  const save = page.getByRole("button", { name: "Save 1,193 changes, 7 to correct" });
  await expect(save).toBeVisible();
  await expect(cell(4, price)).toHaveAttribute("aria-invalid", "true");
  await expect(cell(4, price)).toContainText("Price must be more than 0, with at most two decimals");
  expect(await axeFindings(page, "main")).toEqual([]);
  await save.press("Enter");
  await expect(page.getByText("Rows saved: 300", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "To correct: 7" })).toBeDisabled();
  expect(await prices()).toEqual([
    ["1250.50", 293],
    ["10.00", 7],
  ]);

  await cell(1, sku).focus();
  await press(page, "Control+Z");
  await page.getByRole("button", { name: "Save 1,193 changes" }).press("Enter");
  await expect(page.getByText("Rows saved: 300", { exact: true }).first()).toBeVisible();
  expect(await prices()).toEqual([["10.00", 300]]);
  expect((await kept()).map(({ sku_seller }) => sku_seller)).toEqual(Array.from({ length: 300 }, () => null));

  // What somebody else has changed meanwhile is shown beside one's own.
  await cell(1, sku).focus();
  await press(page, "ArrowRight");
  await expect(cell(1, price)).toBeFocused();
  await page.keyboard.type("99");
  await press(page, "Enter", "ArrowUp");
  const [first] = await kept();
  const meanwhile = { varient_id: first?.varient_id, product_price: "55" };
  await callService(product, "POST", "/v1/companySellerProdVarient/varientEdit", meanwhile);
  await page.getByRole("button", { name: "Save 1 change" }).press("Enter");
  const told = "Price was changed by somebody else meanwhile. Theirs: 55.00. Mine: 99.00.";
  await expect(page.getByText(told)).toBeVisible();
  await page.getByRole("button", { name: "Take mine" }).press("Enter");
  await page.getByRole("button", { name: "Save 1 change" }).press("Enter");
  await expect(page.getByText("Rows saved: 1", { exact: true }).first()).toBeVisible();
  expect((await kept())[0]?.product_price).toBe("99.00");

  // What is not saved is asked for before it is left, and is there again after the page was closed.
  await cell(2, price).focus();
  await page.keyboard.type("77");
  await press(page, "Enter", "ArrowUp", "Control+C", "ArrowDown");
  await press(page, "Control+V");
  await expect(page.getByRole("button", { name: "Save 2 changes" })).toBeVisible();
  // A click on another cell leaves what is typed where it was typed.
  await cell(4, price).click();
  await page.keyboard.type("88");
  await cell(5, price).click();
  await expect(cell(5, price)).toBeFocused();
  await expect(cell(4, price)).toHaveText(/^88.00/);
  await expect(cell(5, price)).toHaveText("10.00");
  await expect(page.getByRole("button", { name: "Save 3 changes" })).toBeVisible();
  await page.getByRole("link", { name: "Brand" }).first().press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press(page, "Escape");
  await expect(cell(2, price)).toHaveText(/^77.00/);
});

test("while the grid's own file is on its way, its place is said and shown to be loading", async ({
  page,
  signIn,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/productGrid-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await signIn("owner");
  await page.goto("/#/master/ViewProduct?view=grid");
  const main = page.getByRole("main");
  await expect(main.getByRole("status").filter({ hasText: "Loading products" })).toBeAttached();
  await expect(main.locator(".ui-skeleton")).toHaveCount(8);
  letGo();
  await expect(page.getByRole("grid", { name: "Prices, stock and tax" })).toBeVisible();
  await expect(main.locator(".ui-skeleton")).toHaveCount(0);
});

import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import * as v from "valibot";
import { axeFindings } from "./axeFindings.ts";
import { draftProduct, type DraftProduct, priceProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { callService } from "./restService.ts";

/** Opens one of the things that can be done with chosen products, by keyboard. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Change", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
}

test("X-BULK three products get another price after a look at it and have their own back, but for what was edited meanwhile; all that match are a job", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const word = `Bulk${randomUUID().slice(0, 6)}`;
  const drafts: DraftProduct[] = [];
  for (const name of ["Ash", "Birch", "Cedar"]) drafts.push(await draftProduct(product, `${word} ${name}`));
  const [ash, birch, cedar] = drafts;
  if (!ash || !birch || !cedar) throw new Error("Three drafts are made.");
  await priceProduct(product, ash, "100.00");
  await priceProduct(product, birch, "200.00");
  const prices = () =>
    Promise.all(
      drafts.map(async ({ id }) => {
        const kept = await callService(product, "GET", `/v1/companySellerProdLoc/${id}`);
        return v.parse(v.object({ product_price: v.nullable(v.string()) }), kept).product_price;
      }),
    );
  await signIn("owner");
  await page.goto(`/#/master/ViewProduct?searchTerm=${word}&sortColumn=name&sortDirection=asc`);
  const selectAll = page.getByRole("checkbox", { name: "Select all rows of this page" });
  await selectAll.check({ force: true });
  await choose(page, "Change prices");
  const dialog = page.getByRole("dialog", { name: "Change the prices of 3 products" });
  await dialog.getByRole("textbox", { name: "Percent" }).fill("10");
  expect(await axeFindings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("textbox", { name: "Percent" }).press("Enter");
  await expect(dialog.getByRole("list", { name: "What changes" }).getByRole("listitem")).toHaveText([
    new RegExp(`^${ash.name}Price₹100.00becomes₹110.00$`),
    new RegExp(`^${birch.name}Price₹200.00becomes₹220.00$`),
  ]);
  await expect(dialog.getByRole("region", { name: "What is refused" })).toContainText(
    `${cedar.name}: It has no price yet`,
  );
  expect(await axeFindings(page, "[role=dialog]")).toEqual([]);
  expect(await prices()).toEqual(["100.00", "200.00", null]);
  await dialog.getByRole("button", { name: "Change the prices of 2 products" }).press("Enter");
  await expect(page.getByText("2 changed, 1 refused")).toBeVisible();
  await expect(page.getByText("1 selected")).toBeVisible();
  await expect(page.getByText(`${cedar.name}: It has no price yet`)).toBeVisible();
  expect(await prices()).toEqual(["110.00", "220.00", null]);

  await priceProduct(product, birch, "250.00");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("1 taken back, 1 left as they are")).toBeVisible();
  await expect(page.getByText(`${birch.name}: It was changed since`)).toBeVisible();
  expect(await prices()).toEqual(["100.00", "250.00", null]);

  // Of all that match only the first page is on the screen; what the list is narrowed by goes along.
  for (const count of [1, 2, 3]) drafts.push(await draftProduct(product, `${word} Dune ${count}`));
  await callService(product, "PUT", "/v1/companySellerProdStock", {
    rows: drafts.map(({ id }) => ({ prod_id: Number(id), varient_id: null, set_to: 1, low_stock_at: 2 })),
  });
  await draftProduct(product, `${word} Ember`);
  await page.goto(`/#/master/ViewProduct?searchTerm=${word}&stock=LOW`);
  await page.reload();
  await selectAll.check({ force: true });
  await page.getByRole("button", { name: "Select all 6 that match" }).press("Enter");
  await choose(page, "Change values");
  const values = page.getByRole("dialog", { name: "Change the values of 6 products" });
  await values.getByRole("checkbox", { name: "HSN Code" }).press("Space");
  await values.getByRole("textbox", { name: "HSN Code" }).fill("7010");
  await values.getByRole("button", { name: "Show what changes" }).press("Enter");
  await values.getByRole("button", { name: "Change the values of 6 products" }).press("Enter");
  await expect(page.getByText("The change has begun. Closing this tab stops nothing.")).toBeVisible();
  await page.getByRole("button", { name: "Show jobs" }).press("Enter");
  const job = page.getByRole("listitem").filter({ hasText: "Change of products" }).first();
  await expect(job).toContainText("Done");
  await expect(job).toContainText("6 rows");
  const row = await callService(product, "GET", `/v1/companySellerProdLoc/${cedar.id}`);
  expect(row).toMatchObject({ hsn_code: "7010" });

  // The first change has one that was refused.
  const first = page.getByRole("listitem").filter({ hasText: "1 row refused" }).last();
  await first.getByRole("button", { name: "Show refused: Change of products" }).press("Enter");
  const refused = page.getByRole("dialog", { name: "Refused" });
  await expect(refused.getByRole("listitem")).toHaveText(`${cedar.name}It has no price yet`);
  expect(await axeFindings(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(refused).toBeHidden();
});

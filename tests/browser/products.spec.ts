import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { countProducts } from "./restService.ts";

/** Its row alone, not that of a copy which another test has made. */
const arecaPalm = (page: Page) =>
  page.getByRole("row").filter({ has: page.getByText("Areca Palm", { exact: true }) });

async function openArecaPalm(page: Page): Promise<void> {
  await page.goto("/#/master/ViewProduct?searchTerm=Areca%20Palm");
  await arecaPalm(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Areca Palm");
}

test("M-SCR-6 the owner sees the products of every location, the seller only those of their own", async ({
  page,
  product,
  signIn,
}) => {
  const total = await countProducts(product);
  await signIn("owner");
  await page.goto("/#/master/ViewProduct?pageSize=50");
  await expect(page.getByText(`${total} products`)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Location" })).toBeVisible();

  await page.context().clearCookies();
  await signIn("seller");
  await page.goto("/#/master/ViewProduct?pageSize=50");
  await expect(page.getByRole("columnheader", { name: "Product" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Location" })).toHaveCount(0);
  const counted = page.getByText(/^[1-9]\d* products$/);
  await expect(counted).toBeVisible();
  await expect(counted).not.toHaveText(`${total} products`);
  expect(parseInt(await counted.innerText(), 10)).toBeLessThan(total);
});

test(
  "the second company sees its own two drafts and no product of the first, not even by its address",
  { tag: "@kept" },
  async ({ page, signIn }) => {
    await signIn("owner");
    await openArecaPalm(page);
    const address = page.url();

    await page.context().clearCookies();
    await signIn("otherOwner");
    await page.goto("/#/master/ViewProduct");
    await expect(page.getByText("2 products")).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole("main")).toContainText(
      "It does not exist, or it does not belong to your company.",
    );
    await expect(page.getByRole("main")).not.toContainText("Areca Palm");
  },
);

test("fifty rows with brand, category path, seller and variants cost one GraphQL request and five REST calls", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/ViewCategory1");
  await expect(page.getByRole("row", { name: /Kitchen & Dining/ })).toBeVisible();
  // A pointer that rests on a row brings the row's page ahead.
  await page.mouse.move(0, 0);
  const requests = await graphqlRequests(page, async () => {
    await page.goto("/#/master/ViewProduct?pageSize=50");
    await expect(page.getByRole("row")).toHaveCount(51);
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.upstream.toSorted()).toEqual([
    "GET /v1/categoryPO",
    "GET /v1/companyBrand",
    "GET /v1/companySeller",
    "GET /v1/companySellerProdLoc/company_po_id/{id}",
    "GET /v1/companySellerProdVarient/AllowVarient",
  ]);
});

test("search and a filter narrow the list, stand in the address, and an empty result offers the way back", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/ViewProduct");
  await page.getByRole("searchbox", { name: "Search products" }).fill("palm");
  await expect(page).toHaveURL(/searchTerm=palm/);
  await expect(arecaPalm(page)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search products" }).fill("no such product anywhere");
  await expect(page.getByText("No product matches")).toBeVisible();
  await expect(arecaPalm(page)).toHaveCount(0);
  await page.getByRole("button", { name: /Clear/ }).first().click();
  await expect(page.getByText(`${await countProducts(product)} products`)).toBeVisible();
});

test("M-VAR-2 a variant added on the product's page is in its table, with each message of the seeds before", async ({
  page,
  signIn,
}) => {
  await signIn("seller");
  await openArecaPalm(page);
  await page.getByRole("button", { name: "Add variant" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Order ID" }).fill("");
  await dialog.getByRole("button", { name: "Add variant" }).click();
  for (const message of [
    "Short Name is required",
    "Long Name is required",
    "Price is required",
    "Order ID is required",
  ]) {
    await expect(dialog.getByText(message).first()).toBeVisible();
  }
  await dialog.getByRole("textbox", { name: "Short Name" }).fill("Giant");
  await dialog.getByRole("textbox", { name: "Long Name" }).fill("Areca palm, two metres");
  await dialog.getByRole("textbox", { name: "Price before tax" }).fill("3499.5");
  await dialog.getByRole("textbox", { name: "Order ID" }).fill("9");
  await dialog.getByRole("button", { name: "Add variant" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Giant/ })).toContainText("₹3,499.50");
  await page.reload();
  await expect(page.getByRole("row", { name: /Giant/ })).toContainText("₹3,499.50");
});

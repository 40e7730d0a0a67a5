import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { respondWith } from "./respondWith.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";

/** A name that no other test uses. */
const newName = (): string => `Mitti ${randomUUID().slice(0, 8)}`;

async function addBrand(page: Page, name: string): Promise<void> {
  await page.goto("/#/master/Viewbrand");
  await page.getByRole("button", { name: "Add brand" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Brand" });
  await dialog.getByRole("textbox", { name: "Brand Name" }).fill(name);
  await dialog.getByRole("button", { name: "Add brand" }).click();
  // A message that goes by itself is looked for first.
  await expect(page.getByText("Brand Added Successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row", { name })).toBeVisible();
}

async function choose(page: Page, brand: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${brand}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("M-SCR-1 the list of brands is one request and one REST call", async ({ page, signIn }) => {
  await signIn("owner");
  const requests = await graphqlRequests(page, async () => {
    await page.goto("/#/master/Viewbrand");
    await expect(page.getByRole("row")).toHaveCount(6);
  });
  expect(requests.map(({ upstream }) => upstream)).toEqual([["GET /v1/companyBrand/company_po_id/{id}"]]);
});

test("M-SCR-1 a brand is added, refused in other letters, and renamed", async ({ page, signIn }) => {
  const name = newName();
  await signIn("owner");
  await addBrand(page, name);

  await page.getByRole("button", { name: "Add brand" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Brand" });
  await dialog.getByRole("button", { name: "Add brand" }).click();
  await expect(dialog.getByText("Brand Name is required").first()).toBeVisible();
  const field = dialog.getByRole("textbox", { name: "Brand Name" });
  await field.fill(name.toUpperCase());
  await dialog.getByRole("button", { name: "Add brand" }).click();
  await expect(field).toHaveAccessibleDescription("Brand Name Already Exist");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();

  await page.getByRole("button", { name: `Rename ${name}` }).click();
  const edit = page.getByRole("dialog", { name: "Rename Brand" });
  await edit.getByRole("textbox", { name: "Brand Name" }).fill(`${name} Two`);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: `${name} Two` })).toBeVisible();
  await page.reload();
  await page.getByRole("searchbox", { name: "Search brands" }).fill(name);
  await expect(page.getByRole("row", { name: `${name} Two` })).toBeVisible();
});

test("M-SCR-1 a brand is merged into another one: its products move, and it is gone", async ({
  page,
  signIn,
}) => {
  const name = newName();
  await signIn("owner");
  await addBrand(page, name);
  await page.goto("/#/master/Viewbrand?pageSize=25");
  const products = await page.getByRole("row", { name: "Kaashth" }).getByRole("gridcell").nth(1).innerText();
  await choose(page, "Kaashth", "Merge into another brand");
  const dialog = page.getByRole("dialog", { name: "Merge Kaashth" });
  await expect(dialog).toContainText(`${products} products get the brand that you choose`);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(dialog.getByText("Choose the brand that stays").first()).toBeVisible();
  await dialog.getByRole("combobox", { name: "Brand that stays" }).fill(name);
  await page.getByRole("option", { name }).click();
  await expect(dialog.getByRole("combobox", { name: "Brand that stays" })).toHaveValue(name);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText(`Kaashth was merged into ${name}`)).toBeVisible();
  await expect(page.getByRole("row", { name: "Kaashth" })).toHaveCount(0);
  await page.goto(`/#/master/Viewbrand?searchTerm=${encodeURIComponent(name)}`);
  await page.reload();
  await expect(page.getByRole("row", { name }).getByRole("gridcell").nth(1)).toHaveText(products);
});

test("M-SCR-1 a brand no product carries is deleted with a way back, a used one says why it stays", async ({
  page,
  signIn,
}) => {
  const name = newName();
  await signIn("owner");
  await addBrand(page, name);
  const row = page.getByRole("row", { name });
  await choose(page, name, "Delete");
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await choose(page, name, "Delete");
  // Closing the message sends it, without waiting until it goes by itself.
  const message = page.getByRole("alertdialog").filter({ hasText: `${name} deleted` });
  const sent = respondWith(page, "DeleteBrandSuccess");
  await message.getByRole("button", { name: "Close" }).click();
  await sent;
  await page.reload();
  await page.getByRole("searchbox", { name: "Search brands" }).fill(name);
  await expect(page.getByRole("main")).toContainText("No brand matches");

  await page.goto("/#/master/Viewbrand");
  await choose(page, "Anna Khet", "Delete");
  const dialog = page.getByRole("dialog", { name: "Anna Khet cannot be deleted" });
  await expect(dialog).toContainText("products carry this brand");
});

test("M-TBL-2 brands are sorted by their products, up, down and not at all", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/master/Viewbrand?pageSize=25");
  const column = page.getByRole("columnheader", { name: "Products" });
  for (const [sort, address] of [
    ["ascending", /sortColumn=products&sortDirection=asc/],
    ["descending", /sortColumn=products&sortDirection=desc/],
  ] as const) {
    await column.click();
    await expect(page).toHaveURL(address);
    await expect(column).toHaveAttribute("aria-sort", sort);
    await expect(async () => {
      const cells = await page.getByRole("row").getByRole("gridcell").allInnerTexts();
      const counts = cells.filter((_, index) => index % 4 === 1).map(Number);
      expect(counts).not.toHaveLength(0);
      expect(counts).toEqual(
        counts.toSorted((one, other) => (sort === "ascending" ? one - other : other - one)),
      );
    }).toPass();
  }
  await column.click();
  await expect(page).not.toHaveURL(/sortColumn/);
});

test("a seller has no way to the list of brands", async ({ page, signIn }) => {
  await signIn("seller");
  await page.goto("/#/master/Viewbrand");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
  await expect(page.getByRole("main")).not.toContainText("Add brand");
  await expect(page.getByRole("row")).toHaveCount(0);
});

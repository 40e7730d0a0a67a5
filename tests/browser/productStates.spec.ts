import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { draftProduct, priceProduct } from "./draftProduct.ts";
import { expect, type people, test } from "./fixtures.ts";
import { respondWith } from "./respondWith.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { leave } from "./leave.ts";
import { ProductsPage } from "./pages/ProductsPage.ts";

/** Signs the one out who is there, and another one in. */
async function change(
  page: Page,
  signIn: (person: keyof typeof people) => Promise<Page>,
  person: keyof typeof people,
): Promise<void> {
  await leave(page);
  await signIn(person);
}

test("X-CONF M-SCR-8 a product goes from its seller to the reviewer, back with a remark, on sale, off and on again", async ({
  page,
  signIn,
  product,
}) => {
  test.slow();
  const draft = await draftProduct(product, "Returned pot");
  await priceProduct(product, draft);
  const { name } = draft;
  const products = new ProductsPage(page);
  const row = products.row(name);
  const dialog = page.getByRole("dialog");

  await test.step("the seller hands it in", async () => {
    await signIn("seller");
    await products.open("ViewProduct", name);
    await expect(row).toContainText("Draft");
    await expect(row).toContainText("Incomplete: step 4");
    const requests = await graphqlRequests(page, async () => {
      await products.choose(name, "Submit");
      await expect(page.getByText("Product Submitted Successfully")).toBeVisible();
    });
    // A pointer that rests on the row may have fetched the product's page, too.
    expect(requests.map(({ upstream }) => upstream)).toContainEqual([
      "GET /v1/companySellerProdLoc",
      "GET /v1/companySellerProdLoc/{id}",
      "PUT /v1/companySellerProdLoc/prod_status/{id}",
    ]);
    await expect(row).toContainText("Pending");
    await expect(row).not.toContainText("Incomplete");
  });

  await test.step("the owner returns it with a remark for step 3", async () => {
    await change(page, signIn, "owner");
    await products.open("ProductRectification", name);
    await page.getByRole("button", { name: `Return: ${name}` }).click();
    const requests = await graphqlRequests(page, async () => {
      await dialog.getByRole("button", { name: "Return product" }).click();
      await expect(dialog.getByText("Remark is required").first()).toBeVisible();
    });
    expect(requests.flatMap(({ upstream }) => upstream.filter((call) => !call.startsWith("GET")))).toEqual(
      [],
    );
    await dialog.getByRole("textbox", { name: "Remark" }).fill("The price is without tax?");
    await dialog.getByRole("button", { name: /Which step/ }).click();
    await page.getByRole("option", { name: "Step 3: Price and variants" }).click();
    await dialog.getByRole("button", { name: "Return product" }).click();
    await expect(page.getByText("Product Returned Successfully")).toBeVisible();
    await expect(row).toContainText("Rectification");
    await expect(row).toContainText("The price is without tax?");
    await expect(row).toContainText("Step 3: Price and variants");
  });

  await test.step("the seller edits the step that the remark is about, and submits again", async () => {
    await change(page, signIn, "seller");
    await products.open("ProductRectification", name);
    await expect(row).toContainText("The price is without tax?");
    await page.getByRole("link", { name: `Edit ${name}` }).click();
    await expect(page).toHaveURL(/AddProduct\?val=3&id=/);
    await page.goto(`/#/master/ViewProduct/${encodeURIComponent(draft.globalId)}`);
    await expect(page.getByText(/^Returned on/)).toBeVisible();
    await expect(page.getByText("The price is without tax?")).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit step 3: Price and variants" })).toBeVisible();
    await page.getByRole("button", { name: "Submit again" }).click();
    await expect(page.getByText("Product Submitted Successfully")).toBeVisible();
    await expect(page.getByText(/^Returned on/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Submit again" })).toHaveCount(0);
  });

  await test.step("the owner sees that nothing has changed, and points at two fields", async () => {
    await change(page, signIn, "owner");
    await products.open("ProductRectification", name);
    await products.choose(name, "Review");
    await expect(page.getByText("Nothing has changed")).toBeVisible();
    await page.getByText("Show what has not changed, too").click();
    await page.getByRole("button", { name: "Point at Price", exact: true }).click();
    await page.keyboard.type("The price is without tax?");
    await page.getByRole("button", { name: "Point at Packing", exact: true }).click();
    await page.keyboard.type("Say how large it is");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Return with 2 fields" }).click();
    await expect(page.getByText("Product Returned Successfully")).toBeVisible();
  });

  await test.step("the seller finds both marked on their steps, and sees them counted down", async () => {
    await change(page, signIn, "seller");
    await products.open("ProductRectification", name);
    await expect(row).toContainText("Packing: Say how large it is");
    await page.getByRole("link", { name: `Edit ${name}` }).click();
    await expect(page).toHaveURL(/AddProduct\?val=1&id=/);
    await expect(page.getByText("2 fields to put right")).toBeVisible();
    const packing = page.getByRole("textbox", { name: "Packing" });
    await expect(packing).toHaveAccessibleDescription("To put right: Say how large it is");
    await packing.fill("2 litres");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/val=2/);
    await expect(page.getByText("1 field to put right")).toBeVisible();
    await page.getByRole("link", { name: "Step 3: Price and variants" }).click();
    await expect(page.getByText("To put right: The price is without tax?")).toBeVisible();
    await products.open("ProductRectification", name);
    await page.getByRole("button", { name: `Submit again: ${name}` }).click();
    await expect(page.getByText("Product Submitted Successfully")).toBeVisible();
  });

  await test.step("the owner sees the one change and approves it, disables it with a reason, and enables it", async () => {
    await change(page, signIn, "owner");
    await page.goto(`/#/master/ViewProduct/${encodeURIComponent(draft.globalId)}/review`);
    await expect(page.locator(".review-change dt")).toHaveText(["Packing"]);
    await expect(page.locator(".review-change ins")).toHaveText("2 litres");
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("Product Enabled Successfully")).toBeVisible();
    await products.open("ProductEnabled", name);
    await products.choose(name, "Disable");
    await dialog.getByRole("button", { name: "Disable" }).click();
    await expect(dialog.getByText("Reason is required").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Sold out until spring");
    await dialog.getByRole("button", { name: "Disable" }).click();
    await expect(page.getByText("Product Disabled Successfully")).toBeVisible();
    await expect(row).toHaveCount(0);
    await products.open("ProductDisabled", name);
    await expect(row).toContainText("Sold out until spring");
    const enabled = respondWith(page, "EnableProductSuccess");
    await products.choose(name, "Enable");
    await expect(row).toHaveCount(0);
    await enabled;
    await products.open("ProductEnabled", name);
    await expect(row).toBeVisible();
  });
});

test("what a draft still lacks is said when it is handed in, with the way to its step", async ({
  page,
  signIn,
  product,
}) => {
  const { name } = await draftProduct(product, "Bare pot");
  await signIn("seller");
  const products = new ProductsPage(page);
  await products.open("ViewProduct", name);
  await expect(products.row(name)).toContainText("Incomplete: step 3");
  await products.choose(name, "Submit");
  const dialog = page.getByRole("dialog", { name: `${name} cannot be submitted yet` });
  for (const text of [
    "Please Enter Product Price",
    "CGST is required",
    "SGST is required",
    "IGST is required",
  ])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(products.row(name)).toContainText("Draft");
  await dialog.getByRole("link", { name: "Price and variants" }).first().click();
  await expect(page).toHaveURL(/AddProduct\?val=3&id=/);
});

test("X-DUP a copy with its images stands first in the list as a draft, without them it has none", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const products = new ProductsPage(page);
  await products.open("ViewProduct", "Areca Palm");
  const dialog = page.getByRole("dialog");
  for (const [name, withImages] of [
    ["Areca Palm twin", true],
    ["Areca Palm sketch", false],
  ] as const) {
    await products.choose("Areca Palm", "Duplicate");
    await expect(dialog.getByRole("textbox", { name: "Product Name" })).toHaveValue("Copy of Areca Palm");
    await dialog.getByRole("textbox", { name: "Product Name" }).fill(name);
    if (!withImages) await dialog.getByText("Copy the images too").click();
    await dialog.getByRole("button", { name: "Duplicate" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("row").nth(1)).toContainText(name);
    await expect(products.row(name)).toContainText("Draft");
  }
  await products.row("Areca Palm twin").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Areca Palm twin");
  await expect(page.getByRole("listitem").getByRole("img")).toHaveCount(3);
  await expect(page.getByRole("img", { name: "Summary image" })).not.toHaveJSProperty("naturalWidth", 0);
  await products.open("ViewProduct", "Areca Palm sketch");
  await products.row("Areca Palm sketch").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Areca Palm sketch");
  await expect(page.getByRole("listitem").getByRole("img")).toHaveCount(0);
});

test("X-UNDO a deleted product disappears at once and comes back with Undo; left alone, it is gone", async ({
  page,
  signIn,
  product,
}) => {
  const { name } = await draftProduct(product, "Cracked pot");
  await signIn("owner");
  const products = new ProductsPage(page);
  await products.open("ViewProduct", name);
  await products.choose(name, "Delete");
  // A message with the pointer on it stays.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(products.row(name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(products.row(name)).toBeVisible();
  const message = page.getByRole("alertdialog").filter({ hasText: `${name} deleted` });
  await expect(message).toHaveCount(0);
  const sent = respondWith(page, "DeleteProductSuccess");
  await products.choose(name, "Delete");
  await message.getByRole("button", { name: "Close" }).click();
  await sent;
  await page.reload();
  await expect(page.getByText("No product matches")).toBeVisible();
});

test("by keyboard alone a product is submitted and returned, and the focus comes back to its menu", async ({
  page,
  signIn,
  product,
}) => {
  const draft = await draftProduct(product, "Keyboard pot");
  await priceProduct(product, draft);
  await signIn("owner");
  const products = new ProductsPage(page);
  await products.open("ViewProduct", draft.name);
  const menu = page.getByRole("button", { name: `More for ${draft.name}` });
  const press = async (action: string): Promise<void> => {
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await products.walkTo(action);
    await page.keyboard.press("Enter");
  };
  // Into the row, and to its end.
  await products.row(draft.name).focus();
  await page.keyboard.press("ArrowLeft");
  await press("Submit");
  await expect(page.getByText("Product Submitted Successfully")).toBeVisible();
  await press("Return");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Remark" })).toBeFocused();
  await page.keyboard.type("Another picture, please");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Return product" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(products.row(draft.name)).toContainText("Rectification");
  await expect(menu).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`X-A11Y axe finds nothing on the lists of some states, a product's page and the dialogs, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signIn("owner");
    const products = new ProductsPage(page);
    for (const list of ["ProductEnabled", "ProductDisabled", "ProductRectification"] as const) {
      await products.open(list);
      expect(await axeFindings(page), list).toEqual([]);
    }
    await page
      .getByRole("button", { name: /^Return:/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Return product" }).click();
    await expect(page.getByText("Remark is required").first()).toBeVisible();
    expect(await axeFindings(page), "the dialog with its message").toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await products.open("ProductDisabled");
    await page.getByRole("rowheader").first().click();
    await expect(page.getByText(/^Disabled since/)).toBeVisible();
    expect(await axeFindings(page), "a disabled product").toEqual([]);
  });
}

import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { encodeNodeId } from "../../bff/src/graphql/nodeId.ts";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";
import type { Product } from "./product.ts";
import { respondWith } from "./respondWith.ts";
import { callService } from "./restService.ts";

/** An empty collection of the demo company that no other test uses, and where it is filled. */
async function newCollection(product: Product): Promise<{ name: string; address: string }> {
  const name = `Season ${randomUUID().slice(0, 8)}`;
  const body = { company_po_id: 1, collection_name: name, collection_enable_select: true };
  const { collection_id } = Object(await callService(product, "POST", "/v1/companyCollection", body));
  const id = encodeNodeId("Collection", String(collection_id));
  return { name, address: `/#/master/CollectionsProduct?collection=${encodeURIComponent(id)}` };
}

const members = (page: Page, name: string): Locator =>
  page.getByRole("grid", { name: `Products in ${name}` });
const names = async (page: Page, name: string): Promise<string[]> =>
  members(page, name).locator(".product-name-title").allTextContents();

test("M-SCR-9 products are put in one by one, several, and all that match; moved by keyboard; taken out with a way back", async ({
  page,
  signIn,
  product,
}) => {
  const { name, address } = await newCollection(product);
  await signIn("owner");
  const [opened] = await graphqlRequests(page, async () => {
    await page.goto(address);
    await expect(members(page, name)).toContainText("Nothing in this collection yet");
  });
  expect(opened?.upstream.toSorted()).toEqual([
    "GET /v1/companyCollection",
    "GET /v1/companyCollectionProduct/collection_id/{id}",
    "GET /v1/companySeller",
    "GET /v1/companySellerProdLoc/company_po_id/{id}",
  ]);
  expect(await axeFindings(page)).toEqual([]);

  const candidates = page.getByRole("grid", { name: "Products to choose from" });
  await page.getByRole("searchbox", { name: "Search products" }).fill("copper");
  await expect(candidates.getByRole("row")).toHaveCount(4);
  await page.getByRole("button", { name: "Add Copper Tumbler Pair" }).click();
  await expect(page.getByText(`1 product added to ${name}`)).toBeVisible();
  await expect(members(page, name)).toContainText("Copper Tumbler Pair");
  // What is in it stands no longer among those to choose from.
  await expect(candidates).not.toContainText("Copper Tumbler Pair");
  await page.getByRole("button", { name: "Add all 2 that match" }).click();
  await expect(page.getByText(`2 products added to ${name}`)).toBeVisible();
  await expect
    .poll(() => names(page, name))
    .toEqual(["Copper Tumbler Pair", "Copper Tongue Cleaner", "Hammered Copper Bottle"]);

  // By keyboard: Enter lifts the row, Home chooses the first place, Enter puts it there.
  const row = members(page, name).getByRole("row", { name: /Hammered Copper Bottle/ });
  await row.focus();
  await expect(row).toBeFocused();
  const handle = page.getByRole("button", { name: "Move Hammered Copper Bottle" });
  await pressUntilFocused(page, "ArrowRight", handle);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Insert / }).and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "Insert before Copper Tumbler Pair" })).toBeFocused();
  const saved = respondWith(page, "MoveCollectionProductSuccess");
  await page.keyboard.press("Enter");
  await saved;
  await page.reload();
  await expect
    .poll(() => names(page, name))
    .toEqual(["Hammered Copper Bottle", "Copper Tumbler Pair", "Copper Tongue Cleaner"]);
  await page.getByRole("button", { name: "More for Copper Tongue Cleaner" }).click();
  const atTop = respondWith(page, "MoveCollectionProductSuccess");
  await page.getByRole("menuitem", { name: "To the top" }).click();
  await atTop;
  await expect
    .poll(() => names(page, name))
    .toEqual(["Copper Tongue Cleaner", "Hammered Copper Bottle", "Copper Tumbler Pair"]);

  await page.getByRole("button", { name: "More for Copper Tongue Cleaner" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(members(page, name)).not.toContainText("Copper Tongue Cleaner");
  await expect(page.getByText("2 products in the collection")).toBeVisible();
  const message = page
    .getByRole("alertdialog")
    .filter({ hasText: `Copper Tongue Cleaner removed from ${name}` });
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 products in the collection")).toBeVisible();
  await page.getByRole("button", { name: "More for Copper Tongue Cleaner" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  const sent = respondWith(page, "RemoveCollectionProductsSuccess");
  await message.getByRole("button", { name: "Close" }).click();
  await sent;
  await page.reload();
  await expect(page.getByText("2 products in the collection")).toBeVisible();
  await expect(candidates).toContainText("Copper Tongue Cleaner");
});

test("M-SCR-9 on a phone the two parts are tabs; one that takes nothing says so", async ({
  page,
  signIn,
  product,
}) => {
  const { name, address } = await newCollection(product);
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByRole("grid", { name: "Products to choose from" })).toBeVisible();
  await expect(members(page, name)).toBeHidden();
  await page.getByRole("link", { name: "In the collection (0)" }).click();
  await expect(members(page, name)).toBeVisible();
  await expect(page.getByRole("grid", { name: "Products to choose from" })).toBeHidden();

  const id = decodeURIComponent(address.split("collection=")[1] ?? "");
  const collectionId = Buffer.from(id, "base64url").toString().split(":")[1];
  await callService(product, "PUT", `/v1/companyCollection/${collectionId}`, {
    collection_enable_select: false,
  });
  await page.reload();
  await expect(page.getByRole("main")).toContainText(
    `${name} takes no products while ‘Allow selection’ is off.`,
  );
  await page.goto("/#/master/CollectionsProduct?collection=none");
  await expect(page.getByRole("main")).toContainText("This collection is not there any more");
});

test("M-SCR-9 a location has no way to the products of collections", async ({ page, signIn, product }) => {
  const { address } = await newCollection(product);
  await signIn("seller");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
});

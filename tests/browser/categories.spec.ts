import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { chooseInRow, deleteByRow } from "./rows.ts";

/** A name that no other test uses. */
const newName = (): string => `Balcony ${randomUUID().slice(0, 8)}`;

async function addLevel1(page: Page, name: string): Promise<void> {
  await page.goto("/#/master/ViewCategory1?pageSize=25");
  // Only then is it the list that the new category is put into; the one before has a button alike.
  await page.getByRole("button", { name: "25 Rows a page" }).waitFor();
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "Description" }).fill("Everything for a green balcony");
  await dialog.getByRole("button", { name: "Add category" }).click();
  // A message that goes by itself is looked for first.
  await expect(page.getByText("Level1 Category Added Successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test(
  "M-CAT-1 a category added by the owner is in the list without a reload, and still there after a restart",
  { tag: "@kept" },
  async ({ page, product, signIn }) => {
    test.slow();
    const name = newName();
    await signIn("owner");
    await page.goto("/#/master/ViewCategory1");
    // A mark in the page's memory: a reload would wipe it out.
    await page.evaluate(() => Reflect.set(window, "notReloaded", true));
    await addLevel1(page, name);
    await expect(page.getByRole("row", { name })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "notReloaded"))).toBe(true);

    expect(await product.stop()).toBe(0);
    await product.start();
    // The session survived the restart too.
    await page.goto(`${product.origin}/#/master/ViewCategory1?searchTerm=${encodeURIComponent(name)}`);
    await page.reload();
    await expect(page.getByRole("row", { name })).toBeVisible();
  },
);

test("the second company sees nothing of it, not even by search", async ({ page, signIn }) => {
  const name = newName();
  await signIn("owner");
  await addLevel1(page, name);
  await expect(page.getByRole("row", { name })).toBeVisible();
  await page.context().clearCookies();
  await signIn("otherOwner");
  await page.goto(`/#/master/ViewCategory1?searchTerm=${encodeURIComponent(name)}`);
  await expect(page.getByRole("main")).toContainText("No category matches");
  await expect(page.getByRole("row", { name })).toHaveCount(0);
});

test("M-MOD-1 the dialog is static: Escape and a click outside leave it open, and it warns before losing input", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/ViewCategory1");
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: "Name" });
  await name.fill("Half typed");
  await name.press("Escape");
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(name).toHaveValue("Half typed");
});

test("each empty field of the dialog says what it needs, and nothing is sent", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/master/ViewCategory3");
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add category" }).click();
  for (const message of ["Level1 Category is required", "Level2 Category is required", "Name is required"]) {
    await expect(dialog.getByText(message).first()).toBeVisible();
  }
  await expect(dialog).toBeVisible();
});

test("a name that is taken is said beside the field, and what was typed stays", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/master/ViewCategory1");
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: "Name" });
  await name.fill("PANTRY");
  await dialog.getByRole("textbox", { name: "Description" }).fill("The same name in capitals");
  await dialog.getByRole("button", { name: "Add category" }).click();
  await expect(name).toHaveAccessibleDescription("A category with this name already exists");
  await expect(name).toHaveValue("PANTRY");
});

test("M-CAT-3 level 2 of the dialog follows level 1, and the new category is listed under both", async ({
  page,
  signIn,
}) => {
  const name = newName();
  await signIn("owner");
  await page.goto("/#/master/ViewCategory3?pageSize=25");
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Level1 Category" }).fill("kitch");
  await page.getByRole("option", { name: "Kitchen & Dining" }).click();
  await dialog.getByRole("combobox", { name: "Level2 Category" }).fill("cook");
  await page.getByRole("option", { name: "Cookware" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Add category" }).click();
  await expect(page.getByText("Level3 Category Added Successfully")).toBeVisible();
  await page.goto(`/#/master/ViewCategory3?searchTerm=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row", { name })).toContainText("Kitchen & Dining › Cookware");
});

test("a category nothing uses is deleted with a way back; one in use says what uses it", async ({
  page,
  signIn,
}) => {
  const name = newName();
  await signIn("owner");
  await addLevel1(page, name);
  const row = page.getByRole("row", { name });
  await chooseInRow(page, name, "Delete");
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await deleteByRow(page, name, "DeleteCategorySuccess");
  await page.goto(`/#/master/ViewCategory1?searchTerm=${encodeURIComponent(name)}`);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("No category matches");

  await page.goto("/#/master/ViewCategory1");
  await chooseInRow(page, "Kitchen & Dining", "Delete");
  const dialog = page.getByRole("dialog", { name: "Kitchen & Dining cannot be deleted" });
  await expect(dialog).toContainText("3 categories stand under it");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row", { name: /Kitchen & Dining/ })).toBeVisible();
});

test("the list of level 3 is one request and two REST calls, its filters ask only when they are entered", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const requests = await graphqlRequests(page, async () => {
    await page.goto("/#/master/ViewCategory3");
    await expect(page.getByRole("row")).toHaveCount(6);
  });
  expect(requests.map(({ upstream }) => upstream)).toEqual([
    ["GET /v1/l3CategoryPO/company_po_id/{id}", "GET /v1/categoryPO"],
  ]);
});

test("a category moves under another parent in its form", async ({ page, signIn }) => {
  const name = newName();
  await signIn("owner");
  await page.goto("/#/master/ViewCategory2");
  await page.getByRole("button", { name: "Add category" }).click();
  const add = page.getByRole("dialog");
  await add.getByRole("combobox", { name: "Level1 Category" }).fill("pantry");
  await page.getByRole("option", { name: "Pantry" }).click();
  await add.getByRole("textbox", { name: "Name" }).fill(name);
  await add.getByRole("textbox", { name: "Order ID" }).fill("1");
  await add.getByRole("textbox", { name: "Order ID" }).press("Tab");
  await expect(add.getByText(/has Order ID 1 too/)).toBeVisible();
  await add.getByRole("button", { name: "Add category" }).click();
  await expect(page.getByText("Level2 Category Added Successfully")).toBeVisible();
  await page.goto(`/#/master/ViewCategory2?searchTerm=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = page.getByRole("dialog");
  await expect(edit.getByRole("combobox", { name: "Level1 Category" })).toHaveValue("Pantry");
  await edit.getByRole("combobox", { name: "Level1 Category" }).fill("garden");
  await page.getByRole("option", { name: "Garden & Balcony" }).click();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name })).toContainText("Garden & Balcony");
});

test("M-TBL-1 search, sort and page size stand in the address and survive a reload and Back", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/ViewCategory2");
  await expect(page.getByRole("row")).toHaveCount(6);
  await page.getByRole("columnheader", { name: "Name" }).click();
  await expect(page).toHaveURL(/sortColumn=name&sortDirection=asc/);
  await page.getByRole("searchbox", { name: "Search categories" }).fill("a");
  await expect(page).toHaveURL(/searchTerm=a/);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search categories" })).toHaveValue("a");
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await page.goBack();
  await expect(page).not.toHaveURL(/searchTerm=a/);
});

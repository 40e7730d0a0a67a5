import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseInRow, chooseOption, deleteByRow } from "./rows.ts";

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

test("M-SCR-1 a brand is added, refused in other letters, and renamed", async ({ page, signIn }) => {
  const name = newName();
  await signIn("owner");
  await addBrand(page, name);
  // It stands first and is marked, and the page of five has five rows: the last one has gone to the next page.
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toHaveText(name);
  await expect(page.locator("[data-new]")).toHaveText([new RegExp(name)]);
  await expect(page.getByText(/^1–5 of \d+$/)).toBeVisible();
  const total = Number.parseInt(await page.getByText(/^\d+ brands$/).innerText());
  await expect(page.getByText(`1–5 of ${total}`, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Add brand" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Brand" });
  await dialog.getByRole("button", { name: "Add brand" }).click();
  await expect(dialog.getByText("Brand Name is required").first()).toBeVisible();
  const field = dialog.getByRole("textbox", { name: "Brand Name" });
  // In capitals and with a soft hyphen it looks like the one that is there.
  await field.fill(`${name.slice(0, 2)}\u00AD${name.slice(2).toUpperCase()}`);
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
  await chooseInRow(page, "Kaashth", "Merge into another brand");
  const dialog = page.getByRole("dialog", { name: "Merge Kaashth" });
  await expect(dialog).toContainText(`${products} products get the brand that you choose`);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(dialog.getByText("Choose the brand that stays").first()).toBeVisible();
  await chooseOption(dialog, "Brand that stays", name);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText(`Kaashth was merged into ${name}`)).toBeVisible();
  await expect(page.getByRole("row", { name: "Kaashth" })).toHaveCount(0);
  await page.goto(`/#/master/Viewbrand?searchTerm=${encodeURIComponent(name)}`);
  await page.reload();
  await expect(page.getByRole("row", { name }).getByRole("gridcell").nth(1)).toHaveText(products);
});

test("M-SCR-1 a brand no product carries is deleted, a used one says why it stays", async ({
  page,
  signIn,
}) => {
  const name = newName();
  await signIn("owner");
  await addBrand(page, name);
  await deleteByRow(page, name, "DeleteBrandSuccess");
  await page.reload();
  await page.getByRole("searchbox", { name: "Search brands" }).fill(name);
  await expect(page.getByRole("main")).toContainText("No brand matches");

  await page.goto("/#/master/Viewbrand");
  await chooseInRow(page, "Anna Khet", "Delete");
  const dialog = page.getByRole("dialog", { name: "Anna Khet cannot be deleted" });
  await expect(dialog).toContainText("products carry this brand");
});

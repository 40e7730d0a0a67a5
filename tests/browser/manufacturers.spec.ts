import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseInRow, chooseOption } from "./rows.ts";

/** A name that no other test uses. */
const newName = (): string => `Kiln ${randomUUID().slice(0, 8)}`;

async function addAtPune(page: Page, name: string): Promise<void> {
  await page.goto("/#/master/Viewmanu");
  await page.getByRole("button", { name: "Add manufacturer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Manufacturer" });
  await chooseOption(dialog, "Location", "Verdant Pune Warehouse");
  await dialog.getByRole("textbox", { name: "Manufacturer Name" }).fill(name);
  await chooseOption(dialog, "Country", "India");
  await chooseOption(dialog, "Province", "Uttar Pradesh");
  await dialog.getByRole("textbox", { name: "Area" }).fill("Khurja");
  await dialog.getByRole("textbox", { name: "Zip" }).fill("203131");
  await dialog.getByRole("button", { name: "Add manufacturer" }).click();
  // A message that goes by itself is looked for first.
  await expect(page.getByText("Manufacturer Added Successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test("M-SCR-1 an owner adds a manufacturer to a location, with an address, and changes it", async ({
  page,
  signIn,
}) => {
  const name = newName();
  await signIn("owner");
  await addAtPune(page, name);
  const row = page.getByRole("row", { name });
  for (const part of ["India", "Khurja", "203131", "UP", "Pune Warehouse"])
    await expect(row).toContainText(part);

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = page.getByRole("dialog", { name: "Edit Manufacturer" });
  await expect(edit.getByRole("combobox", { name: "Province" })).toHaveValue("Uttar Pradesh");
  await chooseOption(edit, "Country", "Nepal");
  // The province was one of India.
  await expect(edit.getByRole("combobox", { name: "Province" })).toHaveValue("");
  await edit.getByRole("textbox", { name: "Area" }).fill("Bhaktapur");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Nepal");
  await page.reload();
  await page.getByRole("searchbox", { name: "Search manufacturers" }).fill(name);
  await expect(row).toContainText("Bhaktapur");
});

test("M-SCR-1 name, country and location are required, in the words of the document", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/Viewmanu");
  await page.getByRole("button", { name: "Add manufacturer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add manufacturer" }).click();
  for (const message of ["Location is required", "Manufacturer Name is required", "Country is Required"])
    await expect(dialog.getByText(message).first()).toBeVisible();
});

test("the list is narrowed to a location, in the address", async ({ page, signIn }) => {
  const name = newName();
  await signIn("owner");
  await addAtPune(page, name);
  await page.goto("/#/master/Viewmanu?pageSize=25");
  await page.getByRole("combobox", { name: "Location" }).fill("indira");
  await page.getByRole("option", { name: "Verdant Indiranagar" }).click();
  await expect(page).toHaveURL(/seller=/);
  await expect(page.getByRole("row", { name: /Pune Warehouse/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Location" })).toHaveValue("Verdant Indiranagar");
  await expect(page.getByRole("row", { name })).toHaveCount(0);
});

test("one that no product names is deleted with a way back, a used one says why it stays", async ({
  page,
  signIn,
}) => {
  const name = newName();
  await signIn("owner");
  await addAtPune(page, name);
  const row = page.getByRole("row", { name });
  await chooseInRow(page, name, "Delete");
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await chooseInRow(page, "Alappuzha Coir Society", "Delete");
  await expect(page.getByRole("dialog", { name: "Alappuzha Coir Society cannot be deleted" })).toContainText(
    "products name this manufacturer",
  );
});

test("a seller sees and adds only those of their own location", async ({ page, signIn }) => {
  const theirs = newName();
  const own = newName();
  await signIn("owner");
  await addAtPune(page, theirs);
  await page.context().clearCookies();
  await signIn("seller");
  await page.goto("/#/master/Viewmanu");
  await expect(page.getByRole("columnheader", { name: "Location" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add manufacturer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Manufacturer" });
  await expect(dialog.getByRole("combobox", { name: "Location" })).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Manufacturer Name" }).fill(own);
  await chooseOption(dialog, "Country", "India");
  await dialog.getByRole("button", { name: "Add manufacturer" }).click();
  await expect(page.getByRole("row", { name: own })).toBeVisible();
  await page.goto(`/#/master/Viewmanu?searchTerm=${encodeURIComponent(theirs)}`);
  await expect(page.getByRole("main")).toContainText("No manufacturer matches");
});

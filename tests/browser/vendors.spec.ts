import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { respondWith } from "./respondWith.ts";
import { chooseInRow, chooseOption } from "./rows.ts";

/** A name that no other test uses. */
const newName = (): string => `Weavers ${randomUUID().slice(0, 8)}`;

async function openForm(page: Page): Promise<Locator> {
  await page.goto("/#/master/ViewVendor");
  await page.getByRole("button", { name: "Add vendor" }).click();
  return page.getByRole("dialog", { name: "Add vendor" });
}

/** Fills in what is required, and adds the vendor. */
async function fill(page: Page, add: Locator, name: string, phone: string): Promise<void> {
  await add.getByRole("textbox", { name: "Vendor Name" }).fill(name);
  await add.getByRole("textbox", { name: "Phone" }).fill(phone);
  await add.getByRole("button", { name: /Payment Terms$/ }).click();
  await page.getByRole("option", { name: "30 days" }).click();
  await add.getByRole("button", { name: "Add vendor" }).click();
  await expect(page.getByText("Vendor Added Successfully")).toBeVisible();
  await expect(page.getByRole("row", { name })).toBeVisible();
}

async function addVendor(page: Page, name: string, phone: string): Promise<void> {
  await fill(page, await openForm(page), name, phone);
}

test("M-SCR-5 a vendor is added, known by its GSTIN as one that is there, blocked with a reason, unblocked and deleted", async ({
  page,
  signIn,
}) => {
  test.slow();
  const name = newName();
  await signIn("owner");
  const add = await openForm(page);
  await add.getByRole("button", { name: "Add vendor" }).click();
  for (const message of ["Vendor Name is required", "Phone is required", "Payment Terms are required"])
    await expect(add.getByText(message).first()).toBeVisible();
  // PAN and state follow from a GSTIN; that another vendor has it is said, with the way there, and keeps nobody from saving.
  await add.getByRole("textbox", { name: "GSTIN" }).fill("29aakfd2109b1zv");
  await expect(add.getByRole("link", { name: "Deccan Clay Works" })).toBeVisible();
  await expect(add.getByRole("textbox", { name: "PAN number" })).toHaveValue("AAKFD2109B");
  await fill(page, add, name, "08026631299");
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("Active");
  await expect(row).toContainText("Another vendor has it");

  await chooseInRow(page, name, "Block");
  const block = page.getByRole("dialog", { name: `Block ${name}` });
  await block.getByRole("button", { name: "Block" }).click();
  await expect(block.getByText("Reason is required").first()).toBeVisible();
  await block.getByRole("textbox", { name: "Reason" }).fill("Late three times");
  await block.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText(`${name} is blocked.`)).toBeVisible();
  await expect(row).toContainText("Blocked");

  await page.getByRole("rowheader", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("main")).toContainText("Late three times");
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Unblock" }).click();
  await expect(page.getByText(`${name} is active again.`)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Late three times");

  await page.goto(`/#/master/ViewVendor?searchTerm=${encodeURIComponent(name)}`);
  await chooseInRow(page, name, "Delete");
  await expect(row).toHaveCount(0);
  const message = page.getByRole("alertdialog").filter({ hasText: `${name} deleted` });
  const deleted = respondWith(page, "DeleteVendorSuccess");
  await message.getByRole("button", { name: "Close" }).click();
  await deleted;
  await page.reload();
  await expect(page.getByText("No vendor matches")).toBeVisible();
});

test("M-SCR-5 of two vendors that are the same one is made: what the other has beside is kept", async ({
  page,
  signIn,
}) => {
  test.slow();
  const [stays, goes] = [newName(), newName()];
  await signIn("owner");
  await addVendor(page, stays, "08026631201");
  await addVendor(page, goes, "08026631202");
  await page.getByRole("button", { name: `Edit ${goes}` }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${goes}` });
  await edit.getByRole("textbox", { name: "Contact" }).fill("Farida Khan");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Vendor Saved Successfully")).toBeVisible();

  await chooseInRow(page, stays, "Merge with another vendor");
  const merge = page.getByRole("dialog", { name: `Merge ${stays}` });
  await merge.getByRole("button", { name: "Merge" }).click();
  await expect(merge.getByText("Choose the vendor that is the same").first()).toBeVisible();
  await chooseOption(merge, "The same vendor", goes);
  await expect(merge.getByRole("radio", { name: new RegExp(stays) })).toBeChecked();
  await expect(merge).toContainText("Farida Khan");
  await merge.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText(`${goes} was merged into ${stays}`)).toBeVisible();
  await expect(page.getByRole("row", { name: goes })).toHaveCount(0);
  await expect(page.getByRole("row", { name: stays })).toContainText("Farida Khan");

  // From a vendor's own page it leads to the one that stays.
  const third = newName();
  await addVendor(page, third, "08026631203");
  await page.getByRole("rowheader", { name: third }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(third);
  await chooseInRow(page, third, "Merge with another vendor");
  const own = page.getByRole("dialog", { name: `Merge ${third}` });
  await chooseOption(own, "The same vendor", stays);
  await own.getByRole("radio", { name: new RegExp(stays) }).check({ force: true });
  await own.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText(`${third} was merged into ${stays}`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stays);
  await expect(own).toHaveCount(0);
});

test("M-SCR-5 a seller has no list of vendors", async ({ page, signIn }) => {
  await signIn("seller");
  await page.goto("/#/master/ViewVendor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
});

import { expect, type Locator, type Page } from "playwright/test";
import { respondWith } from "./respondWith.ts";

/** Chooses from the menu at the end of a row. */
export async function chooseInRow(page: Page, name: string, item: string): Promise<void> {
  const more = page.getByRole("button", { name: `More for ${name}` }).first();
  await more.click();
  await page.getByRole("menuitem", { name: item }).click();
}

/**
 * Deletes a record by its row, for good: closing the message that offers it back sends the deletion, without waiting until
 * it goes by itself.
 * @param success of the mutation: `DeleteBrandSuccess`
 */
export async function deleteByRow(page: Page, name: string, success: string): Promise<void> {
  await chooseInRow(page, name, "Delete");
  await expect(page.getByRole("row", { name })).toHaveCount(0);
  const message = page.getByRole("alertdialog").filter({ hasText: `${name} deleted` });
  const sent = respondWith(page, success);
  await message.getByRole("button", { name: "Close" }).click();
  await sent;
}

/** Types into a searched field of a dialog and chooses what fits. */
export async function chooseOption(dialog: Locator, field: string, text: string): Promise<void> {
  const box = dialog.getByRole("combobox", { name: field });
  await box.fill(text);
  await dialog.page().getByRole("option", { name: text, exact: true }).click();
  await expect(box).toHaveValue(text);
}

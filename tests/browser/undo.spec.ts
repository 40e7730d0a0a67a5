import { expect, test } from "./fixtures.ts";
import { respondWith } from "./respondWith.ts";
import { CategoryPage } from "./pages/CategoryPage.ts";
import { callService } from "./restService.ts";

test("X-UNDO a deleted row disappears at once; Undo brings it back, by keyboard too, and nothing was deleted", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const categories = new CategoryPage(page);
  const name = await categories.addOne();
  await expect(categories.row(name)).toBeVisible();
  await categories.delete(name);
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  // The way to messages by keyboard: the next landmark. A message with the focus in it stays.
  const undo = page.getByRole("button", { name: "Undo" });
  await page.keyboard.press("F6");
  await undo.focus();
  await expect(categories.row(name)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText("It is back. Nothing was deleted.")).toBeVisible();
  await expect(categories.row(name)).toBeVisible();
  await page.reload();
  await expect(categories.row(name)).toBeVisible();
});

test("X-UNDO closing the message deletes it", async ({ page, signIn }) => {
  await signIn("owner");
  const categories = new CategoryPage(page);
  const name = await categories.addOne();
  const sent = respondWith(page, "DeleteCategorySuccess");
  await categories.delete(name);
  const message = page.getByRole("alertdialog").filter({ hasText: `${name} deleted` });
  await message.getByRole("button", { name: "Close" }).click();
  await sent;
  await page.reload();
  await expect(page.getByText("No category matches")).toBeVisible();
});

test("X-UNDO a page that goes away before the message sends what was waiting", async ({
  page,
  context,
  product,
  signIn,
}) => {
  await signIn("owner");
  const categories = new CategoryPage(page);
  const name = await categories.addOne();
  await categories.delete(name);
  await expect(categories.row(name)).toHaveCount(0);
  const stored = async () =>
    JSON.stringify(await callService(product, "GET", "/v1/l1CategoryPO/company_po_id/1"));
  expect(await stored()).toContain(name);
  await page.close({ runBeforeUnload: true });
  await expect.poll(stored).not.toContain(name);
  const later = new CategoryPage(await context.newPage());
  await later.open(name);
  await expect(later.page.getByText("No category matches")).toBeVisible();
});

test("X-UNDO a sign-out sends it first", async ({ page, signIn }) => {
  await signIn("owner");
  const categories = new CategoryPage(page);
  const name = await categories.addOne();
  await categories.delete(name);
  await expect(categories.row(name)).toHaveCount(0);
  await page.goto("/#/dashboard/Logout");
  await expect(page).toHaveURL(/auth\/login/);
  await signIn("owner");
  await categories.open(name);
  await expect(page.getByText("No category matches")).toBeVisible();
});

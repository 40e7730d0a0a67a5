import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { encodeNodeId } from "../../bff/src/graphql/nodeId.ts";
import { expect, test } from "./fixtures.ts";
import { respondWith } from "./respondWith.ts";
import { CategoryPage } from "./pages/CategoryPage.ts";
import { callService } from "./restService.ts";
import { chooseInRow } from "./rows.ts";

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

test("X-UNDO a deletion that can still be undone is sent before a row moves past it, and stays one", async ({
  page,
  product,
  signIn,
}) => {
  const parent = `Order ${randomUUID().slice(0, 8)}`;
  await callService(product, "POST", "/v1/l1CategoryPO", {
    company_po_id: 1,
    level1_name: parent,
    description: "Everything for a green balcony",
    level1_order_id: 90,
  });
  const all = await callService(product, "GET", "/v1/l1CategoryPO/company_po_id/1");
  const known = v.parse(v.array(v.object({ level1_id: v.number(), level1_name: v.string() })), all);
  const level1_id = known.find(({ level1_name }) => level1_name === parent)?.level1_id;
  for (const [index, letter] of ["A", "B", "C"].entries())
    await callService(product, "POST", "/v1/l2CategoryPO", {
      level1_id,
      level2_name: `${parent} ${letter}`,
      level2_order_id: index + 1,
    });
  await signIn("owner");
  await page.goto(`/#/master/ViewCategory2?level1=${encodeNodeId("Category", `1-${level1_id}`)}`);
  const rows = page.getByRole("rowheader");
  const named = (...letters: string[]) => letters.map((letter) => `${parent} ${letter}`);
  await expect(rows).toHaveText(named("A", "B", "C"));
  await chooseInRow(page, `${parent} B`, "Delete");
  await expect(rows).toHaveText(named("A", "C"));
  const [deleted, moved] = [
    respondWith(page, "DeleteCategorySuccess"),
    respondWith(page, "MoveCategorySuccess"),
  ];
  await chooseInRow(page, `${parent} C`, "Move earlier");
  await Promise.all([deleted, moved]);
  await expect(rows).toHaveText(named("C", "A"));
  await page.reload();
  await expect(rows).toHaveText(named("C", "A"));
});

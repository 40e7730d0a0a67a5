import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { join } from "./join.ts";
import { placeOrder, productOnSale, rates } from "./placedOrder.ts";

test.use({ listens: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const rowOf = (page: Page, number: string) => page.getByRole("row").filter({ hasText: number });
const chooseAll = (page: Page) =>
  page.getByRole("checkbox", { name: "Select all rows of this page" }).check({ force: true });

test("OR-05 OR-11 orders of two locations are accepted, packed and despatched in bulk by two people at once, and nobody reloads", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  // Letters alone: a search for digits finds numbers too.
  const customer_name = `Asha ${randomUUID()
    .replaceAll(/[^a-f]/g, "x")
    .slice(0, 8)}`;
  const pricing = { product_price: "199.99", ...rates.low };
  const [here, there] = [
    await productOnSale(product, "Leaf plate", pricing, 1),
    await productOnSale(product, "Jute bag", pricing, 2),
  ];
  const place = (prod_id: number, besides: object = {}) =>
    placeOrder(product, { customer_name, lines: [{ prod_id, quantity: 2 }], ...besides });
  const unpaid = await place(here, { payment_method: "upi" });
  const parts = [unpaid];
  for (let one = 1; one < 11; one += 1) parts.push(await place(one % 2 === 0 ? here : there));
  await signIn("owner");
  const seller = await join(browser, product, "seller");
  const address = (list: string) => `/#/master/${list}?searchTerm=${customer_name}&pageSize=25`;
  await page.goto(address("PendingOrders"));
  await seller.goto(address("PendingOrders"));
  await expect(page.getByRole("rowheader")).toHaveCount(11);
  // A location's people see what it sends.
  await expect(seller.getByRole("rowheader")).toHaveCount(6);

  const latest = await place(here);
  await expect(page.getByText("New, perhaps not in this search: 1 order")).toBeVisible({ timeout: 2_000 });
  await expect(seller.getByText("New, perhaps not in this search: 1 order")).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole("rowheader")).toHaveCount(11);
  await button(page, "Show").click();
  await expect(page.getByRole("rowheader").first()).toContainText(latest.number);

  await chooseAll(page);
  await expect(page.getByText("12 selected")).toBeVisible();
  await button(page, "Accept").press("Enter");
  await expect(page.getByText("11 accepted, 1 refused")).toBeVisible();
  await expect(page.getByText(`${unpaid.number}: Not paid yet`)).toBeVisible();
  await expect(page.getByText("1 selected")).toBeVisible();
  await expect(rowOf(page, latest.number)).toContainText("Accepted");
  await expect(rowOf(page, unpaid.number)).toContainText("Pending");
  expect(await axeFindings(page)).toEqual([]);
  // Where the other one stands the rows change in their places.
  await expect(rowOf(seller, parts[2]?.number ?? "")).toContainText("Accepted", { timeout: 2_000 });

  await button(seller, "Show").click();
  await expect(seller.getByRole("rowheader")).toHaveCount(7);
  await chooseAll(seller);
  await button(seller, "Pack").press("Enter");
  await expect(seller.getByText("6 packed, 1 refused")).toBeVisible();
  await expect(seller.getByRole("rowheader")).toHaveCount(1);

  await page.goto(`${address("DespatchOrders")}&status=PACKED`);
  await expect(page.getByRole("rowheader")).toHaveCount(6);
  await chooseAll(page);
  await button(page, "Despatch").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Despatch 6 orders" });
  await dialog.getByRole("textbox", { name: "Carrier" }).fill("Blue Dart");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Carrier" }).press("Enter");
  await expect(page.getByText("6 despatched")).toBeVisible();
  await expect(page.getByText("No orders wait here.").or(page.getByText("No order matches"))).toBeVisible();

  // One that was clicked wrongly is not sent.
  await page.goto(`${address("DespatchOrders")}&status=OUT`);
  await button(page, `Mark delivered: ${latest.number}`).click();
  await expect(rowOf(page, latest.number)).toContainText("Delivered");
  await button(page, "Undo").click();
  await expect(rowOf(page, latest.number)).toContainText("On its way");
  await page.reload();
  await expect(rowOf(page, latest.number)).toContainText("On its way");
  await seller.context().close();
});

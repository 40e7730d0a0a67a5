import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { despatch, numberIn, placeOrder, productOnSale, rates, takeSteps } from "./placedOrder.ts";
import { callService } from "./restService.ts";

test.use({ listens: true });

test("OR-13 pieces come back in two parts, by keyboard and with a thumb: each is credited, and only what can be sold goes on the shelf", async ({
  page,
  product,
  signIn,
}) => {
  const prod_id = await productOnSale(product, "Returned plate", { product_price: "199.99", ...rates.low });
  await callService(product, "PUT", "/v1/companySellerProdStock", { rows: [{ prod_id, set_to: 10 }] });
  const part = await placeOrder(product, { lines: [{ prod_id, quantity: 4 }] });
  await takeSteps(product, part, ...despatch, { action: "deliver", collected_amount: "839.96" });
  /** Pieces on the shelf. */
  const stock = async () => {
    const rows = await callService(product, "GET", `/v1/companySellerProdStock/prod_id/${prod_id}`);
    return numberIn(rows, "stock_quantity");
  };
  const stands = async (status: string, total: string) => {
    const [record] = [await callService(product, "GET", `/v1/companyFulfilment/${part.id}`)].flat();
    expect(record).toMatchObject({ fulfilment_status: status, fulfilment_total: total });
  };
  await signIn("seller");
  await page.goto(`/#/master/Order/${part.orderId}`);
  const badge = page.locator(".order-part-title");
  const creditNotes = page.getByText("Credit note", { exact: false });
  const dialog = page.getByRole("dialog", { name: `Return from ${part.number}` });
  const more = page.getByRole("button", { name: `More for ${part.number}` });
  const choose = page.getByRole("menuitem", { name: "Record a return" });
  const back = dialog.getByRole("group", { name: "Pieces that come back" }).getByRole("textbox");
  const sold = dialog
    .getByRole("group", { name: "Of them, pieces that can be sold again" })
    .getByRole("textbox");
  const reason = dialog.getByRole("button", { name: /Reason/ });

  await more.press("Enter");
  await choose.press("Enter");
  await back.fill("3");
  await dialog.getByRole("checkbox", { name: "They can be sold again" }).press("Space");
  await expect(sold).toHaveValue("3");
  await sold.fill("2");
  await reason.press("Enter");
  await page.getByRole("option", { name: "Damaged" }).press("Enter");
  expect(await axeFindings(page)).toEqual([]);
  await back.press("Enter");
  await expect(page.getByText(`Return from ${part.number} recorded`)).toBeVisible();
  await expect(badge).toHaveText(/Delivered$/);
  await expect(creditNotes).toHaveCount(1);
  expect(await stock()).toBe(8);

  await page.setViewportSize({ width: 360, height: 740 });
  await more.click();
  await choose.click();
  // One is left.
  await expect(dialog.getByText("of 1", { exact: true })).toBeVisible();
  await back.fill("2");
  await reason.click();
  await page.getByRole("option", { name: "The customer asked for it" }).click();
  await dialog.getByRole("button", { name: "Record it" }).click();
  await expect(dialog.getByText("Must be a whole number from 0 to 1").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual([]);
  await back.fill("1");
  await dialog.getByRole("button", { name: "Record it" }).click();
  await expect(badge).toHaveText(/Returned$/);
  await expect(creditNotes).toHaveCount(2);
  await stands("returned", "0.00");
  expect(await stock()).toBe(8);
});

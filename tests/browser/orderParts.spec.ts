import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { placeOrder, productOnSale, rates } from "./placedOrder.ts";
import { callService } from "./restService.ts";

test("OR-12 a part is sent now and the rest later, and where it goes is edited before, on a desk and on a phone", async ({
  page,
  product,
  signIn,
}) => {
  const prod_id = await productOnSale(product, "Split plate", { product_price: "199.99", ...rates.low });
  const part = await placeOrder(product, { lines: [{ prod_id, quantity: 5 }] });
  await signIn("owner");
  await page.goto(`/#/master/Order/${part.orderId}`);
  await page.getByRole("button", { name: "Edit where it goes" }).press("Enter");
  const place = page.getByRole("dialog", { name: /^Where .* goes$/ });
  await place.getByRole("textbox", { name: "Area" }).fill("Jayanagar");
  expect(await axeFindings(page)).toEqual([]);
  await place.getByRole("button", { name: /State$/ }).press("Enter");
  await page.getByRole("option", { name: "Maharashtra" }).press("Enter");
  await place.getByRole("button", { name: "Save" }).press("Enter");
  await expect(place.getByText("Cancel and order again: the tax would change").first()).toBeVisible();
  await place.getByRole("button", { name: /State$/ }).press("Enter");
  await page.getByRole("option", { name: "Karnataka" }).press("Enter");
  await place.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Jayanagar").first()).toBeVisible();
  await expect(place).toHaveCount(0);

  await page.getByRole("button", { name: "Edit phone and notes" }).press("Enter");
  const notes = page.getByRole("dialog", { name: /^Phone and notes of/ });
  await notes.getByRole("textbox", { name: "Internal note" }).fill("Called back");
  await notes.getByRole("button", { name: "Save" }).press("Enter");
  await expect(notes).toHaveCount(0);
  await expect(page.getByText("Called back")).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: `More for ${part.number}` }).click();
  await page.getByRole("menuitem", { name: "Send a part later" }).click();
  const dialog = page.getByRole("dialog", { name: `Split ${part.number}` });
  const pieces = dialog.getByRole("textbox", { name: "Split plate" });
  await pieces.fill("5");
  await dialog.getByRole("button", { name: "Split it" }).click();
  await expect(dialog.getByText("At least one piece must stay").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await pieces.fill("2");
  await dialog.getByRole("button", { name: "Split it" }).click();
  await expect(page.getByText(part.number.replace("/1", "/2"), { exact: true })).toBeVisible();
  const parts = [await callService(product, "GET", `/v1/companyFulfilment/${part.id}`)].flat();
  // 3 of the 5 pieces of 199.99 with 2.5 and 2.5 %.
  expect(parts).toMatchObject([{ fulfilment_total: "629.97", ship_area: "Jayanagar" }]);
});

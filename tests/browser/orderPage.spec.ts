import { axeFindings } from "./axeFindings.ts";
import { closeMessage } from "./closeMessage.ts";
import { expect, test } from "./fixtures.ts";
import { placeOrder, productOnSale, rates, takeSteps } from "./placedOrder.ts";
import { callService } from "./restService.ts";

// What others do comes over the stream.
test.use({ listens: true });

test("OR-15 a seller takes an order from its place to the door by keyboard, on a desk and on a phone, with its paper", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const prod_id = await productOnSale(product, "Walked plate", { product_price: "199.99", ...rates.low });
  const part = await placeOrder(product, { lines: [{ prod_id, quantity: 4 }] });
  await signIn("seller");
  const badge = page.locator(".order-part-title");
  const stands = async (status: string) => {
    const [record] = [await callService(product, "GET", `/v1/companyFulfilment/${part.id}`)].flat();
    expect(record).toMatchObject({ fulfilment_status: status });
  };

  await test.step("on a desk: accepted by a, packed by p, its slip opens", async () => {
    await page.goto(`/#/master/Order/${part.orderId}`);
    await expect(badge).toHaveText(/Pending$/);
    // A location's people read neither the sums of the whole nor who else sends.
    await expect(page.getByRole("button", { name: "Record a payment" })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("a");
    await expect(badge).toHaveText(/Accepted$/);
    // What belongs to another part is said, and nothing is packed.
    await page.keyboard.press("s");
    await expect(page.getByRole("textbox", { name: "SKU" })).toBeFocused();
    await page.keyboard.type("8901030865275");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("8901030865275 is not in this part");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await stands("accepted");
    await page.keyboard.press("p");
    await expect(page.getByRole("textbox", { name: "Packages" })).toHaveValue("1");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Packages" }).press("Enter");
    await expect(badge).toHaveText(/Packed$/);
    await stands("packed");
    const opened = page.context().waitForEvent("page");
    await page.keyboard.press("l");
    const label = await opened;
    await expect(label.getByText("560038", { exact: true })).toBeVisible();
    await label.close();
  });

  await test.step("on a phone the next step is at the foot; despatched with Undo, and then sent", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const next = page.getByRole("button", { name: "Despatch" });
    const box = await next.boundingBox();
    expect(box && box.y + box.height).toBeGreaterThan(680);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeFindings(page)).toEqual([]);
    const send = async () => {
      await page.keyboard.press("d");
      await page.getByRole("textbox", { name: "Carrier" }).fill("Blue Dart");
      await page.keyboard.press("Enter");
      await expect(badge).toHaveText(/On its way$/);
    };
    await send();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(badge).toHaveText(/Packed$/);
    await stands("packed");
    await send();
    await closeMessage(page, `${part.number} despatched`);
    await expect(page.getByRole("link", { name: /^I\w+\/\d{4}\/\d{6}$/ })).toBeVisible();
    await stands("out");
  });

  await test.step("what somebody else does meanwhile comes to the screen", async () => {
    await takeSteps(product, part, { action: "edit_tracking", tracking_number: "BD-77" });
    await expect(page.getByText("BD-77")).toBeVisible();
  });

  await test.step("handed over, with what was collected", async () => {
    const next = page.getByRole("button", { name: "Mark delivered" });
    await next.press("Enter");
    await expect(page.getByRole("textbox", { name: "Amount collected" })).toHaveValue("839.96");
    await page.getByRole("textbox", { name: "Amount collected" }).press("Enter");
    await closeMessage(page, `${part.number} delivered`);
    await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
    await stands("delivered");
  });
});

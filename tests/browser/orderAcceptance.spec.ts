import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { numberIn, placeOrder, productOnSale, rates } from "./placedOrder.ts";
import { callService } from "./restService.ts";

// New orders come over the stream.
test.use({ listens: true });

const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const viewport of widths) {
  test(`acceptance 15 of orders, ${viewport.width} px: placed, seen within 2 s, accepted, packed, printed, despatched and delivered with its code, by a location's people and by keyboard`, async ({
    page,
    product,
    signIn,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const prod_id = await productOnSale(product, "Walked plate", { product_price: "199.99", ...rates.low });
    // One of their own, on duty with nothing to carry, is suggested first.
    const driver = `Meena ${viewport.width}`;
    await callService(product, "POST", "/v1/companyDeliveryUser", {
      company_po_id: 1,
      delivery_user_name: driver,
      phone: `9${String(Date.now()).slice(-9)}`,
      vehicle_type: "bicycle",
      all_locations: true,
      on_duty: true,
    });
    const listening = page.waitForResponse(
      (response) => response.headers()["content-type"]?.startsWith("text/event-stream") === true,
    );
    await signIn("seller");
    await page.goto("/#/master/PendingOrders");
    await listening;
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    const sound = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    };

    const part = await placeOrder(product, { lines: [{ prod_id, quantity: 4 }] });
    const show = page.getByRole("button", { name: "Show", exact: true });
    await expect(show).toBeVisible({ timeout: 2_000 });
    await sound();
    await show.press("Enter");
    const row = page.getByRole("row").filter({ hasText: part.number });
    await expect(row).toHaveCount(1);
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: part.number.replace("/1", "") })).toBeVisible();
    const badge = page.locator(".order-part-title");
    await expect(badge).toHaveText(/Pending$/);
    await sound();

    await page.keyboard.press("a");
    await expect(badge).toHaveText(/Accepted$/);
    await page.keyboard.press("p");
    const packages = page.getByRole("textbox", { name: "Packages" });
    await expect(packages).toHaveValue("1");
    await sound();
    await packages.press("Enter");
    await expect(badge).toHaveText(/Packed$/);
    const opened = page.context().waitForEvent("page");
    await page.keyboard.press("l");
    const label = await opened;
    await expect(label.getByText("560038", { exact: true })).toBeVisible();
    await label.close();

    await page.keyboard.press("d");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /Who takes it/ }).press("Enter");
    await page.getByRole("option", { name: "A delivery user" }).press("Enter");
    const box = dialog.getByRole("combobox", { name: "Delivery user" });
    await box.fill(driver);
    await expect(page.getByRole("option", { name: driver })).toBeVisible();
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(box).toHaveValue(driver);
    await sound();
    await dialog.getByRole("button", { name: "Despatch", exact: true }).press("Enter");
    await expect(badge).toHaveText(/On its way$/);
    await page
      .getByRole("alertdialog")
      .filter({ hasText: `${part.number} despatched` })
      .getByRole("button", { name: /^(?:Close|Dismiss)/ })
      .press("Enter");
    await expect(page.getByRole("link", { name: /^I\w+\/\d{4}\/\d{6}$/ })).toBeVisible();

    const code = await callService(product, "GET", `/v1/companyOrder/code/${part.id}`, undefined, {
      "x-actor": "storefront",
    });
    await page.getByRole("button", { name: "Mark delivered" }).press("Enter");
    await dialog.getByRole("textbox", { name: "Code" }).fill(String(numberIn(code, "code")).padStart(6, "0"));
    await sound();
    await dialog.getByRole("button", { name: "Delivered", exact: true }).press("Enter");
    await expect(badge).toHaveText(/Delivered$/);
    const [record] = [await callService(product, "GET", `/v1/companyFulfilment/${part.id}`)].flat();
    expect(record).toMatchObject({ fulfilment_status: "delivered", collected_amount: "839.96" });
    await sound();
  });
}

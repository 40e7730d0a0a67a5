import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { closeMessage } from "./closeMessage.ts";
import { expect, people, password, test } from "./fixtures.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { numberIn, type PlacedPart, placeOrder, productOnSale, rates } from "./placedOrder.ts";
import { callService } from "./restService.ts";

test.use({ listens: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const badge = (page: Page) => page.locator(".order-part-title");

test("OR-05 OR-06 OR-08 OR-09 a day of thirty orders, on a desk by keyboard and on a phone by touch, by two people at once", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  // Letters alone: a search for digits finds numbers too.
  const mark = randomUUID()
    .replaceAll(/[^a-f]/g, "x")
    .slice(0, 8);
  const customer_name = `Asha ${mark}`;
  const pricing = { product_price: "199.99", ...rates.low };
  const [here, there] = [
    await productOnSale(product, "Leaf plate", pricing, 1),
    await productOnSale(product, "Jute bag", pricing, 2),
  ];
  const driver = `Ravi ${mark}`;
  await callService(product, "POST", "/v1/companyDeliveryUser", {
    company_po_id: 1,
    delivery_user_name: driver,
    phone: `9${String(Date.now()).slice(-9)}`,
    vehicle_type: "bicycle",
    all_locations: true,
    on_duty: true,
  });
  const placed = async (prod_id: number, count: number): Promise<PlacedPart[]> => {
    const parts: PlacedPart[] = [];
    for (let one = 0; one < count; one += 1)
      parts.push(await placeOrder(product, { customer_name, lines: [{ prod_id, quantity: 3 }] }));
    return parts;
  };
  const [[cut, door, ...ours], theirs] = await Promise.all([placed(here, 18), placed(there, 12)]);
  const [back] = theirs;
  if (!cut || !door || !back) throw new Error("Nothing was placed.");
  const stands = async ({ id }: PlacedPart) => {
    const [record] = [await callService(product, "GET", `/v1/companyFulfilment/${id}`)].flat();
    return record;
  };
  await signIn("owner");
  const phone = await (
    await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
  ).newPage();
  const signInPage = new SignInPage(phone);
  await signInPage.open();
  await signInPage.submit(people.seller, password);
  await expect(phone).toHaveURL(/#\/master/);
  const list = (name: string, more = "") => `/#/master/${name}?searchTerm=${mark}&pageSize=50${more}`;
  // The text of an empty list stands in a row as well.
  const rows = (on: Page) => on.getByRole("row").filter({ hasText: customer_name });
  const all = (on: Page) => on.getByRole("checkbox", { name: "Select all rows of this page" });

  /** By keyboard: into the table, and all of it. */
  const chooseAll = async () => {
    await all(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
  };

  await test.step("all thirty are accepted by keyboard", async () => {
    await page.goto(list("PendingOrders"));
    await expect(rows(page)).toHaveCount(30);
    await chooseAll();
    await expect(page.getByText("30 selected")).toBeVisible();
    await button(page, "Accept").press("Enter");
    await expect(page.getByText("30 accepted")).toBeVisible();
  });

  await test.step("each packs what is theirs at the same time, one of them with a thumb", async () => {
    await phone.goto(list("PendingOrders"));
    await expect(rows(phone)).toHaveCount(18);
    await page.goto(list("PendingOrders"));
    await all(phone).tap({ force: true });
    await expect(phone.getByText("18 selected")).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await chooseAll();
    await Promise.all([button(phone, "Pack").tap(), button(page, "Pack").press("Enter")]);
    await expect(phone.getByText("18 packed")).toBeVisible();
    await expect(page.getByText("30 packed")).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });

  await test.step("one is cancelled in part", async () => {
    await page.goto(`/#/master/Order/${cut.orderId}`);
    await button(page, `More for ${cut.number}`).press("Enter");
    await page.getByRole("menuitem", { name: "Cancel" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: `Cancel ${cut.number}` });
    await dialog.getByRole("checkbox", { name: "Only some pieces" }).press("Space");
    await dialog.getByRole("textbox", { name: "Leaf plate" }).fill("1");
    await dialog.getByRole("button", { name: /Reason/ }).press("Enter");
    await page.getByRole("option", { name: "Out of stock" }).press("Enter");
    await dialog.getByRole("button", { name: "Cancel it" }).press("Enter");
    await closeMessage(page, `${cut.number} cancelled`);
    await expect(page.getByText("1 cancelled")).toBeVisible();
    await expect(badge(page)).toHaveText(/Packed$/);
    // 2 pieces of 199.99 with 2.5 and 2.5 %.
    expect(await stands(cut)).toMatchObject({ fulfilment_status: "packed", fulfilment_total: "419.98" });
  });

  await test.step("their slips come out of the printer together", async () => {
    await page.goto(list("DespatchOrders", "&status=PACKED"));
    await expect(rows(page)).toHaveCount(30);
    await chooseAll();
    await button(page, "Print").press("Enter");
    const opened = page.context().waitForEvent("page");
    await page.getByRole("menuitem", { name: "Packing slips" }).press("Enter");
    const paper = await opened;
    await expect(paper.locator(".print-sheets > *")).toHaveCount(30);
    await paper.close();
  });

  await test.step("and all are despatched with one delivery user", async () => {
    await button(page, "Despatch").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Despatch 30 orders" });
    await dialog.getByRole("button", { name: /Who takes it/ }).press("Enter");
    await page.getByRole("option", { name: "A delivery user" }).press("Enter");
    const box = dialog.getByRole("combobox", { name: "Delivery user" });
    await box.fill(mark);
    await expect(page.getByRole("option", { name: driver })).toContainText("On duty, carries 0");
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(box).toHaveValue(driver);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Despatch" }).press("Enter");
    await expect(page.getByText("30 despatched")).toBeVisible();
  });

  await test.step("at the door a wrong code says how many tries are left, and the right one hands it over", async () => {
    await phone.goto(`/#/master/Order/${door.orderId}`);
    await expect(phone.getByText(driver)).toBeVisible();
    await button(phone, "Mark delivered").tap();
    const dialog = phone.getByRole("dialog", { name: `Was ${door.number} handed over?` });
    const code = await callService(product, "GET", `/v1/companyOrder/code/${door.id}`, undefined, {
      "x-actor": "storefront",
    });
    const right = String(numberIn(code, "code")).padStart(6, "0");
    await dialog.getByRole("textbox", { name: "Code" }).fill(right === "000000" ? "000001" : "000000");
    // A location's people hand nothing over without it.
    await expect(dialog.getByRole("checkbox", { name: "Hand over without the code" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Delivered" }).tap();
    await expect(dialog.getByText("The code is wrong. 4 tries are left").first()).toBeVisible();
    expect(await axeFindings(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await dialog.getByRole("textbox", { name: "Code" }).fill(right);
    await dialog.getByRole("button", { name: "Delivered" }).tap();
    await expect(badge(phone)).toHaveText(/Delivered$/);
    expect(await stands(door)).toMatchObject({ fulfilment_status: "delivered", collected_amount: "629.97" });
  });

  await test.step("another one comes back", async () => {
    await page.goto(`/#/master/Order/${back.orderId}`);
    await button(page, `More for ${back.number}`).press("Enter");
    await page.getByRole("menuitem", { name: "Bring back" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: `Bring ${back.number} back` });
    await dialog.getByRole("button", { name: /Reason/ }).press("Enter");
    await page.getByRole("option", { name: "Refused at the door" }).press("Enter");
    await dialog.getByRole("button", { name: "It is back" }).press("Enter");
    await expect(badge(page)).toHaveText(/Returned$/);
  });

  await test.step("each stands where it was left, and is found by who brings it", async () => {
    const records = await Promise.all([cut, door, ...ours, ...theirs].map(stands));
    const states = records.map((record) => Object(record).fulfilment_status);
    const count = (state: string) => states.filter((one) => one === state).length;
    expect([count("out"), count("delivered"), count("returned")]).toEqual([28, 1, 1]);
    // Of all that are on their way, the demo's among them.
    await page.goto("/#/master/DespatchOrders?status=OUT&pageSize=50");
    await button(page, "Delivery user").press("Enter");
    const filter = page.getByRole("dialog", { name: "Delivery user" });
    await filter.getByRole("combobox").fill(driver);
    await expect(page.getByRole("option")).toHaveText([driver]);
    await filter.getByRole("combobox").press("ArrowDown");
    await filter.getByRole("combobox").press("Enter");
    await expect(filter).toHaveCount(0);
    await expect(page.getByText("28 orders", { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(28);
  });
  await phone.context().close();
});

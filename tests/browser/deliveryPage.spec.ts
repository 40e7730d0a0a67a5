import { randomInt, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright/test";
import * as v from "valibot";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { numberIn, placeOrder, productOnSale, rates, takeSteps } from "./placedOrder.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

const closed = "This link does not open your list";
const made = v.object({ data: v.object({ createDeliveryLink: v.object({ key: v.string() }) }) });

/** Somebody who delivers, and a part of an order that is on its way with them. */
async function deliverer(product: Product) {
  const name = `Courier ${randomUUID().slice(0, 8)}`;
  const added = await callService(product, "POST", "/v1/companyDeliveryUser", {
    company_po_id: 1,
    delivery_user_name: name,
    phone: `98${randomInt(10_000_000, 99_999_999)}`,
    vehicle_type: "bicycle",
    all_locations: true,
  });
  const delivery_user_id = numberIn(added, "delivery_user_id");
  const prod_id = await productOnSale(product, `Basket ${name}`, { product_price: "150", ...rates.low });
  const part = await placeOrder(product, { lines: [{ prod_id, quantity: 1 }] });
  await takeSteps(product, part, { action: "pack", packages: 1 }, { action: "despatch", delivery_user_id });
  return { name, delivery_user_id, part };
}

/** Makes a link on the page of a delivery user, and says its key: the dialog has it as a QR code and to copy. */
async function makeLink(page: Page, button: string): Promise<string> {
  const response = page.waitForResponse(
    async (one) => one.url().endsWith("/graphql") && (await one.text()).includes("createDeliveryLink"),
  );
  await page.getByRole("button", { name: button, exact: true }).click();
  const { key } = v.parse(made, await (await response).json()).data.createDeliveryLink;
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  return key;
}

const phoneOf = async (context: BrowserContext, key: string): Promise<Page> => {
  const phone = await context.newPage();
  await phone.goto(`/#/delivery?key=${key}`);
  return phone;
};

test("acceptance 11 of people: a delivery link opens in one browser, reaches what is theirs alone, and ends with a new one within 10 s", async ({
  page,
  product,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const [mine, theirs] = [await deliverer(product), await deliverer(product)];
  await signIn("owner");
  await page.goto("/#/master/ViewDeliveryUser?pageSize=25");
  await page.getByRole("row", { name: mine.name }).getByText(mine.name).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(mine.name);
  const key = await makeLink(page, "Make a link");
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();

  const hand = { ...(baseURL === undefined ? {} : { baseURL }), viewport: { width: 360, height: 740 } };
  const [own, other] = [await browser.newContext(hand), await browser.newContext(hand)];
  const phone = await phoneOf(own, key);
  const card = phone.getByRole("article", { name: "Asha Rao" });
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(mine.name);
  await expect(card).toContainText(mine.part.number);
  await expect(phone).toHaveURL(/\/delivery\/$/);
  expect(await axeFindings(phone)).toEqual([]);

  await test.step("nothing is wrong or too wide in the dark, in Hindi and in Arabic, on the narrowest phone", async () => {
    await phone.emulateMedia({ colorScheme: "dark" });
    await phone.setViewportSize({ width: 320, height: 568 });
    for (const language of ["hi", "ar", "en"]) {
      await phone.locator("select").selectOption(language);
      await expect(phone.locator("html")).toHaveAttribute("lang", language);
      expect(await axeFindings(phone), language).toEqual([]);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
    }
    await phone.emulateMedia({ colorScheme: "light" });
    await phone.setViewportSize(hand.viewport);
  });

  await test.step("a second browser is refused", async () => {
    const second = await phoneOf(other, key);
    await expect(second.getByRole("heading", { name: closed })).toBeVisible();
    expect(await axeFindings(second)).toEqual([]);
  });

  await test.step("what somebody else brings is not found", async () => {
    const text = await phone.evaluate(async (fulfilmentId) => {
      const query = `mutation ($input: RecordStopAttemptInput!) { recordStopAttempt(input: $input) { __typename } }`;
      const response = await fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", "x-back-office": "1" },
        body: JSON.stringify({ query, variables: { input: { fulfilmentId, reason: "Mine" } } }),
      });
      return response.text();
    }, theirs.part.nodeId);
    expect(text).toContain('"NotFoundError"');
  });

  await test.step("it is delivered by keyboard, against the code and the money", async () => {
    const told = await callService(product, "GET", `/v1/companyOrder/code/${mine.part.id}`, undefined, {
      "x-actor": "storefront",
    });
    await card.getByRole("button", { name: "Delivered", exact: true }).press("Enter");
    await phone.keyboard.type(String(numberIn(told, "code")).padStart(6, "0"));
    await phone.keyboard.press("Tab");
    await phone.keyboard.press("Space");
    expect(await axeFindings(phone)).toEqual([]);
    await phone.keyboard.press("Enter");
    await expect(phone.getByRole("heading", { name: "Nothing to deliver" })).toBeVisible();
    await expect(phone.getByText("1 delivered today")).toBeVisible();
  });

  await test.step("the page opens without a network, with its last list", async () => {
    await phone.evaluate(() => navigator.serviceWorker.ready);
    await own.setOffline(true);
    await phone.reload();
    await expect(phone.getByText(/^No connection\. This is your list of/)).toBeVisible();
    await expect(phone.getByRole("switch", { name: "On duty" })).toBeDisabled();
    await own.setOffline(false);
    await expect(phone.getByText(/^No connection/)).toHaveCount(0);
  });

  await test.step("after a new link the old page says so within 10 s", async () => {
    await page.getByRole("button", { name: "New link" }).click();
    await makeLink(page, "Make a new link");
    await expect(phone.getByRole("heading", { name: closed })).toBeVisible({ timeout: 10_000 });
  });

  await test.step("where the console stands already, the link opens all the same", async () => {
    await page.evaluate((used) => {
      location.hash = `#/delivery?key=${used}`;
    }, key);
    await expect(page.getByRole("heading", { name: closed })).toBeVisible();
    await expect(page).toHaveURL(/\/delivery\//);
  });
  await Promise.all([own.close(), other.close()]);
});

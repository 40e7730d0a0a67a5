import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "./fixtures.ts";
import { despatch, numberIn, placeOrder, productOnSale, rates, takeSteps } from "./placedOrder.ts";
import { callService } from "./restService.ts";

/** Millimetres. */
const a4 = "210 × 297";
const label = "100 × 150";

/** Of the length that a portal's has. */
const signed = "eyJhbGciOiJSUzI1NiJ9.".padEnd(1100, "Ab1_");

/** The pages of what Chromium prints of the page, as their words in one line each, and all of the size that is expected. */
async function printed(page: Page, address: string, size = a4): Promise<string[]> {
  await page.goto("/#/dashboard/default");
  // The page prints itself once it is all there, and one print at a time is all that Chromium does.
  await page.evaluate(() => {
    delete document.documentElement.dataset["printed"];
    window.print = () => {
      document.documentElement.dataset["printed"] = "";
    };
  });
  await page.goto(address);
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
  await expect(page.getByRole("button", { name: "Print" })).toBeEnabled();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const sizes = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const { view } = await file.getPage(index + 1);
      return view.slice(2).map((points) => Math.round((points * 25.4) / 72));
    }),
  );
  expect(new Set(sizes.map((edges) => edges.join(" × ")))).toEqual(new Set([size]));
  const { text } = await extractText(file, { mergePages: false });
  return text.map((words) => words.replaceAll(/\s+/g, " "));
}

test("acceptance 13 of orders: the PDF of a document has all that Rule 46 asks for, in a state, across states to a business, for pickup, without tax, mixed and without GSTIN; printed again it is the same", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const taxed = await productOnSale(product, "Leaf plate", { product_price: "199.99", ...rates.low });
  const free = await productOnSale(product, "Raw jute", { product_price: "150", ...rates.nil });
  const line = (prod_id: number, quantity = 2) => ({ prod_id, quantity });
  await signIn("owner");

  const business = {
    customer_gstin: "27AAPFU0939F1ZV",
    customer_legal_name: "Umbrella Traders",
    shipping_area_name: "Fort",
    shipping_zip: "400001",
    shipping_stateshort: "MH",
  };
  const orders = {
    inState: { lines: [line(taxed)], delivery_charges: [{ seller_id: 1, amount: "50" }] },
    toBusiness: { ...business, lines: [line(taxed, 1000)] },
    allNil: { lines: [line(free)] },
    mixed: { lines: [line(free), line(taxed)] },
  };
  const paperOf = async (order: object) => {
    const part = await placeOrder(product, order);
    await takeSteps(product, part, ...despatch);
    return { part, pages: await printed(page, `/#/print/document/${part.nodeId}?copies=1`) };
  };
  /** (a) (b) (c) (d) (f) (g) (h) (i) (j) (p) (q), which stand on every invoice. */
  const always = (number: string) => [
    "ORIGINAL FOR RECIPIENT",
    `Order ${number}`,
    /Date \d{1,2} \w{3} \d{4}/,
    "State: ",
    "4602",
    "NOS",
    "Total in words: ",
    "Rupees",
    "Authorised signatory",
  ];
  const has = (text: string | undefined, ...parts: readonly (string | RegExp)[]) => {
    for (const part of parts)
      if (part instanceof RegExp) expect.soft(text).toMatch(part);
      else expect.soft(text).toContain(part);
  };

  await test.step("within the state to somebody unregistered", async () => {
    const { part, pages } = await paperOf(orders.inState);
    expect(pages).toHaveLength(1);
    has(
      pages[0],
      ...always(part.number),
      /^Tax Invoice/,
      /Supplier .*GSTIN: 29AAFCV4821K1ZY/,
      /Number I\w+\/\d{4}\/\d{6}/,
      "Asha Rao",
      "12th Main, Indiranagar, 560038",
      "State: Karnataka (29)",
      "Leaf plate",
      "2 NOS",
      "Place of supply Karnataka (29)",
      "CGST",
      "SGST",
      "2.5%",
      "11.25",
      "of which delivery 50.00",
      "Total ₹472.48",
      "Four Hundred Seventy Two Rupees And Forty Eight Paise Only",
      "Tax payable on reverse charge No",
      "Summary by HSN and rate",
    );
  });

  await test.step("across states to a business, with lakhs, in three copies of a page each", async () => {
    const { part, pages } = await paperOf(orders.toBusiness);
    has(
      pages[0],
      ...always(part.number),
      /^Tax Invoice/,
      "Umbrella Traders",
      "GSTIN: 27AAPFU0939F1ZV",
      "Place of supply Maharashtra (27)",
      "IGST",
      "5%",
      "1,99,990.00",
      "9,999.50",
      "₹2,09,989.50",
      "Two Lakh Nine Thousand Nine Hundred Eighty Nine Rupees And Fifty Paise Only",
    );
    expect(pages[0]).not.toContain("CGST");
    const copies = await printed(page, `/#/print/document/${part.nodeId}`);
    expect(copies.map((text) => /(?:ORIGINAL|DUPLICATE|TRIPLICATE) FOR \w+/.exec(text)?.[0])).toEqual([
      "ORIGINAL FOR RECIPIENT",
      "DUPLICATE FOR TRANSPORTER",
      "TRIPLICATE FOR SUPPLIER",
    ]);
  });

  await test.step("collected: the invoice is issued when it is ready, and its place of supply is the customer's", async () => {
    const points = await callService(product, "GET", "/v1/companyPickupPoint/company_po_id/1");
    const part = await placeOrder(product, {
      shipping_street_name: null,
      shipping_area_name: null,
      shipping_zip: null,
      shipping_stateshort: null,
      billing_area_name: "Jayanagar",
      billing_zip: "560041",
      billing_stateshort: "KA",
      delivery_mode: "pickup",
      pickup_point_id: numberIn(points, "pickup_point_id"),
      lines: [line(taxed)],
    });
    await takeSteps(product, part, { action: "pack", packages: 1 }, { action: "make_ready" });
    const [invoice] = await printed(page, `/#/print/document/${part.nodeId}?copies=1`);
    has(
      invoice,
      ...always(part.number),
      /^Tax Invoice/,
      "Jayanagar, 560041",
      "Place of supply Karnataka (29)",
      "SGST",
      "Total ₹419.98",
    );
    const point = String(Reflect.get(Object([points].flat()[0]), "pickup_point_name"));
    for (const [paper, size] of [
      ["packing", a4],
      ["label", label],
    ] as const)
      has((await printed(page, `/#/print/${paper}/${part.nodeId}`, size))[0], part.number, "Pickup", point);
  });

  await test.step("printed again after product, price, supplier and company changed, it is the same to the letter", async () => {
    const prod_id = await productOnSale(product, "Frozen plate", { product_price: "199.99", ...rates.low });
    const { part, pages } = await paperOf({ lines: [line(prod_id)] });
    const kept = () => callService(product, "GET", `/v1/companyTaxDocument/fulfilment_id/${part.id}`);
    const before = await kept();
    const details = { prod_id, seller_id: 1, category1_id: 1 };
    await callService(product, "POST", "/v1/companySellerProdLoc/createSignup", {
      ...details,
      prod_name: "Melted plate",
    });
    await callService(product, "POST", "/v1/companySellerProdLoc/page3Signup", {
      prod_id,
      hsn_code: "6911",
      product_price: "5",
      ...rates.high,
    });
    const change = async (path: string, ...fields: readonly string[]) => {
      const [was] = [await callService(product, "GET", path)].flat();
      const own = (record: unknown) =>
        Object.fromEntries(fields.map((field) => [field, Reflect.get(Object(record), field)]));
      await callService(
        product,
        "PUT",
        path,
        Object.fromEntries(fields.map((field) => [field, `Changed ${field}`])),
      );
      const [is] = [await callService(product, "GET", path)].flat();
      expect(own(is)).not.toEqual(own(was));
      return () => callService(product, "PUT", path, own(was));
    };
    const back = [
      await change("/v1/companySeller/1", "legal_name", "street_name", "area_name"),
      await change("/v1/companyPO/1", "legal_name", "logo_upload"),
    ];
    expect(await kept()).toEqual(before);
    expect(await printed(page, `/#/print/document/${part.nodeId}?copies=1`)).toEqual(pages);
    for (const restore of back) await restore();
  });

  await test.step("goods without tax, and both kinds together", async () => {
    const nil = await paperOf(orders.allNil);
    has(
      nil.pages[0],
      ...always(nil.part.number),
      /^Bill of Supply/,
      "Raw jute",
      /Number B\w+\/\d{4}\//,
      "₹300.00",
    );
    const mixed = await paperOf(orders.mixed);
    has(
      mixed.pages[0],
      ...always(mixed.part.number),
      /^Invoice-cum-Bill of Supply/,
      "Raw jute",
      "Leaf plate",
    );
  });

  await test.step("a location without GSTIN charges none", async () => {
    // Every location that can be added has one; those of before may have none. The gateway's answer is made theirs.
    await page.route("**/graphql", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const unregistered = text
        .replaceAll('"kind":"BILL_OF_SUPPLY"', '"kind":"INVOICE_WITHOUT_TAX"')
        .replaceAll('"taxKind":"WITHIN_STATE"', '"taxKind":"NONE"')
        .replaceAll('"gstin":"29AAFCV4821K1ZY"', '"gstin":null');
      await route.fulfill({ response, body: unregistered });
    });
    const { part, pages } = await paperOf(orders.allNil);
    await page.unroute("**/graphql");
    has(pages[0], ...always(part.number), /^Invoice No GST is charged/, "Verdant Indiranagar", "₹300.00");
    expect(pages[0]).not.toMatch(/CGST|IGST|Tax Invoice|GSTIN|reverse charge/);
  });

  await test.step("what comes back is credited against its invoice, and in Hindi too where that is chosen", async () => {
    const part = await placeOrder(product, orders.inState);
    await takeSteps(product, part, ...despatch, { action: "bring_back", reason_code: "refused" });
    const [credit] = await printed(page, `/#/print/document/${part.nodeId}?copies=1&language=hi`);
    has(
      credit,
      "Credit Note",
      /Against invoice[^A-Z]*I\w+\/\d{4}\/\d{6}, \d{1,2} \w{3} \d{4}/,
      "Refused on delivery",
    );
    await expect(page.getByRole("heading", { name: "Credit Note / क्रेडिट नोट" })).toBeVisible();
  });

  await test.step("slips and labels of many: a slip a sheet without prices, a label a package, four of them on A4", async () => {
    const part = await placeOrder(product, { ...orders.mixed, customer_note: "Ring twice" });
    await takeSteps(product, part, { action: "pack", packages: 5, weight_grams: 1500 });
    const other = await placeOrder(product, orders.allNil);
    const [slip, second] = await printed(page, `/#/print/packing/${part.nodeId},${other.nodeId}`);
    has(slip, part.number, "Raw jute", "Leaf plate", "Ring twice", "Asha Rao");
    expect(slip).not.toMatch(/199\.99|₹/);
    has(second, other.number);
    const labels = await printed(page, `/#/print/label/${part.nodeId}`, label);
    expect(labels).toHaveLength(5);
    has(labels[4], part.number, "Package 5/5", "560038", "COD ₹719.98", "1,500 g");
    expect(await printed(page, `/#/print/label/${part.nodeId}?paper=a4`)).toHaveLength(2);
  });

  await test.step("a slip of more lines than the gateway gives at once has all of them", async () => {
    const part = await placeOrder(product, { lines: Array.from({ length: 130 }, () => line(free, 1)) });
    const slip = (await printed(page, `/#/print/packing/${part.nodeId}`)).join(" ");
    expect(slip.match(/Raw jute/g)).toHaveLength(130);
  });

  await test.step("what an e-invoice portal has signed stands on the invoice once it is there", async () => {
    const part = await placeOrder(product, orders.toBusiness);
    await takeSteps(product, part, ...despatch);
    const documents = await callService(product, "GET", `/v1/companyTaxDocument/fulfilment_id/${part.id}`);
    const irn = "c".repeat(64);
    await callService(product, "PUT", `/v1/companyTaxDocument/irn/${numberIn(documents, "document_id")}`, {
      irn,
      irn_ack_no: "112010036563310",
      irn_ack_date: "2026-11-30T10:00:00.000Z",
      irn_qr: signed,
    });
    const [invoice] = await printed(page, `/#/print/document/${part.nodeId}?copies=1`);
    has(invoice, /IRN c{20}/, "Signed QR code");
    await expect(page.locator("figure svg")).toHaveAttribute("width", "48.4mm");
  });
});

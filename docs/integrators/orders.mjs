// Quotes, places, sends and partly cancels orders over the service's REST, as a storefront and a warehouse would.
//
//   SERVICE=http://localhost:4001 SERVICE_USERNAME=… SERVICE_PASSWORD=… API_KEY=… COMPANY=1 node docs/integrators/orders.mjs PRODUCT
//
// Safe to run again with the same RUN: an order has its reference for good, and a step that was taken is no fault.
const { SERVICE = "http://localhost:4001", COMPANY = "1", RUN = "web-1001" } = process.env;
const { SERVICE_USERNAME = "", SERVICE_PASSWORD = "", API_KEY = "" } = process.env;
const product = Number(process.argv.at(2));
if (API_KEY === "" || !Number.isInteger(product)) {
  console.error("Usage: API_KEY=… node orders.mjs product");
  process.exit(2);
}
const headers = { "content-type": "application/json", "x-api-key": API_KEY, "x-api-version": "1" };

/** Sends one call. What is refused is an `Error` that names the fields. */
async function send(method, path, body) {
  const response = await fetch(SERVICE + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new Error(`${path}: ${JSON.stringify(answer.fields ?? answer.message)}`);
}

const login = { username: SERVICE_USERNAME, password: SERVICE_PASSWORD };
const { access_token } = await send("POST", "/auth/login", login);
headers.authorization = `Bearer ${access_token}`;
headers["x-actor"] = "storefront";

const order = {
  company_po_id: Number(COMPANY),
  order_channel: "storefront",
  customer_name: "Asha Rao",
  customer_phone: "9845012345",
  shipping_area_name: "Indiranagar",
  shipping_zip: "560038",
  shipping_stateshort: "KA",
  payment_method: "upi",
  lines: [{ prod_id: product, quantity: 3 }],
};

/** Places an order once, however often this runs, at the price that the customer was shown. */
async function place(channel_reference) {
  const { order_total: expected_total } = await send("POST", "/v1/companyOrder/quote", order);
  return send("POST", "/v1/companyOrder", { ...order, channel_reference, expected_total });
}

const partsOf = ({ order_id }) => send("GET", `/v1/companyFulfilment/order_id/${order_id}`);
const step = ({ fulfilment_id }, action, details = {}) =>
  send("PUT", `/v1/companyFulfilment/fulfilment_status/${fulfilment_id}`, { action, ...details });

// Paid, packed and handed to a carrier, which issues the invoice.
const sent = await place(`${RUN}-sent`);
const money = { amount: sent.order_total, payment_reference: `${RUN}-upi` };
await send("PUT", `/v1/companyOrder/payment/${sent.order_id}`, money);
for (const part of await partsOf(sent)) {
  if (part.fulfilment_status === "pending") await step(part, "pack", { packages: 1 });
  await step(part, "despatch", { carrier_name: "Blue Dart", tracking_number: "BD7719024" });
}
const [invoice] = await send("GET", `/v1/companyTaxDocument/order_id/${sent.order_id}`);
const { order_status } = await send("GET", `/v1/companyOrder/${sent.order_id}`);
console.log(`${sent.order_no} is ${order_status}, invoice ${invoice.document_no} of ${invoice.total}`);

// Cancelled before anything was sent.
const cancelled = await place(`${RUN}-cancelled`);
const reason = { reason_code: "customer_request" };
await send("PUT", `/v1/companyOrder/cancel/${cancelled.order_id}`, reason);
const after = await send("GET", `/v1/companyOrder/${cancelled.order_id}`);
console.log(`${cancelled.order_no} is ${after.order_status}`);

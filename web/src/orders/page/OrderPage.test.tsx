import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { orderRoutes } from "../routes.ts";
// Brought here, so that no test waits for it to be compiled.
import "./fulfilmentDialogs.tsx";

const amounts = { taxable: "1561.90", cgst: "39.05", sgst: "39.05", igst: "0.00", total: "1640.00" };

const line = {
  __typename: "OrderLine",
  id: "line-1",
  productName: "Areca plate",
  variantName: null,
  sku: "PAT-1",
  hsnCode: null,
  imageUrl: null,
  quantity: 10,
  cancelledQuantity: 4,
  returnedQuantity: 0,
  giftWrapping: true,
  giftMessage: "For you",
  giftPrice: "30.00",
  deliveryShare: "39.80",
  listPrice: "199.99",
  unitPrice: "122.21",
  discounts: [
    { kind: "PRODUCT_DISCOUNT", percentage: "10.00", unitPrice: "179.99" },
    { kind: "SPECIAL_OFFER", percentage: "30.00", unitPrice: "125.99" },
    { kind: "VOLUME_DISCOUNT", percentage: "3.00", unitPrice: "122.21" },
  ],
  rates: { cgst: "2.50", sgst: "2.50", igst: "5.00" },
  amounts,
};

const address = {
  line1: null,
  line2: null,
  streetNumber: null,
  streetName: "12th Main",
  area: "Indiranagar",
  region: null,
  postalCode: "560038",
  provinceCode: "KA",
  province: "Karnataka",
};

const part = (number: number, change: object = {}) => ({
  __typename: "Fulfilment",
  id: `part-${number}`,
  number: `2627-000123/${number}`,
  status: "PENDING",
  statusReason: null,
  isLate: false,
  version: "one",
  seller: { __typename: "Seller", id: `seller-${number}`, name: `Location ${number}` },
  taxKind: "WITHIN_STATE",
  goodsAmount: "1222.10",
  giftAmount: "300.00",
  deliveryCharge: "39.80",
  dueOnDelivery: "1640.00",
  collectedAmount: "0.00",
  amounts,
  packages: null,
  weightGrams: null,
  carrierName: null,
  trackingNumber: null,
  trackingUrl: null,
  ewayBillNumber: null,
  attempts: [],
  documents: [],
  viewerActions: ["ACCEPT", "PACK", "CANCEL", "EDIT_TRACKING"],
  lines: { totalCount: 1, edges: [{ __typename: "OrderLineEdge", node: line }] },
  ...change,
});

const head = {
  __typename: "Order",
  id: "order-1",
  number: "2627-000123",
  status: "PENDING",
  placedAt: null,
  promisedDate: null,
  deliveryMode: "DELIVERY",
  paymentMethod: "CASH_ON_DELIVERY",
  paymentState: "UNPAID",
  paymentReference: null,
  amountPaid: "0.00",
  amountRefunded: "0.00",
  refundDue: "0.00",
  totals: { goods: "1522.10", delivery: "39.80", tax: "78.10", total: "1640.00" },
  refunds: [],
  viewerCanCancel: true,
  channel: "storefront",
  channelReference: "A-1",
  customer: { name: "Asha Rao", phone: "9845012345", email: null, gstinNumber: null, legalName: null },
  shippingName: null,
  shippingPhone: null,
  shippingAddress: address,
  billingAddress: null,
  customerNote: "Ring twice",
  staffNote: null,
};

const everything = ["ORDER_READ", "ORDER_UPDATE", "ORDER_APPROVE"];
const page = (parts: object[] = [part(1)], order: object = {}, permissions = everything) => ({
  viewer: { permissions },
  node: {
    ...head,
    __isNode: "Order",
    ...order,
    fulfilments: { edges: parts.map((node) => ({ __typename: "FulfilmentEdge", node })) },
  },
});

const open = (gateway: Gateway = {}) =>
  openConsole(orderRoutes, "/master/Order/order-1", { OrderPageQuery: () => page(), ...gateway });
const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }));
const submit = () =>
  act(async () => {
    const form = screen.getByRole("dialog").querySelector("form");
    if (form) fireEvent.submit(form);
  });
const steps = () =>
  screen
    .getAllByRole("button", { name: /^(?:Accept|Pack|Despatch|Mark delivered)$/ })
    .map((button) => `${button.textContent}: ${button.dataset["variant"]}`);

test("an order says what is in it, how its price came about, where it goes and what is next", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("2627-000123");
  expect(steps()).toEqual(["Accept: primary"]);
  const row = screen.getByRole("row", { name: /Areca plate/ });
  expect(within(row).getByRole("rowheader").textContent).toContain("SKU PAT-1 · HSN missing");
  expect(row.textContent).toContain("64 cancelled");
  expect([...row.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "List ₹199.99",
    "Discount −10%: ₹179.99",
    "Offer −30%: ₹125.99",
    "Volume −3%: ₹122.21",
    "Gift wrapping ₹30.00 each",
    "Delivery share ₹39.80",
  ]);
  expect(document.querySelector("address")?.textContent).toBe("12th MainIndiranagar560038 Karnataka");
  expect(screen.getByText("Ring twice")).toBeDefined();
});

test("of several parts the first that can go on has the one primary button", async () => {
  const sent = part(1, { status: "DELIVERED", viewerActions: [] });
  await open({ OrderPageQuery: () => page([sent, part(2), part(3, { viewerActions: ["PACK"] })]) });
  expect(steps()).toEqual(["Accept: primary", "Pack: secondary"]);
});

test("a location's people see no sums of the whole, and nothing to record", async () => {
  const theirs = { amountPaid: null, amountRefunded: null, refundDue: null, totals: null, refunds: null };
  await open({ OrderPageQuery: () => page([part(1)], theirs, ["ORDER_READ", "ORDER_UPDATE"]) });
  expect(screen.queryByRole("button", { name: "Record a payment" })).toBeNull();
  expect(screen.getByRole("region", { name: "Payment" }).textContent).toBe(
    "PaymentUnpaidMethodCash on delivery",
  );
});

test("who may not read orders is told so", async () => {
  await open({ OrderPageQuery: () => page([part(1)], {}, []) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page is not for your account");
});

test("an order that is unknown or of others is not found", async () => {
  await open({ OrderPageQuery: () => ({ viewer: { permissions: everything }, node: null }) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We could not find this");
});

test("an order that nobody has paid is accepted with a reason alone, by who may", async () => {
  const refused = {
    __typename: "ValidationError",
    __isError: "ValidationError",
    message: "Not paid yet",
    messageCode: "NOT_PAID_YET",
    messageParams: null,
    issues: [],
  };
  const { sent } = await open({ fulfilmentMutationsAcceptMutation: () => ({ acceptFulfilment: refused }) });
  await key("a");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("The customer has not paid yet.");
  await submit();
  expect(within(dialog).getAllByText("Reason is required").length).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "Known for years" } });
  await submit();
  expect(
    sent.filter(({ name }) => name.includes("Accept")).map(({ variables }) => variables["input"]),
  ).toEqual([
    { id: "part-1", force: false },
    { id: "part-1", force: true, reason: "Known for years" },
  ]);
});

test("a step that somebody else was faster with says where the order stands now", async () => {
  const conflict = {
    __typename: "ConflictError",
    __isError: "ConflictError",
    message: "A fulfilment that is cancelled cannot take the step pack",
    messageCode: null,
    messageParams: null,
    issues: [],
    current: {
      __isNode: "Fulfilment",
      ...part(1, { status: "CANCELLED", viewerActions: [] }),
      order: { ...head, status: "CANCELLED" },
    },
  };
  await open({ fulfilmentMutationsPackMutation: () => ({ packFulfilment: conflict }) });
  await key("p");
  await screen.findByRole("dialog");
  await submit();
  expect(await screen.findByText("This order changed: it is Cancelled now")).toBeDefined();
});

test("a despatch is drawn at once and not sent while it can be taken back", async () => {
  const packed = part(1, { status: "PACKED", viewerActions: ["DESPATCH", "CANCEL"] });
  const { sent } = await open({ OrderPageQuery: () => page([packed]) });
  await key("d");
  const dialog = await screen.findByRole("dialog");
  await submit();
  expect(within(dialog).getAllByText("Choose who delivers it or a carrier").length).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText("Carrier"), { target: { value: "Blue Dart" } });
  await submit();
  expect(screen.getByText("On its way")).toBeDefined();
  expect(sent.map(({ name }) => name)).toEqual(["OrderPageQuery"]);
});

import { act, fireEvent, screen } from "@testing-library/react";
import { orderAddress } from "#/app/addresses.ts";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { orderRoutes } from "../routes.ts";

export const amounts = { taxable: "1561.90", cgst: "39.05", sgst: "39.05", igst: "0.00", total: "1640.00" };

export const line = {
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

/** Lines of a part, and how many it has where these are not all. */
export const linesOf = (nodes: readonly { readonly id: string }[], totalCount = nodes.length) => ({
  __typename: "OrderLineConnection",
  totalCount,
  edges: nodes.map((node) => ({ __typename: "OrderLineEdge", cursor: `after ${node.id}`, node })),
  pageInfo: {
    __typename: "PageInfo",
    endCursor: `after ${nodes.at(-1)?.id}`,
    hasNextPage: totalCount > nodes.length,
  },
});

export const address = {
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

export const part = (number: number, change: object = {}) => ({
  __typename: "Fulfilment",
  id: `part-${number}`,
  number: `2627-000123/${number}`,
  status: "PENDING",
  statusReason: null,
  isLate: false,
  addressChangedAt: null,
  unitCount: 10,
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
  isCodeNeeded: false,
  deliveryUser: null,
  pickupPoint: null,
  attempts: [],
  documents: [],
  warnings: [],
  viewerActions: ["ACCEPT", "PACK", "CANCEL", "EDIT_TRACKING"],
  lines: linesOf([line]),
  ...change,
});

export const head = {
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
  viewerCanUpdate: true,
  version: "order version",
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

export const everything = ["ORDER_READ", "ORDER_UPDATE", "ORDER_APPROVE"];
export const page = (parts: object[] = [part(1)], order: object = {}, permissions = everything) => ({
  viewer: { permissions },
  node: {
    ...head,
    __isNode: "Order",
    ...order,
    fulfilments: { edges: parts.map((node) => ({ __typename: "FulfilmentEdge", node })) },
  },
});

export const open = (gateway: Gateway = {}) =>
  openConsole(orderRoutes, orderAddress("order-1"), { OrderPageQuery: () => page(), ...gateway });
export const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }));
export const submit = () =>
  act(async () => {
    const form = screen.getByRole("dialog").querySelector("form");
    if (form) fireEvent.submit(form);
  });
export const steps = () =>
  screen
    .getAllByRole("button", { name: /^(?:Accept|Pack|Despatch|Mark delivered)$/ })
    .map((button) => `${button.textContent}: ${button.dataset["variant"]}`);

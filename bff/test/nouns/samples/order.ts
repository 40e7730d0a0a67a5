import * as v from "valibot";
import { orderFields, orderVersion } from "../../../src/order/fields.ts";
import { orderRecord } from "../../../src/order/record.ts";
import { paymentFields } from "../../../src/order/paymentFields.ts";
import { reasonFields } from "../../../src/order/reasons.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { happening } from "../happening.ts";
import { order } from "../orderRecords.ts";
import { each } from "../edit.ts";
import { addOrder, orderOf } from "../placedOrders.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companyOrder";
const change = `PUT ${path}/{order_id}`;

/** What an order says of the whole of it: not to a location's people. */
const ofTheWhole = [
  ...words(
    "Order",
    "amountPaid amountRefunded billingAddress customer.email paymentReference refundDue refunds staffNote totals",
  ),
  "Query.viewer.orders",
];

sample({
  nodes: { Order: { of: "location", made: async ({ owner }) => (await addOrder(owner)).id } },
  collections: {
    // It belongs to no location, but those of another one have parts of some alone.
    companyOrder: collection("order_id", {
      of: "location",
      links: ["pickup_point_id"],
      values: (_whose, _id, mark) => order(mark),
    }),
  },
  fields: [
    [orderFields, change],
    [reasonFields, `PUT ${path}/cancel/{order_id}`],
    [paymentFields, `PUT ${path}/payment/{order_id}`],
  ],
  otherLimits: {
    [`${change} customer_phone pattern`]: "the gateway knows the country's numbers",
    ...Object.fromEntries(
      ["shipping", "billing"].flatMap((address) => [
        [
          `${change} ${address}_stateshort maxLength`,
          "the gateway knows all states, and refuses others as unknown",
        ],
        [`${change} ${address}_zip maxLength`, "the gateway says of any wrong code how many digits it has"],
        [`${change} ${address}_countryshort pattern`, "the gateway offers no other country anywhere"],
        [`${change} ${address}_country maxLength`, "the gateway sends the name of the country's code"],
      ]),
    ),
  },
  async addTwo(owner) {
    await addOrder(owner);
    await addOrder(owner);
  },
  events: {
    viewerEvents: ["order.placed", "order.paid", "fulfilment.packed", "refund.due", "stock.low"].map(
      (type) => ({
        ...happening,
        type,
      }),
    ),
  },
  mutations({ own, record }) {
    const address = { area: "Indiranagar", postalCode: "560038", provinceCode: "KA" };
    const placed = {
      channel: "storefront",
      channelReference: "S-1",
      placedAt: "2026-01-01T00:00:00Z",
      customer: {
        name: "Asha",
        phone: "9845012345",
        email: "asha@own.test",
        gstinNumber: null,
        legalName: null,
        language: "HINDI",
      },
      shippingName: "Ravi",
      shippingPhone: "9845012345",
      shippingAddress: address,
      billingAddress: address,
      deliveryMode: "PICKUP",
      pickupPointId: own("PickupPoint"),
      promisedDate: "2026-01-02",
      paymentMethod: "UPI",
      isAuthorised: true,
      amountPaid: "1.00",
      paymentReference: "P-1",
      customerNote: "Ring twice",
      lines: [
        {
          productId: own("Product"),
          variantId: own("Variant"),
          quantity: 2,
          giftWrapping: true,
          giftMessage: "For you",
          unitPrice: "1.00",
        },
      ],
      deliveryCharges: [{ sellerId: own("Seller"), amount: "1.00" }],
      expectedTotal: "118.00",
      pricesAreGiven: true,
    };
    const quoted = {
      order_total: "118.00",
      fulfilments: [{ ...record("companyFulfilment"), lines: [record("companyOrderLine")] }],
    };
    const outcome = [{ fulfilment_id: ids.own, outcome: "REFUSED", message: "Only 3 of it are left" }];
    const id = own("Order");
    const kept = () => record("companyOrder");
    const version = orderVersion(v.parse(orderRecord, kept()));
    const edited = {
      customerPhone: "9845012346",
      shippingName: "Ravi",
      shippingPhone: "9845012347",
      shippingAddress: address,
      billingAddress: address,
      customerNote: "Ring once",
      staffNote: "Called back",
    };
    return {
      placeOrder: {
        permission: "ORDER_CREATE",
        inputs: [{ ...placed, idempotencyKey: "key" }],
        responses: { [`POST ${path}`]: () => record("companyOrder") },
        given: ({ owner }) => orderOf(owner, 2),
      },
      quoteOrder: {
        permission: "ORDER_CREATE",
        inputs: [placed],
        responses: { [`POST ${path}/quote`]: () => quoted },
        given: ({ owner }) => orderOf(owner, 2),
        changesNothing: "what it would cost is only said",
      },
      cancelOrder: {
        permission: "ORDER_APPROVE",
        inputs: [{ id, reason: "OTHER", text: "Moved" }],
        responses: { [`PUT ${path}/cancel/{id}`]: () => outcome },
        given: async ({ owner }) => ({ id: (await addOrder(owner)).id, reason: "OUT_OF_STOCK" }),
        // What has become of it is read then.
        calls: [`GET ${path}`, `PUT ${path}/cancel/{id}`, `GET ${path}`],
      },
      editOrder: {
        permission: "ORDER_APPROVE",
        inputs: [
          { id, ...edited },
          { id, ...edited, version },
        ],
        responses: { [`PUT ${path}/{id}`]: kept },
        given: async ({ owner }) => ({ id: (await addOrder(owner)).id, staffNote: "Called" }),
        edit: async ({ owner }) => ({
          base: { id: (await addOrder(owner)).id },
          changes: each({
            customerPhone: "9845012346",
            shippingName: "Edited",
            shippingPhone: "9845012347",
            shippingAddress: { area: "Edited", postalCode: "560001", provinceCode: "KA" },
            billingAddress: { area: "Edited", postalCode: "560002", provinceCode: "KA" },
            customerNote: "Edited",
            staffNote: "Edited",
          }),
        }),
      },
      addOrderNote: {
        permission: "ORDER_APPROVE",
        inputs: [{ id, text: "Rings after six", idempotencyKey: "key" }],
        responses: { [`POST ${path}/note/{id}`]: kept },
        given: async ({ owner }) => ({ id: (await addOrder(owner)).id }),
        changesNothing: "a note is no change",
      },
      recordOrderPayment: {
        permission: "ORDER_APPROVE",
        inputs: [{ id, amount: "1.00", reference: "P-2", isAuthorised: null }],
        responses: { [`PUT ${path}/payment/{id}`]: () => record("companyOrder") },
        given: async ({ owner }) => ({
          id: (await addOrder(owner)).id,
          amount: "1.00",
          reference: `P-${crypto.randomUUID()}`,
        }),
      },
    };
  },
  access: {
    refusedWithout: {
      ORDER_READ: {
        fields: [
          ...words(
            "Order",
            "amountPaid amountRefunded billingAddress channel channelReference createdAt customer customerNote databaseId deliveryMode documents fulfilments number paymentMethod paymentReference paymentState pickupPoint placedAt priceSource promisedDate refundDue refunds shippingAddress shippingName shippingPhone staffNote status timeline totals updatedAt version viewerCanCancel viewerCanUpdate",
          ),
          "Query.viewer.orders",
        ],
      },
    },
    refusedTo: { SELLER_OWNER: ofTheWhole, SELLER_STAFF: ofTheWhole },
  },
});

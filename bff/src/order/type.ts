import { allows } from "../access/rules.ts";
import type { Context } from "../graphql/context.ts";
import { builder } from "../graphql/builder.ts";
import { audited, sameId } from "../audit/audited.ts";
import { AddressType } from "../address/type.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayReadOrders, mayReadWholeOrders } from "./access.ts";
import {
  DeliveryModeEnum,
  OrderStatusEnum,
  PaymentMethodEnum,
  PaymentStateEnum,
  PriceSourceEnum,
} from "./enums.ts";
import type { Order, OrderCustomer, OrderTotals } from "./record.ts";
import { orderFields, orderVersion } from "./fields.ts";
import { orders } from "./source.ts";
import { OrderLanguageEnum } from "./languages.ts";

const OrderCustomerType = builder.objectRef<OrderCustomer>("OrderCustomer").implement({
  readBy: mayReadOrders,
  description: "Who has bought something, as it was said when the order was placed.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Their name." }),
    phone: t.exposeString("phone", { nullable: true, description: "Their phone." }),
    email: t.string({
      nullable: true,
      description: "Their mail address. Null for a location's people.",
      resolve: ({ email }, _args, context) => ofCompany(context, email),
    }),
    gstinNumber: t.exposeString("gstin", {
      nullable: true,
      description: "Their GSTIN; null for who is not registered.",
    }),
    legalName: t.exposeString("legalName", {
      nullable: true,
      description: "The legal name of a business that has bought.",
    }),
    language: t.expose("language", {
      type: OrderLanguageEnum,
      nullable: true,
      description: "In which language they are told of the order. Null: as `Company.orderMails` says.",
    }),
  }),
});

const OrderTotalsType = builder.objectRef<OrderTotals>("OrderTotals").implement({
  readBy: mayReadWholeOrders,
  description: "What an order amounts to over all of its fulfilments, without what was cancelled; INR.",
  fields: (t) => ({
    goods: t.expose("goods", {
      type: "Decimal",
      description: "Goods and gift wrapping after discounts, before tax.",
    }),
    delivery: t.expose("delivery", { type: "Decimal", description: "Delivery, before tax." }),
    tax: t.expose("tax", { type: "Decimal", description: "All taxes." }),
    total: t.expose("total", { type: "Decimal", description: "All of it." }),
  }),
});

/** What only the company's people read; null for a location's. */
function ofCompany<Value>(context: Context, value: Value): Value | null {
  return mayReadWholeOrders(currentUser(context)) ? value : null;
}

const companyOnly = "Null for a location's people.";

/** An order. */
export const OrderType = builder.objectRef<Order>("Order");

builder.node(OrderType, {
  readBy: mayReadOrders,
  description:
    "What one customer bought at one time of one company. To a location's people it is there when a part of it is theirs, without what is of the whole.",
  id: { resolve: (order) => order.id },
  loadOne: (id, context) => orders.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The order's id in the REST service (`order_id`)." }),
    number: t.exposeString("number", {
      description:
        "What people call it by: the financial year and a number, `2627-000123`; unique in the company.",
    }),
    status: t.expose("status", { type: OrderStatusEnum, description: "Where the whole of it stands." }),
    placedAt: t.expose("placedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the customer has placed it. Null when the service does not say.",
    }),
    channel: t.exposeString("channel", { description: "Where it comes from, such as `storefront`." }),
    channelReference: t.exposeString("channelReference", {
      nullable: true,
      description: "What it is called there; unique in its channel.",
    }),
    customer: t.field({
      type: OrderCustomerType,
      description: "Who has bought.",
      resolve: ({ customer }) => customer,
    }),
    shippingName: t.exposeString("shippingName", {
      nullable: true,
      description: "Who receives it, where that is somebody else.",
    }),
    shippingPhone: t.exposeString("shippingPhone", {
      nullable: true,
      description: "The phone of who receives it, where that is somebody else.",
    }),
    shippingAddress: t.expose("shippingAddress", { type: AddressType, description: "Where the goods go." }),
    billingAddress: t.field({
      type: AddressType,
      nullable: true,
      description: `Whom the invoice is for. ${companyOnly}`,
      resolve: ({ billingAddress }, _args, context) => ofCompany(context, billingAddress),
    }),
    deliveryMode: t.expose("deliveryMode", { type: DeliveryModeEnum, description: "How the goods come." }),
    promisedDate: t.expose("promisedDate", {
      type: "Date",
      nullable: true,
      description: "The day that was promised; null for none.",
    }),
    paymentMethod: t.expose("paymentMethod", { type: PaymentMethodEnum, description: "How it is paid." }),
    paymentState: t.expose("paymentState", {
      type: PaymentStateEnum,
      description: "What of the money has come.",
    }),
    paymentReference: t.string({
      nullable: true,
      description: `What the last payment is called by who took it. ${companyOnly}`,
      resolve: ({ paymentReference }, _args, context) => ofCompany(context, paymentReference),
    }),
    amountPaid: t.field({
      type: "Decimal",
      nullable: true,
      description: `What has come, INR. ${companyOnly}`,
      resolve: ({ amountPaid }, _args, context) => ofCompany(context, amountPaid),
    }),
    amountRefunded: t.field({
      type: "Decimal",
      nullable: true,
      description: `What was sent back, INR. ${companyOnly}`,
      resolve: ({ amountRefunded }, _args, context) => ofCompany(context, amountRefunded),
    }),
    refundDue: t.field({
      type: "Decimal",
      nullable: true,
      description: `What is owed back, INR. ${companyOnly}`,
      resolve: ({ refundDue }, _args, context) => ofCompany(context, refundDue),
    }),
    totals: t.field({
      type: OrderTotalsType,
      nullable: true,
      description: `What it amounts to. ${companyOnly}`,
      resolve: ({ totals }, _args, context) => ofCompany(context, totals),
    }),
    customerNote: t.exposeString("customerNote", {
      nullable: true,
      description: "What the customer has said about it.",
    }),
    staffNote: t.string({
      nullable: true,
      description: `What the company's people have noted. ${companyOnly}`,
      resolve: ({ staffNote }, _args, context) => ofCompany(context, staffNote),
    }),
    priceSource: t.expose("priceSource", {
      type: PriceSourceEnum,
      description: "Who has reckoned its prices.",
    }),
    ...timeFields(t),
    version: t.string({
      description: versionDescription,
      // A location's people cannot edit it, and are not to guess by it what they do not read.
      resolve: (order, _args, context) =>
        orderVersion(
          mayReadWholeOrders(currentUser(context))
            ? order
            : { ...order, billingAddress: order.shippingAddress, staffNote: null },
        ),
    }),
    viewerCanUpdate: t.boolean({
      description:
        "Whether the viewer may edit it. Asks for `ORDER_APPROVE`, and is for the company's people.",
      resolve: (_order, _args, context) => {
        const user = currentUser(context);
        return user.kind === "owner" && allows(user, "ORDER_APPROVE");
      },
    }),
    viewerCanCancel: t.boolean({
      description:
        "Whether the viewer may cancel it, while something of it has not been sent. Asks for `ORDER_APPROVE`.",
      resolve: ({ status }, _args, context) =>
        (status === "PENDING" || status === "PART_DESPATCHED") &&
        allows(currentUser(context), "ORDER_APPROVE"),
    }),
  }),
});

/** Its connection and edge. */
export const { connection: OrderConnection, edge: OrderEdge } = connectionTypes("Order", "orders", OrderType);

audited({
  type: OrderType,
  records: orders,
  tables: { company_order: sameId },
  nameOf: ({ number }) => number,
  fields: [orderFields],
  columns: {
    order_status: { path: ["status"], label: "Status", kind: "TEXT" },
    payment_state: { path: ["paymentState"], label: "Payment", kind: "TEXT" },
    amount_paid: { path: ["amountPaid"], label: "Paid", kind: "MONEY" },
    amount_refunded: { path: ["amountRefunded"], label: "Refunded", kind: "MONEY" },
    refund_due: { path: ["refundDue"], label: "Refund due", kind: "MONEY" },
    order_total: { path: ["totals", "total"], label: "Total", kind: "MONEY" },
  },
});

import { allows } from "../access/rules.ts";
import { audited, sameId } from "../audit/audited.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { mayReadOrders } from "../order/access.ts";
import {
  DeliveryModeEnum,
  FulfilmentActionEnum,
  FulfilmentStatusEnum,
  PaymentMethodEnum,
  PaymentStateEnum,
  TaxKindEnum,
} from "../order/enums.ts";
import { orders } from "../order/source.ts";
import { TaxedAmountsType } from "../order/taxedAmounts.ts";
import { OrderType } from "../order/type.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { currentUser } from "../session/currentUser.ts";
import { fulfilmentFields, fulfilmentVersion } from "./fields.ts";
import { ageMinutes, isLate } from "./late.ts";
import { type DeliveryAttempt, type Fulfilment, numberOf } from "./record.ts";
import { fulfilments } from "./source.ts";
import { viewerActionsOf } from "./viewerActions.ts";

const DeliveryAttemptType = builder.objectRef<DeliveryAttempt>("DeliveryAttempt").implement({
  readBy: mayReadOrders,
  description: "A delivery that was tried in vain.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", nullable: true, description: "When." }),
    reason: t.exposeString("reason", { description: "Why, at most 500 characters." }),
  }),
});

/** A fulfilment. */
export const FulfilmentType = builder.objectRef<Fulfilment>("Fulfilment");

builder.node(FulfilmentType, {
  readBy: mayReadOrders,
  description:
    "The part of an order that one location sends, with an invoice of its own. All work is done on these. A location's people see their own alone.",
  id: { resolve: (fulfilment) => fulfilment.id },
  loadOne: (id, context) => fulfilments.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The fulfilment's id in the REST service (`fulfilment_id`).",
    }),
    number: t.string({
      description: "The order's number and the part's, `2627-000123/1`.",
      resolve: numberOf,
    }),
    status: t.expose("status", { type: FulfilmentStatusEnum, description: "Where it stands." }),
    statusChangedAt: t.expose("statusAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when. Null when the service does not say.",
    }),
    statusReason: t.exposeString("statusReason", {
      nullable: true,
      description: "Why, where the last step had a reason.",
    }),
    order: t.field({
      type: OrderType,
      ...semanticNonNull,
      description: "What it is a part of.",
      resolve: ({ orderId }, _args, context) => mustExist(orders.find(context, orderId)),
    }),
    seller: t.field({
      type: SellerObject,
      nullable: true,
      description: "The location that sends it; null when there is no such location any more.",
      resolve: ({ sellerId }, _args, context) => sellers.load(context, sellerId),
    }),
    orderNumber: t.exposeString("orderNumber", { description: "`Order.number`." }),
    customerName: t.exposeString("customerName", { description: "`Order.customer.name`." }),
    customerPhone: t.exposeString("customerPhone", {
      nullable: true,
      description: "`Order.customer.phone`.",
    }),
    area: t.exposeString("area", { nullable: true, description: "The area that it goes to." }),
    provinceCode: t.exposeString("provinceCode", {
      nullable: true,
      description: "The state that it goes to, for example `KA`.",
    }),
    postalCode: t.exposeString("postalCode", {
      nullable: true,
      description: "Where it goes to, six digits.",
    }),
    placedAt: t.expose("placedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the order was placed. Null when the service does not say.",
    }),
    promisedDate: t.expose("promisedDate", {
      type: "Date",
      nullable: true,
      description: "The day that was promised; null for none.",
    }),
    acceptBy: t.expose("acceptBy", {
      type: "DateTime",
      nullable: true,
      description:
        "Until when it has to be accepted, by `Company.acceptHours`. Null when the service does not say.",
    }),
    isLate: t.boolean({
      description:
        "Whether it was promised for a day before today, by India's calendar, and was neither handed over nor cancelled, or was not accepted in time.",
      // What takes more than the record is not remembered with it: this one looks at the clock.
      resolve: (fulfilment, _args) => isLate(fulfilment),
    }),
    ageMinutes: t.int({
      nullable: true,
      description:
        "For how many whole minutes the customer has waited since the order was placed. Null when the service does not say.",
      resolve: ({ placedAt }, _args) => ageMinutes(placedAt),
    }),
    keptUntil: t.expose("keptUntil", {
      type: "Date",
      nullable: true,
      description:
        "The last day on which it is kept at its pickup point, by `PickupPoint.keepDays`; afterwards it is to be brought back. Null while it does not wait there.",
    }),
    deliveryMode: t.expose("deliveryMode", { type: DeliveryModeEnum, description: "How the goods come." }),
    paymentMethod: t.expose("paymentMethod", {
      type: PaymentMethodEnum,
      description: "How the order is paid.",
    }),
    paymentState: t.expose("paymentState", {
      type: PaymentStateEnum,
      description: "What of the order's money has come.",
    }),
    lineCount: t.exposeInt("lineCount", { description: "How many lines it has." }),
    unitCount: t.exposeInt("unitCount", {
      description: "How many pieces it has, without those that were cancelled or came back.",
    }),
    firstLineName: t.exposeString("firstLineName", {
      description: "What the product of its first line is called.",
    }),
    taxKind: t.expose("taxKind", { type: TaxKindEnum, description: "Which taxes it bears." }),
    supplierState: t.exposeString("supplierState", {
      nullable: true,
      description: "The GST code of the location's state, two digits; null without a GSTIN.",
    }),
    placeOfSupply: t.exposeString("placeOfSupply", {
      nullable: true,
      description: "The GST code of the state where it is supplied, two digits.",
    }),
    goodsAmount: t.expose("goodsAmount", {
      type: "Decimal",
      description: "Goods after discounts, before tax, INR.",
    }),
    giftAmount: t.expose("giftAmount", { type: "Decimal", description: "Gift wrapping, before tax, INR." }),
    deliveryCharge: t.expose("deliveryCharge", {
      type: "Decimal",
      description: "Delivery, before tax, INR.",
    }),
    amounts: t.expose("amounts", {
      type: TaxedAmountsType,
      description: "What it amounts to, without what was cancelled.",
    }),
    commissionPercentage: t.expose("commissionPercentage", {
      type: "Decimal",
      description: "The location's commission when the order was placed, in percent.",
    }),
    commissionAmount: t.expose("commissionAmount", {
      type: "Decimal",
      description: "The commission, on what is taxable but delivery, INR.",
    }),
    dueOnDelivery: t.expose("dueOnDelivery", {
      type: "Decimal",
      description: "What is to be collected when it is handed over, INR.",
    }),
    collectedAmount: t.expose("collectedAmount", {
      type: "Decimal",
      description: "What was collected, INR.",
    }),
    collectedAt: t.expose("collectedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was collected.",
    }),
    packages: t.exposeInt("packages", {
      nullable: true,
      description: "How many packages; null until packed.",
    }),
    weightGrams: t.exposeInt("weightGrams", { nullable: true, description: "How heavy they are, in grams." }),
    carrierName: t.exposeString("carrierName", { nullable: true, description: "Who carries it." }),
    trackingNumber: t.exposeString("trackingNumber", {
      nullable: true,
      description: "What the carrier calls it.",
    }),
    trackingUrl: t.exposeString("trackingUrl", {
      nullable: true,
      description: "Where the carrier tells of it.",
    }),
    ewayBillNumber: t.exposeString("ewayBillNumber", {
      nullable: true,
      description: "The number of its e-way bill, 12 digits.",
    }),
    isCodeNeeded: t.boolean({
      description:
        "Whether it is handed over now against the six digits that the customer was sent: a delivery user brings it, or it is collected.",
      resolve: ({ hasCode, status }) => hasCode && (status === "OUT" || status === "READY"),
    }),
    attempts: t.field({
      type: [DeliveryAttemptType],
      most: 10,
      description: "Deliveries that were tried in vain, the oldest first; the last ten.",
      resolve: ({ attempts }) => attempts.slice(-10),
    }),
    addressChangedAt: t.expose("addressChangedAt", {
      type: "DateTime",
      nullable: true,
      description:
        "When the address or phone on its label was last changed although it was packed: a label that was printed before is to be printed again. Null when it was not.",
    }),
    splitFrom: t.field({
      type: FulfilmentType,
      nullable: true,
      description:
        "What it was split from by `splitFulfilment`; null for a part of the order as it was placed.",
      resolve: ({ splitFromId }, _args, context) =>
        splitFromId === null ? null : fulfilments.find(context, splitFromId),
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: fulfilmentVersion }),
    viewerActions: t.field({
      type: [FulfilmentActionEnum],
      description: "The steps that the viewer may take with it now. Empty without `ORDER_UPDATE`.",
      resolve: (fulfilment, _args, context) => viewerActionsOf(fulfilment, currentUser(context)),
    }),
    viewerCanNote: t.boolean({
      description: "Whether `addFulfilmentNote` makes sense. Asks for `ORDER_UPDATE`.",
      resolve: (_fulfilment, _args, context) => allows(currentUser(context), "ORDER_UPDATE"),
    }),
  }),
});

/** Its connection and edge. */
export const { connection: FulfilmentConnection, edge: FulfilmentEdge } = connectionTypes(
  "Fulfilment",
  "fulfilments",
  FulfilmentType,
);

audited({
  type: FulfilmentType,
  records: fulfilments,
  tables: { fulfilment: sameId },
  nameOf: numberOf,
  fields: [fulfilmentFields],
  columns: {
    fulfilment_status: { path: ["status"], label: "Status", kind: "TEXT" },
    status_reason: { path: ["statusReason"], label: "Reason", kind: "TEXT" },
    packages: { path: ["packages"], label: "Packages", kind: "NUMBER" },
    weight_grams: { path: ["weightGrams"], label: "Weight in grams", kind: "NUMBER" },
    fulfilment_total: { path: ["amounts", "total"], label: "Total", kind: "MONEY" },
    collected_amount: { path: ["collectedAmount"], label: "Collected", kind: "MONEY" },
    payment_state: { path: ["paymentState"], label: "Payment", kind: "TEXT" },
  },
});

import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { pageOfRows } from "../graphql/ownedPage.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { fulfilments } from "../fulfilment/source.ts";
import { FulfilmentType } from "../fulfilment/type.ts";
import { thenMaybe } from "../maybePromise.ts";
import { mayReadOrders } from "../order/access.ts";
import { TaxedAmountsType, TaxRatesType } from "../order/taxedAmounts.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { variants } from "../variant/source.ts";
import { VariantType } from "../variant/type.ts";
import type { LineDiscount, OrderLine } from "./record.ts";
import { linesOfFulfilment, orderLines } from "./source.ts";

const LineDiscountKindEnum = builder.enumType("LineDiscountKind", {
  description: "A discount that a line was bought with.",
  values: {
    PRODUCT_DISCOUNT: { description: "The product's own." },
    SPECIAL_OFFER: { description: "The offer of those days." },
    VOLUME_DISCOUNT: { description: "For so many pieces." },
    BUNDLE_DISCOUNT: { description: "Because it was bought together with another product." },
  } as const,
});

const LineDiscountType = builder.objectRef<LineDiscount>("LineDiscount").implement({
  readBy: mayReadOrders,
  description: "A discount that a line was bought with.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineDiscountKindEnum, description: "Which discount." }),
    percentage: t.expose("percentage", {
      type: "Decimal",
      description: "How much was taken off, in percent.",
    }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "Of one piece once it was taken off, INR, rounded half up.",
    }),
  }),
});

/** A line of an order. */
export const OrderLineType = builder.objectRef<OrderLine>("OrderLine");

builder.node(OrderLineType, {
  readBy: mayReadOrders,
  description:
    "So many pieces of one product or variant at one price, all of it as it was when it was bought: later changes of the product change no order.",
  id: { resolve: (line) => line.id },
  loadOne: (id, context) => orderLines.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The line's id in the REST service (`order_line_id`).",
    }),
    position: t.exposeInt("position", { description: "Where it stands in its order, from 1." }),
    fulfilment: t.field({
      type: FulfilmentType,
      ...semanticNonNull,
      description: "With what it is sent.",
      resolve: ({ fulfilmentId }, _args, context) => mustExist(fulfilments.find(context, fulfilmentId)),
    }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: "The product as it is now; null when it is gone.",
      resolve: ({ productId }, _args, context) => products.find(context, productId),
    }),
    variant: t.field({
      type: VariantType,
      nullable: true,
      description: "The variant as it is now; null for a product without, and when it is gone.",
      resolve: ({ variantId }, _args, context) =>
        variantId === null ? null : variants.find(context, variantId),
    }),
    productName: t.exposeString("productName", { description: "What the product was called." }),
    variantName: t.exposeString("variantName", {
      nullable: true,
      description: "What the variant was called; null for a product without.",
    }),
    brandName: t.exposeString("brandName", { nullable: true, description: "What its brand was called." }),
    sku: t.exposeString("sku", { nullable: true, description: "The location's own number of it." }),
    hsnCode: t.exposeString("hsnCode", { nullable: true, description: "Its HSN code." }),
    unit: t.exposeString("unit", { description: "Its unit as GST has it, such as `NOS`." }),
    imageUrl: t.string({
      nullable: true,
      description: "Its picture; null when it had none.",
      resolve: ({ imageUrl }, _args, { mediaBaseUrl }) => mediaUrl(mediaBaseUrl, imageUrl),
    }),
    quantity: t.exposeInt("quantity", { description: "How many pieces were bought, 1 to 100000." }),
    cancelledQuantity: t.exposeInt("cancelledQuantity", { description: "How many of them were cancelled." }),
    returnedQuantity: t.exposeInt("returnedQuantity", { description: "How many of them came back." }),
    listPrice: t.expose("listPrice", {
      type: "Decimal",
      description: "Of one piece before discounts and tax, INR.",
    }),
    discounts: t.field({
      type: [LineDiscountType],
      most: 4,
      description: "The discounts that it was bought with, each from what the one before left.",
      resolve: ({ discounts }) => discounts.slice(0, 4),
    }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "Of one piece after all discounts, before tax, INR.",
    }),
    isBundle: t.exposeBoolean("isBundle", {
      description: "Whether it was cheaper because it was bought together with another product.",
    }),
    giftWrapping: t.exposeBoolean("giftWrapping", { description: "Whether it is wrapped as a gift." }),
    giftMessage: t.exposeString("giftMessage", {
      nullable: true,
      description: "What is written to the gift, at most 300 characters.",
    }),
    giftPrice: t.expose("giftPrice", {
      type: "Decimal",
      description: "What wrapping one piece costs, before tax, INR.",
    }),
    deliveryShare: t.expose("deliveryShare", {
      type: "Decimal",
      description: "Its share of the delivery charge, before tax, INR.",
    }),
    rates: t.expose("rates", { type: TaxRatesType, description: "The rates that its taxes have." }),
    amounts: t.expose("amounts", {
      type: TaxedAmountsType,
      description: "What it amounts to, without what was cancelled.",
    }),
    ...timeFields(t),
  }),
});

const { connection: OrderLineConnection } = connectionTypes("OrderLine", "lines", OrderLineType);

const lineOrder = orderInput("OrderLine", "lines", {
  POSITION: {
    rest: "position",
    kind: "number",
    value: (line: OrderLine) => line.position,
    description: "By position.",
  },
  ...timeOrders,
});

const OrderLineFilter = filterInput("OrderLine", "lines");

builder.objectField(FulfilmentType, "lines", (t) =>
  t.field({
    type: OrderLineConnection,
    ...semanticNonNull,
    description: "What is sent with it, by position.",
    args: listArguments(OrderLineFilter, lineOrder, "By position, ascending,"),
    resolve: ({ id }, args, context) =>
      thenMaybe(linesOfFulfilment.find(context, id), (rows) =>
        pageOfRows(args, rows, { typeName: "OrderLine", order: lineOrder.of(args.orderBy) }),
      ),
  }),
);

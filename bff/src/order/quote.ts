import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import {
  decimalField,
  idField,
  integerField,
  optionalIdField,
  optionalTextField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { mayQuote } from "./access.ts";
import { TaxKindEnum } from "./enums.ts";
import { type TaxedAmounts, taxedEntries, taxedOf, TaxedAmountsType } from "./taxedAmounts.ts";
import { type TaxKind, taxKinds } from "./words.ts";

interface QuotedLine {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  readonly listPrice: string;
  readonly unitPrice: string;
  readonly giftPrice: string;
  readonly deliveryShare: string;
  readonly amounts: TaxedAmounts;
}

interface QuotedPart {
  readonly sellerId: string;
  readonly taxKind: TaxKind;
  readonly placeOfSupply: string | null;
  readonly deliveryCharge: string;
  readonly amounts: TaxedAmounts;
  readonly lines: readonly QuotedLine[];
}

const lineRecord = v.pipe(
  v.object({
    ...taxedEntries,
    prod_id: idField,
    varient_id: optionalIdField,
    quantity: integerField,
    list_price: decimalField,
    unit_price: decimalField,
    gift_price: decimalField,
    delivery_share: decimalField,
    line_total: decimalField,
  }),
  v.transform((record): QuotedLine => ({
    productId: record.prod_id,
    variantId: record.varient_id,
    quantity: record.quantity,
    listPrice: record.list_price,
    unitPrice: record.unit_price,
    giftPrice: record.gift_price,
    deliveryShare: record.delivery_share,
    amounts: taxedOf(record, record.line_total),
  })),
);

const partRecord = v.pipe(
  v.object({
    ...taxedEntries,
    seller_id: idField,
    tax_kind: wordField(taxKinds),
    place_of_supply: optionalTextField,
    delivery_charge: decimalField,
    fulfilment_total: decimalField,
    lines: v.array(lineRecord),
  }),
  v.transform((record): QuotedPart => ({
    sellerId: record.seller_id,
    taxKind: record.tax_kind,
    placeOfSupply: record.place_of_supply,
    deliveryCharge: record.delivery_charge,
    amounts: taxedOf(record, record.fulfilment_total),
    lines: record.lines,
  })),
);

/** Reads what an order would cost. */
export const quoteRecord = v.pipe(
  v.object({ order_total: decimalField, fulfilments: v.array(partRecord) }),
  v.transform(({ order_total, fulfilments }) => ({
    total: order_total,
    parts: fulfilments,
    lines: fulfilments.flatMap(({ lines }) => lines),
  })),
);

/** What a line would cost. Its rows have plain values alone: there may be hundreds. */
export const QuotedLineType = builder.objectRef<QuotedLine>("QuotedLine").implement({
  readBy: mayQuote,
  description: "What a line of an order would cost, INR.",
  fields: (t) => ({
    productId: t.id({
      description: "The product.",
      resolve: ({ productId }) => encodeNodeId("Product", productId),
    }),
    variantId: t.id({
      nullable: true,
      description: "The variant; null for a product with a single price.",
      resolve: ({ variantId }) => (variantId === null ? null : encodeNodeId("Variant", variantId)),
    }),
    quantity: t.exposeInt("quantity", { description: "How many pieces." }),
    listPrice: t.expose("listPrice", {
      type: "Decimal",
      description: "Of one piece before discounts and tax.",
    }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "Of one piece after all discounts, before tax.",
    }),
    giftPrice: t.expose("giftPrice", { type: "Decimal", description: "What wrapping one piece costs." }),
    deliveryShare: t.expose("deliveryShare", {
      type: "Decimal",
      description: "Its share of the delivery charge.",
    }),
    total: t.field({
      type: "Decimal",
      description: "All of it, with taxes.",
      resolve: ({ amounts }) => amounts.total,
    }),
  }),
});

/** What one location's part would cost. */
export const QuotedPartType = builder.objectRef<QuotedPart>("QuotedPart").implement({
  readBy: mayQuote,
  description: "What the part of an order would cost that one location sends, INR.",
  fields: (t) => ({
    seller: t.field({
      type: SellerObject,
      nullable: true,
      description: "The location.",
      resolve: ({ sellerId }, _args, context) => sellers.load(context, sellerId),
    }),
    taxKind: t.expose("taxKind", { type: TaxKindEnum, description: "Which taxes it would bear." }),
    placeOfSupply: t.exposeString("placeOfSupply", {
      nullable: true,
      description: "The GST code of the state where it would be supplied, two digits.",
    }),
    deliveryCharge: t.expose("deliveryCharge", { type: "Decimal", description: "Delivery, before tax." }),
    amounts: t.expose("amounts", { type: TaxedAmountsType, description: "What it would amount to." }),
  }),
});

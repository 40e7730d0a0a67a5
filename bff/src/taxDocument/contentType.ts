import { builder, type BuilderTypes } from "../graphql/builder.ts";
import { mayReadOrders } from "../order/access.ts";
import { TaxKindEnum } from "../order/enums.ts";
import { TaxedAmountsType } from "../order/taxedAmounts.ts";
import type { TaxDocumentContent, TaxDocumentLine, TaxParty, TaxSummary } from "./content.ts";

const TaxPartyType = builder.objectRef<TaxParty>("TaxParty").implement({
  readBy: mayReadOrders,
  description: "Somebody who is named on a document.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Their name." }),
    legalName: t.exposeString("legalName", { nullable: true, description: "Their legal name." }),
    gstin: t.exposeString("gstin", { nullable: true, description: "Their GSTIN; null for who has none." }),
    phone: t.exposeString("phone", { nullable: true, description: "Their phone." }),
    address: t.stringList({
      description: "The lines of their address.",
      resolve: ({ address }) => [...address],
    }),
    stateCode: t.exposeString("stateCode", { nullable: true, description: "The GST code of their state." }),
    state: t.exposeString("state", { nullable: true, description: "The name of their state." }),
  }),
});

/** Rates and amounts of a row; beside each other, because a document may have hundreds of rows. */
function taxFields<Row extends Pick<TaxSummary, "rates" | "amounts">>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>,
) {
  const decimal = (description: string, of: (row: Row) => string) =>
    t.field({ type: "Decimal", description, resolve: (row) => of(row) });
  return {
    cgstRate: decimal("The rate of central GST, in percent.", ({ rates }) => rates.cgst),
    sgstRate: decimal("The rate of state GST, in percent.", ({ rates }) => rates.sgst),
    igstRate: decimal("The rate of integrated GST, in percent.", ({ rates }) => rates.igst),
    taxable: decimal("Before tax.", ({ amounts }) => amounts.taxable),
    cgst: decimal("Central GST.", ({ amounts }) => amounts.cgst),
    sgst: decimal("State GST.", ({ amounts }) => amounts.sgst),
    igst: decimal("Integrated GST.", ({ amounts }) => amounts.igst),
  };
}

const TaxDocumentLineType = builder.objectRef<TaxDocumentLine>("TaxDocumentLine").implement({
  readBy: mayReadOrders,
  description: "A line of a document; amounts in INR.",
  fields: (t) => ({
    description: t.exposeString("description", { description: "What was sold." }),
    sku: t.exposeString("sku", { nullable: true, description: "The location's own number of it." }),
    hsnCode: t.exposeString("hsnCode", { nullable: true, description: "Its HSN code." }),
    unit: t.exposeString("unit", { description: "Its unit as GST has it, such as `NOS`." }),
    quantity: t.exposeInt("quantity", { description: "How many pieces." }),
    listPrice: t.expose("listPrice", { type: "Decimal", description: "Of one piece before discounts." }),
    unitPrice: t.expose("unitPrice", { type: "Decimal", description: "Of one piece after discounts." }),
    discount: t.expose("discount", { type: "Decimal", description: "What was taken off all pieces." }),
    giftPrice: t.expose("giftPrice", { type: "Decimal", description: "What wrapping one piece costs." }),
    deliveryShare: t.expose("deliveryShare", { type: "Decimal", description: "Its share of the delivery." }),
    ...taxFields(t),
    total: t.field({ type: "Decimal", description: "All of it.", resolve: ({ amounts }) => amounts.total }),
  }),
});

const TaxSummaryType = builder.objectRef<TaxSummary>("TaxSummary").implement({
  readBy: mayReadOrders,
  description: "What bears the same rates under the same HSN code; amounts in INR.",
  fields: (t) => ({
    hsnCode: t.exposeString("hsnCode", { nullable: true, description: "The code." }),
    quantity: t.exposeInt("quantity", { description: "How many pieces." }),
    ...taxFields(t),
  }),
});

const PlaceOfSupplyType = builder
  .objectRef<NonNullable<TaxDocumentContent["placeOfSupply"]>>("PlaceOfSupply")
  .implement({
    readBy: mayReadOrders,
    description: "The state where something is supplied.",
    fields: (t) => ({
      code: t.exposeString("code", { description: "Its GST code, two digits." }),
      name: t.exposeString("name", { description: "Its name." }),
    }),
  });

const CreditedDocumentType = builder
  .objectRef<NonNullable<TaxDocumentContent["against"]>>("CreditedDocument")
  .implement({
    readBy: mayReadOrders,
    description: "What a credit note is against.",
    fields: (t) => ({
      number: t.exposeString("number", { description: "The number of the document." }),
      issuedAt: t.expose("issuedAt", {
        type: "DateTime",
        nullable: true,
        description: "When it was issued.",
      }),
    }),
  });

/** What is printed of a document. */
export const TaxDocumentContentType = builder.objectRef<TaxDocumentContent>("TaxDocumentContent").implement({
  readBy: mayReadOrders,
  description:
    "All that is printed of a document (CGST Rules 46 and 53). It is drawn from this alone, so a reprint never changes.",
  fields: (t) => ({
    orderNumber: t.exposeString("orderNumber", { description: "The number of the order." }),
    placedAt: t.expose("placedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the order was placed.",
    }),
    supplier: t.expose("supplier", { type: TaxPartyType, description: "The location that has sold." }),
    recipient: t.expose("recipient", { type: TaxPartyType, description: "Who has bought." }),
    delivery: t.expose("delivery", {
      type: TaxPartyType,
      nullable: true,
      description: "Where the goods go, when that is not the recipient's address.",
    }),
    placeOfSupply: t.expose("placeOfSupply", {
      type: PlaceOfSupplyType,
      nullable: true,
      description: "Where it is supplied.",
    }),
    taxKind: t.expose("taxKind", { type: TaxKindEnum, description: "Which taxes it bears." }),
    stateTaxName: t.exposeString("stateTaxName", {
      description: "`SGST`, or `UTGST` in territories without a legislature.",
    }),
    lines: t.field({
      type: [TaxDocumentLineType],
      most: 400,
      description: "Its lines.",
      resolve: ({ lines }) => lines.slice(0, 400),
    }),
    summary: t.field({
      type: [TaxSummaryType],
      most: 400,
      description: "The same by HSN code and rates.",
      resolve: ({ summary }) => summary.slice(0, 400),
    }),
    deliveryCharge: t.expose("deliveryCharge", {
      type: "Decimal",
      description: "Delivery, which is in the lines' shares, INR.",
    }),
    amounts: t.expose("amounts", { type: TaxedAmountsType, description: "What it amounts to." }),
    totalInWords: t.exposeString("totalInWords", {
      description: "The total in English words, with lakh and crore.",
    }),
    isReverseCharge: t.exposeBoolean("isReverseCharge", {
      description: "Whether the recipient pays the tax.",
    }),
    against: t.expose("against", {
      type: CreditedDocumentType,
      nullable: true,
      description: "Of a credit note: the document it is against.",
    }),
  }),
});

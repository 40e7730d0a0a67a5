import { builder } from "../graphql/builder.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { fulfilments } from "../fulfilment/source.ts";
import { FulfilmentType } from "../fulfilment/type.ts";
import { mayReadOrders } from "../order/access.ts";
import { OrderType } from "../order/type.ts";
import { TaxDocumentContentType } from "./contentType.ts";
import type { TaxDocument } from "./record.ts";
import { shownOf } from "./shown.ts";
import { documentsOfFulfilment, documentsOfOrder, taxDocuments } from "./source.ts";

const TaxDocumentKindEnum = builder.enumType("TaxDocumentKind", {
  description: "What a location issues.",
  values: {
    TAX_INVOICE: { description: "A tax invoice." },
    BILL_OF_SUPPLY: { description: "A bill of supply: nothing on it bears tax (Rule 49)." },
    INVOICE_CUM_BILL_OF_SUPPLY: {
      description: "Both in one, for somebody who is not registered (Rule 46A).",
    },
    INVOICE_WITHOUT_TAX: { description: "An invoice of a location without a GSTIN." },
    CREDIT_NOTE: { description: "What was taken back of one of the others." },
  } as const,
});

/** A tax document. */
export const TaxDocumentType = builder.objectRef<TaxDocument>("TaxDocument");

builder.node(TaxDocumentType, {
  readBy: mayReadOrders,
  description:
    "An invoice, bill of supply or credit note. Issued by the steps of a fulfilment, never changed, never deleted.",
  id: { resolve: (document) => document.id },
  loadOne: (id, context) => taxDocuments.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The document's id in the REST service (`document_id`).",
    }),
    kind: t.expose("kind", { type: TaxDocumentKindEnum, description: "What it is." }),
    number: t.exposeString("number", {
      description: "Its number, at most 16 characters; the location's have no gap within a financial year.",
    }),
    financialYear: t.exposeString("financialYear", { description: "The financial year, `2627`." }),
    issuedAt: t.expose("issuedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was issued. Null when the service does not say.",
    }),
    gstin: t.exposeString("gstin", {
      nullable: true,
      description: "The GSTIN of the location; null without one.",
    }),
    fulfilment: t.field({
      type: FulfilmentType,
      ...semanticNonNull,
      description: "What it was issued for.",
      resolve: ({ fulfilmentId }, _args, context) => mustExist(fulfilments.find(context, fulfilmentId)),
    }),
    against: t.field({
      type: TaxDocumentType,
      nullable: true,
      description: "Of a credit note: the document it is against.",
      resolve: ({ againstId }, _args, context) =>
        againstId === null ? null : taxDocuments.find(context, againstId),
    }),
    reason: t.exposeString("reason", { nullable: true, description: "Of a credit note: why it was issued." }),
    total: t.expose("total", { type: "Decimal", description: "What it amounts to, INR." }),
    content: t.expose("content", { type: TaxDocumentContentType, description: "All that is printed of it." }),
    invoiceReferenceNumber: t.exposeString("invoiceReferenceNumber", {
      nullable: true,
      description: "What the e-invoice portal has given it (IRN); null for none.",
    }),
    acknowledgementNumber: t.exposeString("acknowledgementNumber", {
      nullable: true,
      description: "The number of the portal's acknowledgement; null for none.",
    }),
    acknowledgedAt: t.expose("acknowledgedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the portal has acknowledged it; null for none.",
    }),
    signedQrCode: t.exposeString("signedQrCode", {
      nullable: true,
      description: "The text of the QR code that the portal has signed; null for none.",
    }),
    ...timeFields(t),
  }),
});

const most = 5;

builder.objectField(FulfilmentType, "documents", (t) =>
  t.field({
    type: [TaxDocumentType],
    ...semanticNonNull,
    most,
    description: `What was issued for it, the newest first; at most ${most}, and always its invoice.`,
    resolve: async ({ id }, _args, context) => shownOf(await documentsOfFulfilment.find(context, id), most),
  }),
);

const mostOfOrder = 40;

builder.objectField(OrderType, "documents", (t) =>
  t.field({
    type: [TaxDocumentType],
    ...semanticNonNull,
    most: mostOfOrder,
    description: `What was issued for its parts, the newest first, at most ${mostOfOrder}; a location's people see those of their own part alone.`,
    resolve: async ({ id }, _args, context) =>
      (await documentsOfOrder.find(context, id)).slice(0, mostOfOrder),
  }),
);

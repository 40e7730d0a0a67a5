import { describeTable } from "../audit/described.ts";
import { builder } from "../graphql/builder.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { SellerObject } from "../seller/type.ts";
import { type DocumentSeries, seriesKinds } from "./record.ts";
import { documentSeries } from "./source.ts";

/** Whose numbers a series has. */
export const DocumentSeriesKindEnum = builder.enumType("DocumentSeriesKind", {
  description: "Documents that share their numbers.",
  values: {
    INVOICE: { description: "Invoices of every kind." },
    BILL_OF_SUPPLY: { description: "Bills of supply." },
    CREDIT_NOTE: { description: "Credit notes." },
  } as const,
});

/** A series of a location. */
export const DocumentSeriesType = builder.objectRef<DocumentSeries>("DocumentSeries").implement({
  description: "What the numbers of a location's documents begin with in the current financial year.",
  fields: (t) => ({
    kind: t.expose("kind", { type: DocumentSeriesKindEnum, description: "Whose numbers they are." }),
    financialYear: t.exposeString("financialYear", { description: "The financial year, `2627`." }),
    prefix: t.exposeString("prefix", {
      description:
        "What the numbers begin with, `I1` of `I1/2627/000001`: 1 to 4 capital letters, digits and hyphens. From the first document of a year on it stays until the next.",
    }),
    issuedCount: t.exposeInt("issuedCount", {
      description: "How many documents of the year have it; the last of them has this number.",
    }),
  }),
});

builder.objectField(SellerObject, "documentSeries", (t) =>
  t.field({
    type: [DocumentSeriesType],
    ...semanticNonNull,
    most: Object.keys(seriesKinds).length,
    description:
      "What the numbers of its invoices, bills of supply and credit notes begin with; none where the service issues no documents.",
    resolve: ({ id }, _args, context) => documentSeries.load(context, id),
  }),
);

// Its history is its location's: a series has no page of its own.
describeTable("document_series", {
  typeName: "DocumentSeries",
  columns: { series: { path: ["prefix"], label: "Prefix", kind: "TEXT" } },
});

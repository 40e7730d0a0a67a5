import { builder } from "../graphql/builder.ts";
import { type BulkOutcome, BulkOutcomeEnum, messageFields } from "../graphql/bulk.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { cellFields, cellNames, type Cells } from "./cells.ts";

interface Problem {
  readonly field: string | null;
  readonly message: string;
}

/** How one row came out. */
export interface RowResult {
  readonly productId: string;
  readonly variantId: string | null;
  readonly outcome: BulkOutcome;
  readonly problems: readonly Problem[];
  readonly now: Cells;
}

const ProblemType = builder.objectRef<Problem>("ProductRowProblem").implement({
  description: "Why a row was not written.",
  fields: (t) => ({
    field: t.exposeString("field", {
      nullable: true,
      description: "The cell, by its name in `ProductCellsInput`; null when it is about the row.",
    }),
    message: t.exposeString("message", { description: "To be shown to people." }),
    ...messageFields(t),
  }),
});

const CellsType = builder.objectRef<Cells>("ProductCells").implement({
  description: "What stands in the cells of a row; null also in those that the row did not name.",
  fields: (t) => ({
    price: t.field({
      type: "Decimal",
      nullable: true,
      description: cellFields.price.description,
      resolve: ({ price }) => price,
    }),
    giftWrappingPrice: t.field({
      type: "Decimal",
      nullable: true,
      description: cellFields.giftWrappingPrice.description,
      resolve: ({ giftWrappingPrice }) => giftWrappingPrice,
    }),
    sku: t.string({ nullable: true, description: cellFields.sku.description, resolve: ({ sku }) => sku }),
    stock: t.int({
      nullable: true,
      description: cellFields.stock.description,
      resolve: ({ stock }) => stock,
    }),
    lowStockAt: t.int({
      nullable: true,
      description: cellFields.lowStockAt.description,
      resolve: ({ lowStockAt }) => lowStockAt,
    }),
    hsnCode: t.string({
      nullable: true,
      description: cellFields.hsnCode.description,
      resolve: ({ hsnCode }) => hsnCode,
    }),
    cgst: t.field({
      type: "Decimal",
      nullable: true,
      description: cellFields.cgst.description,
      resolve: ({ cgst }) => cgst,
    }),
    sgst: t.field({
      type: "Decimal",
      nullable: true,
      description: cellFields.sgst.description,
      resolve: ({ sgst }) => sgst,
    }),
    igst: t.field({
      type: "Decimal",
      nullable: true,
      description: cellFields.igst.description,
      resolve: ({ igst }) => igst,
    }),
    temporarilyUnavailable: t.boolean({
      nullable: true,
      description: cellFields.temporarilyUnavailable.description,
      resolve: ({ temporarilyUnavailable }) => temporarilyUnavailable,
    }),
    isDefault: t.boolean({
      nullable: true,
      description: "Whether it is the product's default variant.",
      resolve: ({ isDefault }) => isDefault,
    }),
    order: t.int({
      nullable: true,
      description: cellFields.order.description,
      resolve: ({ order }) => order,
    }),
  }),
});

export const ResultType = builder.objectRef<RowResult>("ProductRowResult").implement({
  description: "How one row came out.",
  fields: (t) => ({
    productId: t.id({
      nullable: true,
      description: "The product's id; null for one that is not found.",
      resolve: ({ productId }) => (productId === "" ? null : encodeNodeId("Product", productId)),
    }),
    variantId: t.id({
      nullable: true,
      description: "The variant's id; null for the product itself.",
      resolve: ({ variantId }) => (variantId === null ? null : encodeNodeId("Variant", variantId)),
    }),
    outcome: t.expose("outcome", { type: BulkOutcomeEnum, description: "How it came out." }),
    problems: t.field({
      type: [ProblemType],
      most: cellNames.length,
      description: "Why it was not written, cell by cell; none when it was.",
      resolve: ({ problems }) => [...problems],
    }),
    now: t.field({
      type: CellsType,
      description: "What stands in its cells now, where they were written or are stale.",
      resolve: ({ now }) => now,
    }),
  }),
});

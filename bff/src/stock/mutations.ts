import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import { idempotencyKey, type InputFields, idOf, inputType, type RestBody } from "../graphql/inputFields.ts";
import { type BulkOutcome, BulkOutcomeEnum, messageFields, outcomeField } from "../graphql/bulk.ts";
import { products } from "../product/source.ts";
import { offered } from "../rest/orDocumented.ts";
import {
  decodeWrittenList,
  optionalIntegerField,
  optionalTextField,
  toRestId,
} from "../rest/recordFields.ts";
import { variants } from "../variant/source.ts";
import { findStock, StockType } from "./type.ts";
import { stocks, stocksOfProduct } from "./source.ts";

const most = 200;

function pieces(lowest: number) {
  const range = lowest < 0 ? "Is not valid" : `Must be a whole number from ${lowest} to 999999999`;
  return v.nullish(
    v.pipe(v.number(), v.integer(range), v.minValue(lowest, range), v.maxValue(999_999_999, range)),
    null,
  );
}

const rowFields = {
  productId: idOf("Product", "A product that the viewer sees."),
  variantId: {
    type: "ID",
    names: "Variant",
    description: "One of its variants; null for a product with a single price.",
    rule: v.nullish(v.string(), null),
  },
  adjustBy: {
    type: "Int",
    description: "So many pieces more, or with a minus less; not together with `setTo`.",
    rule: pieces(-999_999_999),
  },
  setTo: {
    type: "Int",
    description: "So many pieces there are, 0 or more. What was not counted is from now on.",
    rule: pieces(0),
  },
  expected: {
    type: "Int",
    description: "How many there were when the caller looked: with another count the row is `STALE`.",
    rule: pieces(0),
  },
  lowAt: { type: "Int", description: "At so many pieces and less it is low.", rule: pieces(0) },
  isCounted: {
    type: "Boolean",
    required: true,
    default: true,
    description: "False to count it no more: it can always be ordered then.",
    rule: flagRule,
  },
} satisfies InputFields;

const StockRowInput = inputType("StockRowInput", "A count of a product or a variant.", rowFields);

const rowRule = v.pipe(
  v.object({
    productId: rowFields.productId.rule,
    variantId: rowFields.variantId.rule,
    adjustBy: rowFields.adjustBy.rule,
    setTo: rowFields.setTo.rule,
    expected: rowFields.expected.rule,
    lowAt: rowFields.lowAt.rule,
    isCounted: rowFields.isCounted.rule,
  }),
  v.check(({ adjustBy, setTo }) => adjustBy === null || setTo === null, "The values do not fit together"),
);

interface StockRow {
  readonly productId: string;
  readonly variantId: string | null;
  readonly outcome: BulkOutcome;
  readonly message: string | null;
  readonly quantity: number | null;
}

const resultRecord = v.object({
  outcome: outcomeField,
  message: optionalTextField,
  stock_quantity: optionalIntegerField,
});

const StockRowResultType = builder.objectRef<StockRow>("StockRowResult").implement({
  description: "How one row of a change of stock came out.",
  fields: (t) => ({
    outcome: t.expose("outcome", { type: BulkOutcomeEnum, description: "How it came out." }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it was not done, to be shown to people; null when it was.",
    }),
    ...messageFields(t),
    quantity: t.exposeInt("quantity", {
      nullable: true,
      description: "How many pieces there are now; null when they are not counted.",
    }),
    stock: t.field({
      type: StockType,
      nullable: true,
      description: "The count as it is now; null when it is not counted.",
      resolve: ({ productId, variantId }, _args, context) => findStock(context, productId, variantId),
    }),
  }),
});

/** What a row is about, which must be the user's. Throws `NotFoundError`. */
async function itemOf(row: v.InferOutput<typeof rowRule>, context: Context) {
  const [product, variant] = await Promise.all([
    products.require(context, row.productId),
    row.variantId === null ? null : variants.require(context, row.variantId),
  ]);
  if (variant !== null && variant.productId !== product.id) throw new NotFoundError();
  return { row, productId: product.id, variantId: variant?.id ?? null };
}

const toRest = ({ row, productId, variantId }: Awaited<ReturnType<typeof itemOf>>): RestBody => ({
  prod_id: toRestId(productId),
  varient_id: variantId === null ? null : toRestId(variantId),
  adjust_by: row.adjustBy,
  set_to: row.setTo,
  expected: row.expected,
  low_stock_at: row.lowAt,
  is_counted: row.isCounted,
});

changeMutation({
  name: "adjustStock",
  description: `Counts, adds or takes stock of up to ${most} products and variants. Each row is done or not; \`results\` says how it came out, in the order of \`rows\`.`,
  permission: "STOCK_UPDATE",
  input: {
    description: "Counts of stock.",
    argument: "What there is.",
    fields: {
      rows: {
        type: [StockRowInput],
        required: true,
        description: `The rows, 1 to ${most}.`,
        rule: v.pipe(
          v.array(rowRule),
          v.check((rows) => rows.length > 0, "At least one is required"),
          v.check((rows) => rows.length <= most, `At most ${most} rows in one call`),
        ),
        rest: {
          rows: [],
          "rows.*.adjust_by": ["*", "adjustBy"],
          "rows.*.set_to": ["*", "setTo"],
          "rows.*.expected": ["*", "expected"],
          "rows.*.low_stock_at": ["*", "lowAt"],
        },
      },
      idempotencyKey,
    },
  },
  async run({ rows, idempotencyKey }, context) {
    const items = await Promise.all(rows.map((row) => itemOf(row, context)));
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: stocks.path,
        body: { rows: items.map(toRest) },
        idempotencyKey,
      }),
    );
    const results = decodeWrittenList(resultRecord, body);
    for (const { productId } of items) stocksOfProduct.forget(context, productId);
    return {
      rows: items.map(({ productId, variantId }, index): StockRow => {
        const { outcome, message, stock_quantity } = results[index] ?? unknownRow;
        return { productId, variantId, outcome, message, quantity: stock_quantity };
      }),
    };
  },
  success: {
    description: "Each row was tried.",
    fields: (t) => ({
      results: t.field({
        type: [StockRowResultType],
        most,
        description: "How each came out, in the order of `rows`.",
        resolve: ({ rows }) => [...rows],
      }),
    }),
  },
});

/** Of a row that the service says nothing about. */
const unknownRow = { outcome: "NOT_FOUND", message: null, stock_quantity: null } as const;

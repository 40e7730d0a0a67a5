import * as v from "valibot";
import type { Permission } from "../access/permission.ts";
import { allows } from "../access/rules.ts";
import { type BulkOutcome, loadKnown } from "../graphql/bulk.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, type InputFields, idOf, inputType } from "../graphql/inputFields.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { products } from "../product/source.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWrittenList, optionalTextField, textField, toRestId } from "../rest/recordFields.ts";
import { type Words, wordField } from "../rest/wordField.ts";
import { currentUser } from "../session/currentUser.ts";
import { stocksOfProduct } from "../stock/source.ts";
import { variants, variantsOfProduct } from "../variant/source.ts";
import {
  cellColumns,
  cellFields,
  type CellName,
  cellNames,
  type Cells,
  cellsRecord,
  toRestCells,
} from "./cells.ts";
import { type RowResult, ResultType } from "./rowType.ts";
import { askedBy } from "./send.ts";

const most = 200;

const CellsInput = inputType("ProductCellsInput", "Cells of a product or a variant.", cellFields);

const cellsRule = v.object({
  price: cellFields.price.rule,
  giftWrappingPrice: cellFields.giftWrappingPrice.rule,
  sku: cellFields.sku.rule,
  stock: cellFields.stock.rule,
  lowStockAt: cellFields.lowStockAt.rule,
  hsnCode: cellFields.hsnCode.rule,
  cgst: cellFields.cgst.rule,
  sgst: cellFields.sgst.rule,
  igst: cellFields.igst.rule,
  temporarilyUnavailable: cellFields.temporarilyUnavailable.rule,
  isDefault: cellFields.isDefault.rule,
  order: cellFields.order.rule,
});

const rowFields = {
  productId: idOf("Product", "The product."),
  variantId: {
    type: "ID",
    names: "Variant",
    description: "One of its variants; null for the cells of the product itself.",
    rule: v.nullish(v.string(), null),
  },
  set: {
    type: CellsInput,
    required: true,
    description: "The cells to write, one at least; null empties a cell, and what is left out stays.",
    rule: cellsRule,
  },
  seen: {
    type: CellsInput,
    description:
      "What the caller saw in them: where something else stands now the row is `STALE`. A cell that is not named is written over.",
    rule: v.nullish(cellsRule, null),
  },
} satisfies InputFields;

const RowInput = inputType("ProductRowInput", "Cells of one product or variant.", rowFields);

const rowRule = v.object({
  productId: rowFields.productId.rule,
  variantId: rowFields.variantId.rule,
  set: v.pipe(
    rowFields.set.rule,
    v.check((cells) => namesIn(cells).length > 0, "At least one is required"),
  ),
  seen: rowFields.seen.rule,
});

type Row = v.InferOutput<typeof rowRule>;

function namesIn(cells: Cells): CellName[] {
  return cellNames.filter((name) => cells[name] !== undefined);
}

const outcomes: Words<BulkOutcome> = {
  done: "DONE",
  unchanged: "UNCHANGED",
  refused: "REFUSED",
  stale: "STALE",
  not_found: "NOT_FOUND",
  forbidden: "FORBIDDEN",
};

const resultRecord = v.object({
  outcome: wordField(outcomes),
  problems: v.array(v.object({ field: optionalTextField, message: textField })),
  values: cellsRecord,
});

const ofStock: ReadonlySet<CellName> = new Set(["stock", "lowStockAt", "temporarilyUnavailable"]);

/** What a row asks for: stock has a right of its own, and so has whether there is any for now. */
function permissionsFor({ variantId, set }: Row): readonly Permission[] {
  const own: Permission = variantId === null ? "PRODUCT_UPDATE" : "VARIANT_UPDATE";
  return namesIn(set).map((name) => (ofStock.has(name) ? "STOCK_UPDATE" : own));
}

const refused = (outcome: BulkOutcome, message: string): Omit<RowResult, "productId" | "variantId"> => ({
  outcome,
  problems: [{ field: null, message }],
  now: {},
});

const notFound = refused("NOT_FOUND", "This record does not exist.");
const forbidden = refused("FORBIDDEN", "You are not allowed to do this.");

const fieldOf = (column: string | null): string | null =>
  cellNames.find((name) => cellColumns[name] === column) ?? null;

/** Finds what each row is about, which must be the user's; undefined where it is not. */
async function itemsOf(context: Context, rows: readonly Row[]) {
  const named = rows.flatMap(({ variantId }) => variantId ?? []);
  const [known, knownVariants] = await Promise.all([
    loadKnown(
      context,
      products,
      rows.map(({ productId }) => productId),
    ),
    loadKnown(context, variants, named),
  ]);
  return rows.map((row) => {
    const product = known.known.find(({ id }) => id === idOfType("Product", row.productId));
    if (product === undefined) return undefined;
    if (row.variantId === null) return { product, variant: null };
    const variant = knownVariants.known.find(({ id }) => id === idOfType("Variant", row.variantId ?? ""));
    return variant?.productId === product.id ? { product, variant } : undefined;
  });
}

/** Sends the rows that may be written, and says of all how they came out. */
async function writeRows(context: Context, rows: readonly Row[], key: string | null | undefined) {
  const user = currentUser(context);
  const isAllowed = rows.map((row) => permissionsFor(row).every((permission) => allows(user, permission)));
  if (!isAllowed.includes(true))
    return rows.map((): RowResult => ({ productId: "", variantId: null, ...forbidden }));
  const items = await itemsOf(context, rows);
  const sent = rows.flatMap((row, index) => {
    const item = isAllowed[index] === true ? items[index] : undefined;
    if (item === undefined) return [];
    const { product, variant } = item;
    return {
      index,
      product,
      body: {
        prod_id: toRestId(product.id),
        varient_id: variant === null ? null : toRestId(variant.id),
        values: toRestCells(row.set),
        seen: toRestCells(row.seen ?? {}),
      },
    };
  });
  if (items.every((item) => item === undefined)) throw new NotFoundError();
  const written = new Map<number, v.InferOutput<typeof resultRecord>>();
  if (sent.length > 0) {
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: "/v1/companyBulkEdit/rows",
        body: { ...askedBy(context), rows: sent.map((row) => row.body) },
        idempotencyKey: key ?? undefined,
      }),
    );
    const answers = decodeWrittenList(resultRecord, body);
    for (const [place, { index }] of sent.entries()) {
      const answer = answers[place];
      if (answer !== undefined) written.set(index, answer);
    }
  }
  for (const { product } of sent) {
    products.forget(context, product.id);
    variantsOfProduct.forget(context, product.id);
    stocksOfProduct.forget(context, product.id);
  }
  return rows.map((_row, index): RowResult => {
    const item = items[index];
    const names = { productId: item?.product.id ?? "", variantId: item?.variant?.id ?? null };
    if (isAllowed[index] !== true) return { ...names, ...forbidden };
    const answer = written.get(index);
    if (item === undefined || answer === undefined) return { ...names, ...notFound };
    const { outcome, problems, values } = answer;
    return {
      ...names,
      outcome,
      problems: problems.map(({ field, message }) => ({ field: fieldOf(field), message })),
      now: values,
    };
  });
}

changeMutation({
  name: "changeProductRows",
  description: `Writes cells of up to ${most} products and variants, such as those of a grid. Each row is wholly written or not at all; \`results\` says how it came out, in the order of \`rows\`. What a row asks for its cells say: \`STOCK_UPDATE\` for stock and \`temporarilyUnavailable\`, \`VARIANT_UPDATE\` for a variant, \`PRODUCT_UPDATE\` for a product; without it the row is \`FORBIDDEN\`.`,
  permission: { signedIn: true },
  input: {
    description: "Cells of many products and variants.",
    argument: "What to write where.",
    fields: {
      rows: {
        type: [RowInput],
        required: true,
        description: `The rows, 1 to ${most}.`,
        rule: v.pipe(
          v.array(rowRule),
          v.check((rows) => rows.length > 0, "At least one is required"),
          v.check((rows) => rows.length <= most, `At most ${most} rows in one call`),
        ),
        rest: { rows: [] },
      },
      idempotencyKey,
    },
  },
  run: async ({ rows, idempotencyKey: key }, context) => ({ rows: await writeRows(context, rows, key) }),
  success: {
    description: "Each row was tried.",
    fields: (t) => ({
      results: t.field({
        type: [ResultType],
        most,
        description: "How each came out, in the order of `rows`.",
        resolve: ({ rows }) => [...rows],
      }),
    }),
  },
});

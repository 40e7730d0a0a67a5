import type { GraphQLSchema } from "graphql";
import * as v from "valibot";
import { type Changed, changesOf, type FieldChange, mayReadRecord } from "../audit/changes.ts";
import { FieldChangeType } from "../audit/type.ts";
import { builder, type BuilderTypes } from "../graphql/builder.ts";
import { BulkOutcomeEnum, messageFields } from "../graphql/bulk.ts";
import type { Context } from "../graphql/context.ts";
import { compareDecimals } from "../graphql/decimal.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { currentUser } from "../session/currentUser.ts";
import type { JobRow, ProductChange } from "./record.ts";

/** A value of what a product is sold as, kept in a row under one name, by the ids of its variants. */
interface ItemValue {
  readonly name: string;
  readonly path: readonly string[];
  readonly label: string;
  /** As people read it, of all items together; null where there is none. */
  readonly read: (values: unknown) => string | null;
}

function byItem<Value>(
  rule: v.GenericSchema<unknown, Value>,
  read: (values: readonly Value[]) => string | null,
): ItemValue["read"] {
  const all = v.nullish(v.record(v.string(), rule), {});
  return (values) => read(Object.values(v.parse(all, values)));
}

const rupees = (price: string): string =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(Number(price));

/** The lowest and the highest; null without any. */
function range<Value>(
  values: readonly Value[],
  compare: (a: Value, b: Value) => number,
  write: (value: Value) => string,
): string | null {
  const sorted = values.toSorted(compare);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const written = [lowest, highest].map(write);
  return written[0] === written[1] ? (written[0] ?? null) : written.join(" – ");
}

const isThere = <Value>(value: Value | null): value is Value => value !== null;

const itemValues: readonly ItemValue[] = [
  {
    name: "variant_prices",
    path: ["variants", "price"],
    label: "Prices of variants",
    read: byItem(v.string(), (prices) => range(prices, compareDecimals, rupees)),
  },
  {
    name: "variant_gifts",
    path: ["variants", "giftWrappingPrice"],
    label: "Gift wrapping price",
    read: byItem(v.nullable(v.string()), (prices) => range(prices.filter(isThere), compareDecimals, rupees)),
  },
  {
    name: "variant_availability",
    path: ["variants", "isAvailable"],
    label: "Available variants",
    read: byItem(v.boolean(), (all) => (all.length === 0 ? null : String(all.filter(Boolean).length))),
  },
  {
    name: "stock_counts",
    path: ["stock"],
    label: "Quantity",
    read: byItem(v.nullable(v.number()), (counts) => range(counts.filter(isThere), (a, b) => a - b, String)),
  },
];

/** What a row has written, as the audit trail would say it: it is of the viewer's company. */
function writtenBy({ entity, entityId, before, after }: ProductChange, context: Context): Changed {
  const { companyId, sellerId } = currentUser(context);
  return { subject: { table: entity, id: entityId }, action: "CHANGED", companyId, sellerId, before, after };
}

/** A row as the viewer may see it: what its record is called and what is said of it is for whoever may read that. */
export function shownRow(row: JobRow, context: Context, schema: GraphQLSchema): JobRow {
  return mayReadRecord(writtenBy(row, context), context, schema) ? row : { ...row, name: "", message: null };
}

/** What was written of a product, with each value of its variants as one. */
async function fieldsOf(row: ProductChange, context: Context, schema: GraphQLSchema): Promise<FieldChange[]> {
  const { before, after } = row;
  const changes = await changesOf(writtenBy(row, context), context, schema);
  const ofItems = itemValues.map(({ name, path, label, read }) => ({
    path: [...path],
    label,
    kind: "TEXT" as const,
    before: read(before[name]),
    after: read(after[name]),
    beforeInput: null,
  }));
  return [...changes, ...ofItems.filter((change) => change.before !== change.after)];
}

/** The fields of a row about one product. */
export function changeFields<Row extends ProductChange>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>,
) {
  return {
    // Not `id`: a client that keeps records by their ids would take the outcome for the product itself.
    productId: t.id({
      nullable: true,
      description: "The product's id; null for one that is not found, and for any other record.",
      resolve: ({ productId }) => (productId === "" ? null : encodeNodeId("Product", productId)),
    }),
    name: t.string({
      description: "What it was called; empty for one that is not found, and for whoever may not read it.",
      resolve: ({ name }) => name,
    }),
    outcome: t.field({
      type: BulkOutcomeEnum,
      description: "How it came out.",
      resolve: ({ outcome }) => outcome,
    }),
    message: t.string({
      nullable: true,
      description:
        "Why it was not done, to be shown to people; null when it was, and for whoever may not read the record.",
      resolve: ({ message }) => message,
    }),
    ...messageFields(t),
    changes: t.field({
      type: [FieldChangeType],
      most: 20,
      description: "The fields before and after; none where nothing was changed.",
      resolve: (row, _args, context, { schema }) => fieldsOf(row, context, schema),
    }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: "The product as it is now; null for one that is not found or gone.",
      resolve: ({ productId }, _args, context) =>
        productId === "" ? null : products.find(context, productId),
    }),
  };
}

/** How one product of a change of many came out. */
export const ProductChangeType = builder.objectRef<ProductChange>("ProductChange").implement({
  description: "How one product of a change of many came out.",
  fields: (t) => changeFields(t),
});

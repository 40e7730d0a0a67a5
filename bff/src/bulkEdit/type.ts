import type { GraphQLSchema } from "graphql";
import * as v from "valibot";
import { changesOf, type FieldChange } from "../audit/changes.ts";
import { FieldChangeType } from "../audit/type.ts";
import { builder, type BuilderTypes } from "../graphql/builder.ts";
import { BulkOutcomeEnum, messageFields } from "../graphql/bulk.ts";
import type { Context } from "../graphql/context.ts";
import { compareDecimals } from "../graphql/decimal.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { currentUser } from "../session/currentUser.ts";
import type { ProductChange } from "./record.ts";

const prices = v.nullish(v.record(v.string(), v.string()), {});

/** The lowest and the highest price of variants, as people read them; null without any. */
function priceRange(values: unknown): string | null {
  const sorted = Object.values(v.parse(prices, values)).toSorted(compareDecimals);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
  const written = [lowest, highest].map((price) => rupees.format(Number(price)));
  return lowest === highest ? (written[0] ?? null) : written.join(" – ");
}

/** What was written of a product, with the prices of its variants as one. */
async function fieldsOf(
  { productId, before, after }: ProductChange,
  context: Context,
  schema: GraphQLSchema,
): Promise<FieldChange[]> {
  const { companyId, sellerId } = currentUser(context);
  const written = {
    subject: { table: "product", id: productId },
    action: "CHANGED" as const,
    companyId,
    sellerId,
    before,
    after,
  };
  const changes = await changesOf(written, context, schema);
  const [was, becomes] = [priceRange(before["variant_prices"]), priceRange(after["variant_prices"])];
  if (was === becomes) return changes;
  const path = ["variants", "price"];
  return [
    ...changes,
    { path, label: "Prices of variants", kind: "TEXT", before: was, after: becomes, beforeInput: null },
  ];
}

/** The fields of a row about one product. */
export function changeFields<Row extends ProductChange>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>,
) {
  return {
    // Not `id`: a client that keeps records by their ids would take the outcome for the product itself.
    productId: t.id({
      nullable: true,
      description: "The product's id; null for one that is not found.",
      resolve: ({ productId }) => (productId === "" ? null : encodeNodeId("Product", productId)),
    }),
    name: t.string({
      description: "What the product was called; empty for one that is not found.",
      resolve: ({ name }) => name,
    }),
    outcome: t.field({
      type: BulkOutcomeEnum,
      description: "How it came out.",
      resolve: ({ outcome }) => outcome,
    }),
    message: t.string({
      nullable: true,
      description: "Why it was not done, to be shown to people; null when it was.",
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

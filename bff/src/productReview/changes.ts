import type { GraphQLSchema } from "graphql";
import { type Changed, changesOf, type FieldChange } from "../audit/changes.ts";
import type { Columns } from "../audit/record.ts";
import { readable } from "../audit/values.ts";
import type { Context } from "../graphql/context.ts";
import { thumbnailUrl } from "../graphql/mediaUrl.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import type { Comparison, ProductContent } from "./record.ts";
import { stepOf } from "./steps.ts";

type List = "variants" | "images" | "bundles";

interface PartKind {
  readonly table: string;
  /** The column with its id. */
  readonly key: string;
  readonly label: string;
  /** What it is called. */
  nameOf(context: Context, part: Columns): Promise<string | null>;
  /** What is to be seen of one that came or went. */
  summaryOf(context: Context, part: Columns): Promise<string | null>;
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A value of a part as people read it. */
const written = async (context: Context, kind: "MONEY" | "PERCENTAGE", value: unknown) =>
  readable(context, { path: [], label: "", kind }, value);

const joined = (texts: readonly (string | null)[]): string =>
  texts.filter((text) => text !== null).join(" · ");

async function bundledName(context: Context, part: Columns): Promise<string | null> {
  return (await products.load(context, String(part["bundle_id"])))?.name ?? "?";
}

const parts: Readonly<Record<List, PartKind>> = {
  images: {
    table: "product_image",
    key: "image_id",
    label: "Image",
    nameOf: () => Promise.resolve(null),
    summaryOf: (_context, part) => Promise.resolve(textOf(part["images_url"])?.split("/").at(-1) ?? null),
  },
  variants: {
    table: "variant",
    key: "varient_id",
    label: "Variant",
    nameOf: (_context, part) => Promise.resolve(textOf(part["short_name"])),
    summaryOf: async (context, part) =>
      joined([
        textOf(part["long_name"]),
        await written(context, "MONEY", part["product_price"]),
        textOf(part["sku_seller"]),
      ]),
  },
  bundles: {
    table: "bundle",
    key: "id",
    label: "Bundle",
    nameOf: bundledName,
    summaryOf: async (context, part) =>
      joined([
        await bundledName(context, part),
        await written(context, "PERCENTAGE", part["bundle_offer_percentage"]),
      ]),
  },
};

/** What each kind of part is called. */
export const partLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parts).map(([list, { label }]) => [list, label]),
);

/** Who looks, at what, by which schema. */
interface Looking {
  readonly context: Context;
  readonly schema: GraphQLSchema;
  readonly product: Product;
  /** Whether what is the same is told too. */
  readonly all: boolean;
}

function changed(
  { product }: Looking,
  table: string,
  id: string,
  before: Columns | null,
  after: Columns,
): Changed {
  const { companyId, sellerId } = product;
  const action = before === null ? "CREATED" : "CHANGED";
  return { subject: { table, id }, action, companyId, sellerId, before: before ?? {}, after };
}

const pictureOf = ({ context }: Looking, column: string, row: Columns | null | undefined): string | null =>
  thumbnailUrl(context.mediaBaseUrl, textOf(row?.[column]), 480);

/** The fields of the product itself. What is not switched on is nothing new of a product that is looked at for the first time. */
async function ownChanges(looking: Looking, before: Columns | null, now: Columns): Promise<FieldChange[]> {
  const { context, schema, product, all } = looking;
  const found = await changesOf(changed(looking, "product", product.id, before, now), context, schema, {
    all,
    longest: Number.POSITIVE_INFINITY,
  });
  return (
    found
      .filter((change) => before !== null || change.kind !== "YES_NO" || change.after !== "No")
      // A discount that was never filled in lacks nothing; a detail may.
      .filter(({ path, before: was, after }) => was !== null || after !== null || stepOf(path) !== 4)
      .map((change) =>
        change.kind === "IMAGE"
          ? {
              ...change,
              beforeUrl: pictureOf(looking, "summary_image_url", before),
              afterUrl: pictureOf(looking, "summary_image_url", now),
            }
          : change,
      )
  );
}

/** Parts by their ids: those that came, went, were changed, or stand in another order. */
async function partChanges(
  looking: Looking,
  list: List,
  before: readonly Columns[],
  now: readonly Columns[],
): Promise<FieldChange[]> {
  const { context, schema, all } = looking;
  const { table, key, label, nameOf, summaryOf } = parts[list];
  const byId = (rows: readonly Columns[]) => new Map(rows.map((row) => [String(row[key]), row]));
  const [were, are] = [byId(before), byId(now)];
  const whole = async (id: string): Promise<FieldChange> => {
    const [was, is] = [were.get(id), are.get(id)];
    const [from, to] = await Promise.all(
      [was, is].map(async (part) => (part ? summaryOf(context, part) : null)),
    );
    return {
      path: [list, id],
      label,
      kind: list === "images" ? "IMAGE" : "TEXT",
      before: from ?? null,
      after: to ?? null,
      beforeInput: null,
      isChanged: from !== to,
      beforeUrl: list === "images" ? pictureOf(looking, "images_url", was) : null,
      afterUrl: list === "images" ? pictureOf(looking, "images_url", is) : null,
    };
  };
  const inside = async (id: string, was: Columns, is: Columns): Promise<FieldChange[]> => {
    // The default mark goes from one to another: that is one change, of the one that has it now.
    const from = is["default_price"] === false ? { ...was, default_price: false } : was;
    const part = await nameOf(context, is);
    const found = await changesOf(changed(looking, table, id, from, is), context, schema);
    return found.map((change) => ({ ...change, path: [list, id, ...change.path], part }));
  };
  const of = async (id: string): Promise<FieldChange[]> => {
    const [was, is] = [were.get(id), are.get(id)];
    if (list === "images" || was === undefined || is === undefined) {
      const one = await whole(id);
      return one.isChanged === false && !all ? [] : [one];
    }
    const found = await inside(id, was, is);
    return found.length === 0 && all ? [await whole(id)] : found;
  };
  const changes = (await Promise.all([...new Set([...are.keys(), ...were.keys()])].map(of))).flat();
  const stayed = (ids: Iterable<string>) => [...ids].filter((id) => were.has(id) && are.has(id));
  const [order, newOrder] = [stayed(were.keys()), stayed(are.keys())];
  if (order.join() === newOrder.join()) return changes;
  const names = async (ids: readonly string[]) => {
    const rows = ids.map((id, index) =>
      nameOf(context, are.get(id) ?? {}).then((name) => name ?? String(order.indexOf(id) + 1 || index + 1)),
    );
    return (await Promise.all(rows)).join(", ");
  };
  const [from, to] = await Promise.all([names(order), names(newOrder)]);
  return [
    ...changes,
    {
      path: [list, "order"],
      label: "Order",
      part: null,
      kind: "TEXT",
      before: from,
      after: to,
      beforeInput: null,
    },
  ];
}

const nothing: Pick<ProductContent, List> = { variants: [], images: [], bundles: [] };

/** What has changed since the last decision, in the order of the wizard's steps; before the first one everything is new. */
export async function changesSince(
  context: Context,
  schema: GraphQLSchema,
  product: Product,
  { before, now }: Comparison,
  all: boolean,
): Promise<FieldChange[]> {
  const looking = { context, schema, product, all };
  const were = before ?? nothing;
  const found = await Promise.all([
    ownChanges(looking, before?.product ?? null, now.product),
    ...(["images", "variants", "bundles"] as const).map((list) =>
      partChanges(looking, list, were[list], now[list]),
    ),
  ]);
  return found.flat().toSorted((one, other) => (stepOf(one.path) ?? 0) - (stepOf(other.path) ?? 0));
}

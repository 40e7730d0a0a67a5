import { createHash } from "node:crypto";
import * as v from "valibot";

/** What the tests of freshness ask: a record by its id, lists with their totals, and lists within them. */
export const freshDocuments = {
  brand: "query FreshBrand($id: ID!) { node(id: $id) { ... on Brand { id name } } }",
  brands:
    "query FreshBrands { viewer { brands(first: 50) { totalCount edges { node { id databaseId name } } } } }",
  firstBrand:
    "query FreshFirst { viewer { brands(first: 1) { totalCount edges { node { id databaseId name } } } } }",
  categories: `query FreshCategories { viewer { categories(level: 1, first: 50) { totalCount edges { node {
    id databaseId name children(first: 50) { totalCount edges { node { id databaseId name } } } } } } } }`,
  product: `query FreshProduct($id: ID!) { node(id: $id) { ... on Product {
    id name brand { name } variants(first: 20) { edges { node { id price } } } } } }`,
  products: `query FreshProducts { viewer { products(first: 50) { totalCount edges { node {
    id databaseId name brand { id databaseId name } variants(first: 20) { edges { node { id databaseId price } } } } } } } }`,
} as const;

export type DocumentName = keyof typeof freshDocuments;

/** Under which a document stands in the list of stored ones. */
export function storedId(name: DocumentName): string {
  return createHash("sha256").update(freshDocuments[name]).digest("hex");
}

/** A record by its id for the gateway and for the service. */
export interface Known {
  readonly id: string;
  readonly databaseId: string;
}

const known = { id: v.string(), databaseId: v.string() };

function listOf<Node extends v.GenericSchema>(node: Node) {
  return v.object({ totalCount: v.optional(v.number(), 0), edges: v.array(v.object({ node })) });
}

const named = v.object({ ...known, name: v.string() });
const lists = {
  brands: v.object({ viewer: v.object({ brands: listOf(named) }) }),
  categories: v.object({
    viewer: v.object({ categories: listOf(v.object({ ...known, children: listOf(named) })) }),
  }),
  products: v.object({
    viewer: v.object({
      products: listOf(v.object({ ...known, brand: named, variants: listOf(v.object(known)) })),
    }),
  }),
};

/** All brands, as a response has them. */
export const readBrands = (data: unknown) => v.parse(lists.brands, data).viewer.brands;
/** The categories of level 1 with their children. */
export const readCategories = (data: unknown) => v.parse(lists.categories, data).viewer.categories;
/** Products with their brands and variants. */
export const readProducts = (data: unknown) => v.parse(lists.products, data).viewer.products;

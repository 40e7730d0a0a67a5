import * as v from "valibot";

const nodes = v.array(v.object({ node: v.looseObject({ id: v.string(), databaseId: v.string() }) }));
const connection = v.object({ totalCount: v.number(), edges: nodes });
/** The response to `listDocument`. */
export const viewerLists = v.object({
  viewer: v.object({
    company: v.object({ id: v.string() }),
    level1: connection,
    level2: connection,
    level3: connection,
    banners: connection,
    collections: connection,
    brands: connection,
    manufacturers: connection,
    sellers: connection,
    products: connection,
  }),
});
/** The lists of one viewer. */
export type Lists = v.InferOutput<typeof viewerLists>["viewer"];
/** The lists that nobody of another company may see into. */
export const listNames = [
  "level1",
  "level2",
  "level3",
  "banners",
  "collections",
  "brands",
  "manufacturers",
  "sellers",
  "products",
] as const;

/** What is read of each row of a list. */
export const rows = "{ totalCount edges { node { id databaseId } } }";
/** Every list of the viewer, up to a hundred rows of each. */
export const listDocument = `{
  viewer {
    company { id }
    level1: categories(level: 1, first: 100) ${rows}
    level2: categories(level: 2, first: 100) ${rows}
    level3: categories(level: 3, first: 100) ${rows}
    banners(first: 100) ${rows}
    collections(first: 100) ${rows}
    brands(first: 100) ${rows}
    manufacturers(first: 100) ${rows}
    sellers(first: 100) ${rows}
    products(first: 100) ${rows}
  }
}`;

/** Products with variants and bundles of the seller at Indiranagar. */
export const ownProducts = v.object({
  viewer: v.object({
    products: v.object({
      edges: v.array(
        v.object({
          node: v.object({
            id: v.string(),
            databaseId: v.string(),
            variants: connection,
            bundles: connection,
          }),
        }),
      ),
    }),
  }),
});

import Fastify from "fastify";
import mercurius from "mercurius";
import { readsOver } from "./reads.mjs";
import {
  brand,
  category,
  categoryPage,
  databaseIdOf,
  imagePage,
  product,
  seller,
  variantPage,
} from "./records.mjs";
import { editBrand, resolvers } from "./resolvers.mjs";
import { typeDefs } from "./typeDefs.mjs";

const resolveType = { resolveType: ({ __typename }) => __typename };

/** Reads the records of many objects by a key of each, none twice; null where there is no key or no record. */
async function recordsOf(objects, keyOf, read, form) {
  const keys = [...new Set(objects.map(keyOf))].filter((key) => key !== null);
  const records = keys.length === 0 ? [] : await read(keys);
  const found = new Map(keys.map((key, at) => [key, records[at] === null ? null : form(records[at])]));
  return objects.map((object) => found.get(keyOf(object)) ?? null);
}

/** A loader as Mercurius' documentation teaches: all objects that ask, together. */
const together = (load) => (queries, context) =>
  load(
    queries.map(({ obj }) => obj),
    context,
    queries,
  );

const loaders = {
  Product: {
    brand: together((products, { reads }) =>
      recordsOf(products, ({ brandId }) => brandId, reads.brands, brand),
    ),
    seller: together((products, { reads }) =>
      recordsOf(products, ({ sellerId }) => sellerId, reads.sellers, seller),
    ),
    category: together((products, { reads }) =>
      recordsOf(products, ({ categoryKey }) => categoryKey, reads.categories, category),
    ),
    images: together(async (products, { reads }, queries) => {
      const lists = await reads.images(products.map(({ databaseId }) => databaseId));
      return lists.map((list, at) => imagePage(list, queries[at].params.first));
    }),
    variants: together(async (products, { reads }, queries) => {
      const lists = await reads.variants(products.map(({ databaseId }) => databaseId));
      return lists.map((list, at) => variantPage(list, queries[at].params.first));
    }),
  },
  Category: {
    path: together(async (categories, { reads }) => {
      const keys = [...new Set(categories.flatMap(({ ancestors }) => ancestors))];
      const records = await reads.categories(keys);
      const found = new Map(records.map((record, at) => [keys[at], category(record)]));
      return categories.map((self) => [...self.ancestors.map((key) => found.get(key)), self]);
    }),
    children: together(async (categories, { reads }, queries) => {
      const ids = categories.map(({ databaseId }) => databaseId);
      const lists = await (categories[0].level === 1 ? reads.level2(ids) : reads.level3(ids));
      return lists.map((list, at) => categoryPage(list, queries[at].params.first));
    }),
  },
};

/**
 * Mercurius over Fastify with its loaders, asked by the ids of documents; it keeps what it has parsed. `jit` is how often a
 * document is run before it is compiled, 0 for never.
 */
export async function startMercurius(port, callsOfRequest, jit, documents) {
  const app = Fastify();
  await app.register(mercurius, {
    schema: typeDefs,
    resolvers: {
      Query: {
        viewer: resolvers.Query.viewer,
        node: async (_root, { id }, { reads }) => {
          const [found] = await reads.productsById([databaseIdOf(id)]);
          return found && { __typename: "Product", ...product(found) };
        },
      },
      Mutation: { editBrand: (_root, { input }, { reads }) => editBrand(reads, input) },
      Viewer: resolvers.Viewer,
      Node: resolveType,
      EditBrandResult: resolveType,
    },
    loaders,
    jit,
    persistedQueries: documents,
    context: (request) => ({ company: request.headers["company"], reads: readsOver(callsOfRequest()) }),
  });
  await app.listen({ port, host: "127.0.0.1" });
}

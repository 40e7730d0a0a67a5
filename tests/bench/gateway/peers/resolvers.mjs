import DataLoader from "dataloader";
import { brand, category, categoryPage, productPage, variantPage } from "./records.mjs";

/** Loaders of one request, one batch for each kind. */
export function loadersOver(reads) {
  return {
    brand: new DataLoader((ids) => reads.brands(ids)),
    category: new DataLoader((keys) => reads.categories(keys)),
    variants: new DataLoader((ids) => reads.variants(ids)),
    level2: new DataLoader((ids) => reads.level2(ids)),
    level3: new DataLoader((ids) => reads.level3(ids)),
  };
}

/** Resolvers with DataLoader, as the documentation of Apollo Server and of Yoga teaches. Context: reads, loaders, company. */
export const resolvers = {
  Query: { viewer: () => ({}) },
  Viewer: {
    products: async (_viewer, { first }, { reads, company }) =>
      productPage(await reads.products(company, first), first),
    categories: async (_viewer, { first }, { reads, company }) => {
      const { body, total } = await reads.level1(company, first);
      return categoryPage(body, first, total);
    },
  },
  Product: {
    brand: async ({ brandId }, _args, { loaders }) =>
      brandId === null ? null : brand(await loaders.brand.load(brandId)),
    category: async ({ categoryKey }, _args, { loaders }) =>
      categoryKey === null ? null : category(await loaders.category.load(categoryKey)),
    variants: async ({ databaseId }, { first }, { loaders }) =>
      variantPage(await loaders.variants.load(databaseId), first),
  },
  Category: {
    path: async (self, _args, { loaders }) => {
      const above = await Promise.all(self.ancestors.map((key) => loaders.category.load(key)));
      return [...above.map(category), self];
    },
    children: async (self, { first }, { loaders }) =>
      self.level === 3
        ? { edges: [], totalCount: 0 }
        : categoryPage(
            await (self.level === 1 ? loaders.level2 : loaders.level3).load(self.databaseId),
            first,
          ),
  },
};

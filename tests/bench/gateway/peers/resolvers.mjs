import DataLoader from "dataloader";
import {
  brand,
  category,
  categoryPage,
  databaseIdOf,
  imagePage,
  product,
  productPage,
  seller,
  variantPage,
} from "./records.mjs";

/** Loaders of one request, one batch for each kind. */
export function loadersOver(reads) {
  return {
    product: new DataLoader((ids) => reads.productsById(ids)),
    seller: new DataLoader((ids) => reads.sellers(ids)),
    images: new DataLoader((ids) => reads.images(ids)),
    brand: new DataLoader((ids) => reads.brands(ids)),
    category: new DataLoader((keys) => reads.categories(keys)),
    variants: new DataLoader((ids) => reads.variants(ids)),
    level2: new DataLoader((ids) => reads.level2(ids)),
    level3: new DataLoader((ids) => reads.level3(ids)),
  };
}

/** The one write; the same for every peer, none of which checks who may do it. */
export async function editBrand(reads, { id, name }) {
  const changed = await reads.renameBrand(databaseIdOf(id), name);
  return { __typename: "EditBrandSuccess", brand: brand(changed) };
}

/** Resolvers with DataLoader, as the documentation of Apollo Server and of Yoga teaches. Context: reads, loaders, company. */
export const resolvers = {
  Query: {
    viewer: () => ({}),
    node: async (_root, { id }, { loaders }) => {
      const found = await loaders.product.load(databaseIdOf(id));
      return found && { __typename: "Product", ...product(found) };
    },
  },
  Mutation: { editBrand: (_root, { input }, { reads }) => editBrand(reads, input) },
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
    seller: async ({ sellerId }, _args, { loaders }) => seller(await loaders.seller.load(String(sellerId))),
    images: async ({ databaseId }, { first }, { loaders }) =>
      imagePage(await loaders.images.load(databaseId), first),
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

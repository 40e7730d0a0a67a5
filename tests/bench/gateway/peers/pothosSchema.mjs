import SchemaBuilder from "@pothos/core";
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

/** The part of our schema that the workloads ask for, built with Pothos and without any plugin. */
const builder = new SchemaBuilder({ defaultFieldNullability: false });
const texts = (t, names, nullable = false) =>
  Object.fromEntries(names.map((name) => [name, t.exposeString(name, { nullable })]));
const first = (t) => ({ first: t.arg.int({ required: true }) });

const Node = builder.interfaceRef("Node").implement({ fields: (t) => ({ id: t.exposeID("id") }) });
const Named = (name) =>
  builder
    .objectRef(name)
    .implement({ fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }) });
const Brand = Named("Brand");
const Seller = Named("Seller");
const Image = builder
  .objectRef("ProductImage")
  .implement({ fields: (t) => ({ id: t.exposeID("id"), order: t.exposeInt("order") }) });
const Variant = builder.objectRef("Variant").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    ...texts(t, ["shortName", "longName", "price", "giftWrappingPrice"]),
    ...texts(t, ["sku", "closedReason"], true),
    order: t.exposeInt("order"),
    isDefault: t.exposeBoolean("isDefault"),
    giftWrappingEnabled: t.exposeBoolean("giftWrappingEnabled"),
    closed: t.exposeBoolean("closed"),
    temporarilyUnavailable: t.exposeBoolean("temporarilyUnavailable"),
  }),
});

/** A list type: edges of nodes, and what else is asked for. */
function connectionOf(name, node, more = () => ({}), moreOfEdge = () => ({})) {
  const Edge = builder
    .objectRef(`${name}Edge`)
    .implement({ fields: (t) => ({ node: t.expose("node", { type: node }), ...moreOfEdge(t) }) });
  return builder
    .objectRef(`${name}Connection`)
    .implement({ fields: (t) => ({ edges: t.expose("edges", { type: [Edge] }), ...more(t) }) });
}

const total = (t) => ({ totalCount: t.exposeInt("totalCount") });
const Category = builder.objectRef("Category");
const CategoryConnection = connectionOf("Category", Category, total, (t) => texts(t, ["cursor"]));
Category.implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    level: t.exposeInt("level"),
    order: t.exposeInt("order"),
    path: t.field({ type: [Category], nullable: true, resolve: resolvers.Category.path }),
    children: t.field({
      type: CategoryConnection,
      nullable: true,
      args: first(t),
      resolve: async (self, { first }, { loaders }) =>
        self.level === 3
          ? { edges: [], totalCount: 0 }
          : categoryPage(
              await (self.level === 1 ? loaders.level2 : loaders.level3).load(self.databaseId),
              first,
            ),
    }),
  }),
});

const ImageConnection = connectionOf("Image", Image);
const VariantConnection = connectionOf("Variant", Variant);
const Status = builder.enumType("ProductStatus", {
  values: ["DRAFT", "PENDING", "ENABLED", "RECTIFICATION", "DISABLED"],
});
const optional =
  "sku price model colour packing hsnCode cgst sgst igst countryOfOrigin description specifications giftWrappingPrice discountPercentage createdAt updatedAt".split(
    " ",
  );
const Product = builder.objectRef("Product").implement({
  interfaces: [Node],
  isTypeOf: () => true,
  fields: (t) => ({
    name: t.exposeString("name"),
    status: t.expose("status", { type: Status }),
    ...texts(t, optional, true),
    brand: t.field({
      type: Brand,
      nullable: true,
      resolve: async ({ brandId }, _args, { loaders }) =>
        brandId === null ? null : brand(await loaders.brand.load(brandId)),
    }),
    seller: t.field({
      type: Seller,
      nullable: true,
      resolve: async ({ sellerId }, _args, { loaders }) =>
        seller(await loaders.seller.load(String(sellerId))),
    }),
    category: t.field({
      type: Category,
      nullable: true,
      resolve: async ({ categoryKey }, _args, { loaders }) =>
        categoryKey === null ? null : category(await loaders.category.load(categoryKey)),
    }),
    images: t.field({
      type: ImageConnection,
      args: first(t),
      resolve: async ({ databaseId }, { first }, { loaders }) =>
        imagePage(await loaders.images.load(databaseId), first),
    }),
    variants: t.field({
      type: VariantConnection,
      args: first(t),
      resolve: async ({ databaseId }, { first }, { loaders }) =>
        variantPage(await loaders.variants.load(databaseId), first),
    }),
  }),
});

const PageInfo = builder.objectRef("PageInfo").implement({
  fields: (t) => ({
    hasNextPage: t.exposeBoolean("hasNextPage"),
    endCursor: t.exposeString("endCursor", { nullable: true }),
  }),
});
const ProductConnection = connectionOf(
  "Product",
  Product,
  (t) => ({ ...total(t), pageInfo: t.expose("pageInfo", { type: PageInfo }) }),
  (t) => texts(t, ["cursor"]),
);
const Viewer = builder.objectRef("Viewer").implement({
  fields: (t) => ({
    products: t.field({ type: ProductConnection, args: first(t), resolve: resolvers.Viewer.products }),
    categories: t.field({
      type: CategoryConnection,
      args: { level: t.arg.int({ required: true }), ...first(t) },
      resolve: resolvers.Viewer.categories,
    }),
  }),
});
builder.queryType({
  fields: (t) => ({
    viewer: t.field({ type: Viewer, nullable: true, resolve: () => ({}) }),
    node: t.field({
      type: Node,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, { loaders }) => {
        const found = await loaders.product.load(databaseIdOf(id));
        return found && product(found);
      },
    }),
  }),
});

const EditBrandInput = builder.inputType("EditBrandInput", {
  fields: (t) => ({ id: t.id({ required: true }), name: t.string() }),
});
const Success = builder
  .objectRef("EditBrandSuccess")
  .implement({ fields: (t) => ({ brand: t.expose("brand", { type: Brand }) }) });
const NotFound = builder.objectRef("NotFoundError").implement({ fields: (t) => texts(t, ["message"]) });
const EditBrandResult = builder.unionType("EditBrandResult", {
  types: [Success, NotFound],
  resolveType: ({ __typename }) => __typename,
});
builder.mutationType({
  fields: (t) => ({
    editBrand: t.field({
      type: EditBrandResult,
      args: { input: t.arg({ type: EditBrandInput, required: true }) },
      resolve: (_root, { input }, { reads }) => editBrand(reads, input),
    }),
  }),
});

export const schema = builder.toSchema();

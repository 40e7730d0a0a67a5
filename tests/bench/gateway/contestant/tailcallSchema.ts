/**
 * Our schema as Tailcall's documentation teaches it: batched calls (`batchKey`) and shared ones (`dedupe`), one worker.
 * Ids, cursors and pages come ready from its upstream, because Tailcall makes none.
 */
export function tailcallSchema(port: number, restPort: number): string {
  const base = `http://127.0.0.1:${restPort}/tailcall`;
  const one = (path: string, parameter: string, value: string): string =>
    `@http(url: "${base}/${path}", query: [{ key: "${parameter}", value: "${value}" }], dedupe: true)`;
  const batched = (path: string, key: string, isList = false): string => {
    const first = isList ? `, { key: "first", value: "{{.args.first}}" }` : "";
    const query = `[{ key: "ids", value: "{{.value.${key}}}" }${first}]`;
    return `@http(url: "${base}/${path}", query: ${query}, batchKey: ["${key}"], dedupe: true)`;
  };
  return `schema
  @server(port: ${port}, hostname: "127.0.0.1", workers: 1)
  @upstream(allowedHeaders: ["company"], batch: { maxSize: 1000, delay: 1 }, poolMaxIdlePerHost: 64) {
  query: Query
  mutation: Mutation
}
type Query {
  viewer: Viewer @expr(body: {})
  node(id: ID!): Product ${one("product", "id", "{{.args.id}}")}
}
type Mutation {
  editBrand(input: EditBrandInput!): EditBrandSuccess
    @http(url: "${base}/rename", method: PUT, body: "{{.args.input}}")
}
input EditBrandInput { id: ID! name: String }
type EditBrandSuccess { brand: Brand }
type Viewer {
  products(first: Int!): ProductConnection ${one("products/{{.headers.company}}", "first", "{{.args.first}}")}
  categories(level: Int!, first: Int!): CategoryConnection
    ${one("level1/{{.headers.company}}", "first", "{{.args.first}}")}
}
type PageInfo { hasNextPage: Boolean! endCursor: String }
type ProductConnection { edges: [ProductEdge!]! pageInfo: PageInfo! totalCount: Int! }
type ProductEdge { cursor: String! node: Product! }
type Product {
  id: ID!
  databaseId: Int!
  name: String!
  sku: String
  status: String!
  price: String
  model: String
  colour: String
  packing: String
  hsnCode: String
  cgst: String
  sgst: String
  igst: String
  countryOfOrigin: String
  description: String
  specifications: String
  giftWrappingPrice: String
  discountPercentage: String
  createdAt: String
  updatedAt: String
  brandId: String!
  sellerId: Int!
  categoryKey: String!
  brand: Brand ${batched("brands", "brandId")}
  seller: Seller ${batched("sellers", "sellerId")}
  category: Category ${batched("categories", "categoryKey")}
  images(first: Int!): ImageConnection ${batched("images", "databaseId", true)}
  variants(first: Int!): VariantConnection ${batched("variants", "databaseId", true)}
}
type Brand { id: ID! name: String! }
type Seller { id: ID! name: String! }
type ImageConnection { edges: [ImageEdge!]! }
type ImageEdge { node: ProductImage! }
type ProductImage { id: ID! order: Int! }
type CategoryConnection { edges: [CategoryEdge!]! totalCount: Int! }
type CategoryEdge { node: Category! }
type Category {
  id: ID!
  databaseId: Int!
  name: String!
  level: Int!
  order: Int!
  path: [Place!]
  children(first: Int!): SubcategoryConnection ${batched("level2", "databaseId", true)}
}
type Place { id: ID! name: String! level: Int! }
type SubcategoryConnection { edges: [SubcategoryEdge!]! totalCount: Int! }
type SubcategoryEdge { node: Subcategory! }
type Subcategory {
  id: ID!
  databaseId: Int!
  name: String!
  order: Int!
  children(first: Int!): CategoryConnection ${batched("level3", "databaseId", true)}
}
type VariantConnection { edges: [VariantEdge!]! }
type VariantEdge { node: Variant! }
type Variant {
  id: ID!
  shortName: String!
  longName: String!
  sku: String
  price: String!
  order: Int!
  isDefault: Boolean!
  giftWrappingEnabled: Boolean!
  giftWrappingPrice: String!
  closed: Boolean!
  closedReason: String
  temporarilyUnavailable: Boolean!
}
`;
}

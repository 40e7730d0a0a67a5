/** The part of our schema that the workloads ask for, as a peer would write it. */
export const typeDefs = /* GraphQL */ `
  type Query {
    viewer: Viewer
    node(id: ID!): Node
  }
  type Mutation {
    editBrand(input: EditBrandInput!): EditBrandResult!
  }
  input EditBrandInput {
    id: ID!
    name: String
  }
  union EditBrandResult = EditBrandSuccess | NotFoundError
  type EditBrandSuccess {
    brand: Brand!
  }
  type NotFoundError {
    message: String!
  }
  interface Node {
    id: ID!
  }
  type Viewer {
    products(first: Int!): ProductConnection
    categories(level: Int!, first: Int!): CategoryConnection
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type ProductConnection {
    edges: [ProductEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type ProductEdge {
    cursor: String!
    node: Product!
  }
  enum ProductStatus {
    DRAFT
    PENDING
    ENABLED
    RECTIFICATION
    DISABLED
  }
  type Product implements Node {
    id: ID!
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
    seller: Seller
    images(first: Int!): ImageConnection
    name: String!
    sku: String
    status: ProductStatus!
    price: String
    brand: Brand
    category: Category
    variants(first: Int!): VariantConnection
  }
  type Seller {
    id: ID!
    name: String!
  }
  type ImageConnection {
    edges: [ImageEdge!]!
  }
  type ImageEdge {
    node: ProductImage!
  }
  type ProductImage {
    id: ID!
    order: Int!
  }
  type Brand {
    id: ID!
    name: String!
  }
  type Category {
    id: ID!
    name: String!
    level: Int!
    order: Int!
    path: [Category!]
    children(first: Int!): CategoryConnection
  }
  type CategoryConnection {
    edges: [CategoryEdge!]!
    totalCount: Int!
  }
  type CategoryEdge {
    cursor: String!
    node: Category!
  }
  type VariantConnection {
    edges: [VariantEdge!]!
  }
  type VariantEdge {
    node: Variant!
  }
  type Variant {
    id: ID!
    shortName: String!
    price: String!
    isDefault: Boolean!
    longName: String!
    sku: String
    giftWrappingEnabled: Boolean!
    giftWrappingPrice: String!
    closed: Boolean!
    closedReason: String
    temporarilyUnavailable: Boolean!
    order: Int!
  }
`;

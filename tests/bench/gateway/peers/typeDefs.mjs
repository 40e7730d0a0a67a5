/** The part of our schema that the workloads ask for, as a peer would write it. */
export const typeDefs = /* GraphQL */ `
  type Query {
    viewer: Viewer
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
  type Product {
    id: ID!
    name: String!
    sku: String
    status: ProductStatus!
    price: String
    brand: Brand
    category: Category
    variants(first: Int!): VariantConnection
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
    order: Int!
  }
`;

import { createHash } from "node:crypto";

/** A document of the workloads. */
export interface Document {
  readonly text: string;
  /** Under which it stands in the list of stored documents. */
  readonly id: string;
}

function document(text: string): Document {
  return { text, id: createHash("sha256").update(text).digest("hex") };
}

/** A page of products with everything that stands beside each in a list. */
export const productList = document(`query Products($variants: Int!, $first: Int!) {
  viewer {
    products(first: $first) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        cursor
        node {
          id
          name
          sku
          status
          price
          brand { id name }
          category { id name path { id name level } }
          variants(first: $variants) { edges { node { id shortName price isDefault order } } }
        }
      }
    }
  }
}`);

/** Three levels of categories. */
export const categoryTree = document(`query Categories($first: Int!, $children: Int!) {
  viewer {
    categories(level: 1, first: $first) {
      totalCount
      edges {
        node {
          id
          name
          order
          children(first: $children) {
            edges { node { id name order children(first: $children) { edges { node { id name order } } } } }
          }
        }
      }
    }
  }
}`);

/** The records of the console's page of a product. */
export const productPage = document(`query ProductPage($id: ID!, $variants: Int!) {
  node(id: $id) {
    ... on Product {
      id
      name
      sku
      status
      price
      model
      colour
      packing
      hsnCode
      cgst
      sgst
      igst
      countryOfOrigin
      description
      specifications
      giftWrappingPrice
      discountPercentage
      createdAt
      updatedAt
      brand { id name }
      seller { id name }
      category { id name path { id name level } }
      images(first: 20) { edges { node { id order } } }
      variants(first: $variants) {
        edges {
          node {
            id
            shortName
            longName
            sku
            price
            order
            isDefault
            giftWrappingEnabled
            giftWrappingPrice
            closed
            closedReason
            temporarilyUnavailable
          }
        }
      }
    }
  }
}`);

/** A write: one record is read, checked and changed. */
export const renameBrand = document(`mutation RenameBrand($input: EditBrandInput!) {
  editBrand(input: $input) {
    __typename
    ... on EditBrandSuccess { brand { id name } }
  }
}`);

/** Nothing but the way there and back. */
export const typeName = document("{ __typename }");

export const documents: readonly Document[] = [productList, categoryTree, productPage, renameBrand, typeName];

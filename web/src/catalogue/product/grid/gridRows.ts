import { graphql, type IEnvironment } from "relay-runtime";
import { fetchQuery } from "relay-runtime";
import type { gridRowsQuery, gridRowsQuery$data } from "#/__generated__/gridRowsQuery.graphql";
import type { GridRow } from "./gridColumns.ts";
import type { RecordNames, Values } from "./gridState.ts";

const query = graphql`
  query gridRowsQuery(
    $search: String
    $filter: ProductFilter
    $orderBy: ProductOrder
    $first: Int!
    $after: String
  ) @throwOnFieldError {
    viewer {
      products(search: $search, filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            name
            variantsEnabled
            price
            wrapping: giftWrappingPrice
            sku
            hsnCode
            cgst
            sgst
            igst
            stock {
              quantity
              lowAt
            }
            variants(first: 100, includeClosed: false) {
              edges {
                node {
                  id
                  shortName
                  price
                  giftWrappingEnabled
                  giftWrappingPrice
                  sku
                  order
                  isDefault
                  temporarilyUnavailable
                  stock {
                    quantity
                    lowAt
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`;

/** Products of one window. A page of the gateway has no more. */
const window = 100;
/** So many rows are loaded at most. */
export const mostLoaded = 2_000;

/** What the list is picked and ordered by. */
export type RowsOf = Omit<gridRowsQuery["variables"], "first" | "after">;

/** Rows that were read, the cells of their records, and where the next ones begin. */
export interface RowWindow {
  readonly rows: readonly GridRow[];
  readonly records: readonly {
    readonly record: string;
    readonly names: RecordNames;
    readonly values: Values;
  }[];
  readonly totalCount: number;
  readonly productCount: number;
  /** Null at the end. */
  readonly next: string | null;
}

/** Reads the next window of rows. @throws RequestError */
export async function readRows(
  environment: IEnvironment,
  of: RowsOf,
  after: string | null,
): Promise<RowWindow> {
  const variables = { ...of, first: window, after };
  const data = await fetchQuery<gridRowsQuery>(environment, query, variables, {
    fetchPolicy: "network-only",
  }).toPromise();
  const products = data?.viewer?.products;
  if (!products) return { rows: [], records: [], totalCount: 0, productCount: 0, next: null };
  const { edges, totalCount, pageInfo } = products;
  const read = edges.map(({ node }) => rowsOf(node));
  return {
    rows: read.flatMap(({ rows }) => rows),
    records: read.flatMap(({ records }) => records),
    totalCount,
    productCount: edges.length,
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

type Product = NonNullable<gridRowsQuery$data["viewer"]>["products"]["edges"][number]["node"];

/** The rows of a product: its variants, or itself. */
function rowsOf(product: Product): Pick<RowWindow, "rows" | "records"> {
  const {
    id: productId,
    name,
    variantsEnabled,
    hsnCode,
    cgst,
    sgst,
    igst,
    stock,
    sku,
    price,
    wrapping,
  } = product;
  const variants = variantsEnabled ? product.variants.edges.map(({ node }) => node) : [];
  const own: Values = {
    hsnCode: hsnCode ?? null,
    cgst: cgst ?? null,
    sgst: sgst ?? null,
    igst: igst ?? null,
    isDefault: variants.find(({ isDefault }) => isDefault)?.id ?? null,
    ...(!variantsEnabled && {
      price: price ?? null,
      giftWrappingPrice: wrapping ?? null,
      sku: sku ?? null,
      stock: stock?.quantity ?? null,
      lowStockAt: stock?.lowAt ?? null,
    }),
  };
  const names = { productId, variantId: null };
  const records = [{ record: productId, names, values: own }];
  if (variants.length === 0) {
    const row = { id: productId, ...names, product: name, variant: "", isEmpty: variantsEnabled };
    return { rows: [row], records };
  }
  return {
    rows: variants.map(({ id, shortName }) => ({
      id,
      productId,
      variantId: id,
      product: name,
      variant: shortName,
      isEmpty: false,
    })),
    records: [
      ...records,
      ...variants.map((variant) => ({
        record: variant.id,
        names: { productId, variantId: variant.id },
        values: {
          price: variant.price,
          giftWrappingPrice: variant.giftWrappingEnabled ? variant.giftWrappingPrice : null,
          sku: variant.sku ?? null,
          stock: variant.stock?.quantity ?? null,
          lowStockAt: variant.stock?.lowAt ?? null,
          available: !variant.temporarilyUnavailable,
          order: variant.order,
        },
      })),
    ],
  };
}

import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { findProductsQuery } from "#/__generated__/findProductsQuery.graphql";
import { nextImageOrder } from "#/catalogue/product/productImages.ts";
import type { FoundProduct } from "./plan.ts";

const query = graphql`
  query findProductsQuery($skus: [String!]!, $sellerId: ID) @throwOnFieldError {
    viewer {
      products(first: 100, filter: { skus: $skus, sellerId: $sellerId }) {
        edges {
          node {
            id
            name
            sku
            version
            imageUrl
            images(first: 20) {
              edges {
                node {
                  order
                }
              }
            }
          }
        }
      }
    }
  }
`;

/** What the gateway takes at once: so many, and in a web address so long. */
const most = 50;
const longest = 6000;

function inParts(skus: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const sku of skus) {
    const own = encodeURIComponent(sku).length + 3;
    if (length + own > longest || parts.at(-1)?.length === most) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(sku);
    length += own;
  }
  return parts;
}

/**
 * The products of a location with these SKUs, as they are now; of the viewer's own location with null.
 * @throws when one of the answers did not come
 */
export async function findProducts(
  environment: IEnvironment,
  skus: readonly string[],
  sellerId: string | null,
  signal: AbortSignal,
): Promise<readonly FoundProduct[]> {
  const found: FoundProduct[] = [];
  for (const part of inParts(skus)) {
    const data = await fetchQuery<findProductsQuery>(
      environment,
      query,
      { skus: part, sellerId },
      { fetchPolicy: "network-only" },
    ).toPromise();
    signal.throwIfAborted();
    for (const { node } of data?.viewer?.products.edges ?? []) {
      const images = node.images.edges.map(({ node: { order } }) => ({ order }));
      found.push({
        id: node.id,
        name: node.name,
        sku: node.sku ?? "",
        version: node.version,
        hasSummary: node.imageUrl !== null && node.imageUrl !== undefined,
        imageCount: images.length,
        nextOrder: nextImageOrder(images),
      });
    }
  }
  return found;
}

import type { Tenant } from "./tenants.ts";

/** Who sends a request: a session of our gateway, and the company that the peers are told in a header instead. */
export interface Viewer {
  readonly session: string;
  readonly tenant: Tenant;
}

/** One kind of request: a document, and the variables of the nth one that is sent. */
export interface Workload {
  readonly name: string;
  readonly document: string;
  variables(index: number): Readonly<Record<string, unknown>>;
  /** Whether every request is of another viewer; else all are of the first. */
  readonly isOfManyViewers: boolean;
}

const products = `query Products($variants: Int!, $first: Int!) {
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
}`;

const categories = `query Categories($first: Int!) {
  viewer {
    categories(level: 1, first: $first) {
      totalCount
      edges {
        node {
          id
          name
          order
          children(first: 50) {
            edges { node { id name order children(first: 50) { edges { node { id name order } } } } }
          }
        }
      }
    }
  }
}`;

/** Variables that differ from request to request without asking the service for anything else. */
const spread = (index: number): number => 3 + (index % 97);

export const workloads: readonly Workload[] = [
  {
    name: "products, every operation different",
    document: products,
    variables: (index) => ({ first: 50, variants: spread(index) }),
    isOfManyViewers: true,
  },
  {
    name: "category tree, every operation different",
    document: categories,
    variables: (index) => ({ first: spread(index) + 1 }),
    isOfManyViewers: true,
  },
  {
    name: "products, identical",
    document: products,
    variables: () => ({ first: 50, variants: 10 }),
    isOfManyViewers: false,
  },
  {
    name: "{ __typename }",
    document: "{ __typename }",
    variables: () => ({}),
    isOfManyViewers: false,
  },
];

/** The lines that the load generator reads: headers, a tab, the body. */
export function requestLines(
  workload: Workload,
  viewers: readonly Viewer[],
  origin: string,
  count = 2_000,
): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const viewer = viewers[workload.isOfManyViewers ? index % viewers.length : 0];
    if (viewer === undefined) throw new Error("A workload needs viewers.");
    const headers = `session=${viewer.session};origin=${origin};x-back-office=1;x-company=${viewer.tenant.company}`;
    return `${headers}\t${JSON.stringify({ query: workload.document, variables: workload.variables(index) })}`;
  });
  return `${lines.join("\n")}\n`;
}

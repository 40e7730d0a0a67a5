import { createHash } from "node:crypto";
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
  /** Whether it keeps the limits of open queries; the console's own documents need not. */
  readonly isOpen: boolean;
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
    isOpen: true,
  },
  {
    name: "category tree, every operation different",
    document: categories,
    variables: (index) => ({ first: spread(index) + 1 }),
    isOfManyViewers: true,
    isOpen: false,
  },
  {
    name: "products, identical",
    document: products,
    variables: () => ({ first: 50, variants: 10 }),
    isOfManyViewers: false,
    isOpen: true,
  },
  {
    name: "{ __typename }",
    document: "{ __typename }",
    variables: () => ({}),
    isOfManyViewers: false,
    isOpen: true,
  },
];

/** The id of a workload's document in the list of stored documents. */
export function documentId({ document }: Workload): string {
  return createHash("sha256").update(document).digest("hex");
}

/** The body of the nth request: the document itself, or its id as the console sends it. */
export function bodyOf(workload: Workload, index: number, isStored: boolean): string {
  const variables = workload.variables(index);
  return JSON.stringify(
    isStored ? { documentId: documentId(workload), variables } : { query: workload.document, variables },
  );
}

/** The headers of a viewer's requests: our gateway reads the session, the peers the company. */
export function headersOf(viewer: Viewer, origin: string): Readonly<Record<string, string>> {
  return {
    "content-type": "application/json",
    cookie: `__Host-sid=${viewer.session}`,
    origin,
    "x-back-office": "1",
    "x-company": viewer.tenant.company,
  };
}

const lines = 2_000;

/** What the load generator reads, a line for each request: session, company, origin, and the body, with tabs between. */
export function requestLines(
  workload: Workload,
  viewers: readonly Viewer[],
  origin: string,
  isStored: boolean,
): string {
  return Array.from({ length: lines }, (_, index) => {
    const viewer = viewers[workload.isOfManyViewers ? index % viewers.length : 0];
    if (viewer === undefined) throw new Error("A workload needs viewers.");
    return `${viewer.session}\t${viewer.tenant.company}\t${origin}\t${bodyOf(workload, index, isStored)}\n`;
  }).join("");
}

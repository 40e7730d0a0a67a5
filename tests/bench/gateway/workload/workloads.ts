import type { Tenant } from "../upstream/tenants.ts";
import { categoryTree, type Document, productList, productPage, renameBrand, typeName } from "./documents.ts";

/** What one request asks for. */
export interface Operation {
  readonly document: Document;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** How often the service has something new: never, at every tenth read, or at each. */
export const shares = [0, 10, 100] as const;
type Share = (typeof shares)[number];

/** One kind of load. */
export interface Workload {
  /** Short, for the JSON. */
  readonly key: string;
  readonly title: string;
  /** What the nth request asks for, of somebody of this company. */
  operation(index: number, tenant: Tenant): Operation;
  /** Whether every request is of another viewer; else all are of the first. */
  readonly isOfManyViewers: boolean;
  /** Whether it keeps the limits of open queries; the console's own documents need not. */
  readonly isOpen: boolean;
  /** Another number of connections than the plan's. */
  readonly connections?: number;
  /** Of a hundred reads of the service, those that find a change. */
  readonly changed: Share;
  /** The contestants that it is for; everybody unless told. */
  readonly among?: readonly string[];
}

/** Variables that differ from request to request without asking the service for anything else. */
const spread = (index: number): number => 3 + (index % 61);

/** Which of so many a request asks for: people of a company, who come ten at a time, ask for different ones. */
const turn = (index: number, of: number): number => (Math.floor(index / 200) * 10 + (index % 10)) % of;

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString("base64url");

function nth<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("A company of the benchmark has no records.");
  return item;
}

const products = (index: number): Operation => ({
  document: productList,
  variables: { first: 50, variants: spread(index) },
});

/** Of each company as many lists as there are lengths: with 20 companies a thousand that differ, of 1 to 51 products. */
const lists = (index: number): Operation => ({
  document: productList,
  variables: { first: 1 + (index % 51), variants: 10 },
});

const tree = (index: number): Operation => ({
  document: categoryTree,
  variables: { first: 50, children: spread(index) },
});

const page = (index: number, { products }: Tenant): Operation => ({
  document: productPage,
  variables: { id: globalId("Product", nth(products, turn(index, 50))), variants: spread(index) },
});

const rename = (index: number, { brands }: Tenant): Operation => {
  const { id, name } = nth(brands, index);
  return { document: renameBrand, variables: { input: { id: globalId("Brand", id), name } } };
};

const mixed = (index: number, tenant: Tenant): Operation => nth([products, tree, page], index)(index, tenant);

const many = { isOfManyViewers: true, isOpen: false, changed: 0 } as const;

/** Those who are asked what changed data costs. */
const amongChanged = ["own", "apollo", "mercurius-jit", "mercurius-jit-client", "proxy"];

/** Loads of reads, each with a service where nothing changes, some, or everything. */
export const reads: readonly Workload[] = [
  {
    ...many,
    key: "products",
    title: "50 products with brand, category path and variants",
    operation: products,
    isOpen: true,
  },
  {
    ...many,
    key: "lists",
    title: "A thousand different lists of 1 to 51 products",
    operation: lists,
    isOpen: true,
  },
  { ...many, key: "tree", title: "A tree of 52 categories on three levels", operation: tree },
  { ...many, key: "page", title: "The page of one product, of a thousand", operation: page },
  { ...many, key: "mix", title: "A mix of products, tree and page", operation: mixed },
];

/** Their keys with each share of changes; the goals are about these. */
export const readKeys: readonly string[] = reads.flatMap(({ key }) =>
  shares.map((share) => keyOf(key, share)),
);

/** The key of a load of reads at a share of changes. */
export function keyOf(key: string, share: Share): string {
  return share === 0 ? key : `${key}-${share}`;
}

function withChanges(workload: Workload): Workload[] {
  return shares.map((changed) =>
    changed === 0
      ? workload
      : {
          ...workload,
          key: keyOf(workload.key, changed),
          title: `${workload.title}, ${changed === 100 ? "changed at every read" : "changed at every tenth read"}`,
          changed,
          among: amongChanged,
        },
  );
}

/** Every kind of load, in the order of the report. */
export const workloads: readonly Workload[] = [
  ...reads.flatMap(withChanges),
  {
    ...many,
    key: "writes",
    title: "The mix, with every tenth request a change",
    operation: (index, tenant) => (index % 10 === 9 ? rename : mixed)(index, tenant),
  },
  {
    ...many,
    key: "crowd",
    title: "The first again, over 200 connections, one for each viewer",
    operation: products,
    isOpen: true,
    connections: 200,
    among: ["own", "apollo", "mercurius-jit", "tailcall", "apollo-client", "mercurius-jit-client", "proxy"],
  },
  {
    ...many,
    key: "identical",
    title: "50 products, the same operation of one viewer",
    operation: () => ({ document: productList, variables: { first: 50, variants: 10 } }),
    isOfManyViewers: false,
    isOpen: true,
  },
  {
    ...many,
    key: "typename",
    title: "`{ __typename }`",
    operation: () => ({ document: typeName, variables: {} }),
    isOfManyViewers: false,
    isOpen: true,
  },
];

/** The workload of this key. */
export function workloadOf(key: string): Workload {
  const found = workloads.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no workload ${key}.`);
  return found;
}

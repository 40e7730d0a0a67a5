import type { RecordSourceProxy } from "relay-runtime";
import { linkOf, linksOf, type StoreRecord } from "#/relay/storeRecord.ts";

type Parent = StoreRecord | null | undefined;

/** A parent on the screen has one child more or less. */
export function changeChildCount(parent: Parent, by: 1 | -1): void {
  changeCount(parent, "childCount", by);
}

/** Puts a category under its parent: into the counts, and into the branch of the tree where that was opened. */
export function addToBranch(store: RecordSourceProxy, child: StoreRecord | null): void {
  const parent = linkOf(child, "parent");
  if (!child || !parent) return;
  changeChildCount(parent, 1);
  changeProductCounts(parent, productsOf(child));
  const branch = branchOf(parent);
  const edges = linksOf(branch, "edges");
  if (!branch || !edges) return;
  const edgeId = `${branch.getDataID()} ${child.getDataID()}`;
  const edge = store.get(edgeId) ?? store.create(edgeId, "CategoryEdge");
  edge.setLinkedRecord(child, "node");
  branch.setLinkedRecords([...edges, edge], "edges");
  changeCount(branch, "totalCount", 1);
}

/** The other way round, for a category that stands under another parent now. */
export function takeFromBranch(parent: Parent, child: StoreRecord): void {
  changeChildCount(parent, -1);
  changeProductCounts(parent, -productsOf(child));
  const branch = branchOf(parent);
  const edges = linksOf(branch, "edges");
  if (!branch || !edges) return;
  const left = edges.filter((edge) => linkOf(edge, "node")?.getDataID() !== child.getDataID());
  branch.setLinkedRecords(left, "edges");
  changeCount(branch, "totalCount", -1);
}

/** What the tree has read of what stands under a category. */
const branchOf = (parent: Parent) => linkOf(parent, "children", { first: 100 });

const productsOf = (category: StoreRecord) => Number(category.getValue("productCount") ?? 0);

/** Products count for each category of their path. */
function changeProductCounts(parent: Parent, by: number): void {
  for (let one = parent; one; one = linkOf(one, "parent")) changeCount(one, "productCount", by);
}

function changeCount(record: Parent, field: string, by: number): void {
  const count = record?.getValue(field);
  if (typeof count === "number") record?.setValue(Math.max(count + by, 0), field);
}

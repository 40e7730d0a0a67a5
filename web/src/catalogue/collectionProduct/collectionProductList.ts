import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { one } from "#/list/listFilter.ts";
import { productFilters, productVariables } from "../product/productList.ts";

/** Whether products that are in the collection already stand among those to choose from. */
export const showAllFilter = one("all", ["yes"]);

/** What the address says of the products to choose from. */
export const candidateRules = {
  sort: {},
  pageSizes: [25],
  filters: [...Object.values(productFilters), showAllFilter],
} as const satisfies ListRules;

/** So many of the collection are on the screen at once. */
export const membersAtOnce = 50;

export const collectionIn = (search: URLSearchParams): string | null => search.get("collection");

/** The page of the collection's own products, 1 or more. */
export function memberPageIn(search: URLSearchParams): number {
  const page = Number(search.get("memberPage"));
  return Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1;
}

/** Which of the two panes shows where there is room for one. */
export const paneIn = (search: URLSearchParams) => (search.get("pane") === "in" ? "in" : "from");

/** Variables of the page's query, from the address. */
export function collectionProductVariables(search: URLSearchParams) {
  const collectionId = collectionIn(search);
  const { first, offset, search: text } = listVariables(search, candidateRules);
  const { filter } = productVariables(search);
  const isNarrowed = collectionId !== null && showAllFilter.read(search).length === 0;
  return {
    collectionId: collectionId ?? "",
    hasCollection: collectionId !== null,
    search: text,
    filter: { ...filter, ...(isNarrowed && { notInCollectionId: collectionId }) },
    first,
    offset,
    memberFirst: membersAtOnce,
    memberOffset: (memberPageIn(search) - 1) * membersAtOnce,
  };
}

/** So many can be put in by one press. */
export const mostMatching = 5000;

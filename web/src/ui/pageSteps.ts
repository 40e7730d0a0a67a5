/** A page's number, or a gap between pages; the two gaps have names so that each is a key of its own. */
export type PageStep = number | "gap before" | "gap after";

/**
 * The pages to offer: first, last, the current one and its neighbours. Always seven steps when there are
 * more than seven pages, so that the buttons do not move under the pointer.
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  if (pageCount <= 7) return range(1, Math.max(pageCount, 1));
  if (page <= 4) return [...range(1, 5), "gap after", pageCount];
  if (page >= pageCount - 3) return [1, "gap before", ...range(pageCount - 4, pageCount)];
  return [1, "gap before", page - 1, page, page + 1, "gap after", pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

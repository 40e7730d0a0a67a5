/** Whether an endpoint wants events of a type: its own list names it, its noun (`product.*`) or everything. */
export function wantsType(patterns: readonly string[], type: string): boolean {
  return patterns.some(
    (pattern) =>
      pattern === "*" ||
      pattern === type ||
      (pattern.endsWith(".*") && type.startsWith(pattern.slice(0, -1))),
  );
}

/**
 * Whether an endpoint hears of a location. One for some locations hears of nothing else: what is the company's own may say
 * more than those who look after a location are to know.
 */
export function wantsLocation(sellerIds: readonly number[] | null, sellerId: number | null): boolean {
  return sellerIds === null || (sellerId !== null && sellerIds.includes(sellerId));
}

/** The largest order id that the gateway takes (decision D-42). */
export const largestOrderId = 1_000_000;

/** Whether the gateway takes a number as an order id; NaN stands for an empty field and is none. */
export function isOrderId(order: number): boolean {
  return Number.isInteger(order) && order >= 1 && order <= largestOrderId;
}

/** The order id of a record that comes last (decision D-42). */
export function nextOrder(taken: readonly { readonly order: number }[]): number {
  return Math.min(Math.max(0, ...taken.map(({ order }) => order)) + 1, largestOrderId);
}

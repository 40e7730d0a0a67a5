import { largestOrderId } from "#/list/orderId.ts";
import type { Ordered } from "#/list/position.ts";

/** Most further images of one product (decision D-51). */
export const mostImages = 10;

/** The order id of an image that comes last (decision D-42). */
export function nextImageOrder(images: readonly Pick<Ordered, "order">[]): number {
  return Math.min(Math.max(0, ...images.map(({ order }) => order)) + 1, largestOrderId);
}

/** One of several siblings, with its position among them. */
export interface Positioned {
  readonly id: number;
  readonly order: number;
}

/** The largest order id that any of the forms takes (decision D-42). */
export const largestOrder = 1_000_000;

/**
 * The siblings whose order id changes when one of them moves, with their new one. Between the old and the new
 * place the order ids are dealt out again as they are, so that gaps stay and moving back restores them;
 * duplicates on the way, which leave the order to the ids, are pulled apart.
 * @param siblings all of them, by order id and then by id
 * @param to how many of the others shall stand before it
 */
export function renumber(siblings: readonly Positioned[], id: number, to: number): Positioned[] {
  const from = siblings.findIndex((sibling) => sibling.id === id);
  const moving = siblings[from];
  if (moving === undefined) return [];
  const order = siblings.filter((sibling) => sibling.id !== id);
  if (to === from) return [];
  order.splice(to, 0, moving);
  const end = Math.max(from, to);
  const numbers = siblings.map((sibling) => sibling.order);
  for (let index = Math.min(from, to); index < numbers.length; index += 1) {
    const before = numbers[index - 1] ?? 0;
    const own = numbers[index] ?? 0;
    if (own > before) {
      if (index > end) break;
    } else numbers[index] = before + 1;
  }
  const isFull = (numbers.at(-1) ?? 0) > largestOrder;
  return order.flatMap((sibling, index) => {
    const next = isFull ? index + 1 : (numbers[index] ?? sibling.order);
    return next === sibling.order ? [] : [{ id: sibling.id, order: next }];
  });
}

/** One of several siblings, with its place among them. */
export interface Placed {
  readonly id: string;
  readonly order: number;
}

/**
 * The siblings whose order id changes when one of them moves, with their new one. Between the old and the new place
 * the order ids are dealt out again, so that gaps stay; duplicates on the way are pulled apart.
 * @param siblings all of them, as they stand
 * @param to how many of the others shall stand before it
 */
export function renumber(siblings: readonly Placed[], id: string, to: number): Placed[] {
  const from = siblings.findIndex((sibling) => sibling.id === id);
  const moving = siblings[from];
  if (moving === undefined || from === to) return [];
  const order = siblings.filter((sibling) => sibling.id !== id).toSpliced(to, 0, moving);
  const numbers = siblings.map((sibling) => sibling.order);
  for (let index = Math.min(from, to); index < numbers.length; index += 1) {
    const before = numbers[index - 1] ?? 0;
    if ((numbers[index] ?? 0) <= before) numbers[index] = before + 1;
    else if (index > Math.max(from, to)) break;
  }
  return order.flatMap((sibling, index) => {
    const next = numbers[index] ?? sibling.order;
    return next === sibling.order ? [] : [{ id: sibling.id, order: next }];
  });
}

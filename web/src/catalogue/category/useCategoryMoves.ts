import { useLingui } from "@lingui/react/macro";
import type { Ordered } from "#/list/position.ts";
import { useMoves } from "#/list/useMoves.ts";
import { useMoveCategory } from "./categoryMutations.ts";

interface Movable extends Ordered {
  readonly name: string;
}

/** Moves categories of a page, or of a branch of the tree; by order id, first to last. */
export function useCategoryMoves(rows: readonly Movable[]) {
  const { t } = useLingui();
  const [send] = useMoveCategory();
  return useMoves(rows, send, ({ name }) => t`${name} has moved`);
}

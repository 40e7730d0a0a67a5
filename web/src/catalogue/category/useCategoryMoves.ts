import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useCategoryMovesMutation } from "#/__generated__/useCategoryMovesMutation.graphql";
import type { Ordered } from "#/list/position.ts";
import { useMoves } from "#/list/useMoves.ts";
import { useChange } from "#/relay/useChange.ts";

interface Movable extends Ordered {
  readonly name: string;
}

/** Moves categories of a page, or of a branch of the tree; by order id, first to last. */
export function useCategoryMoves(rows: readonly Movable[]) {
  const { t } = useLingui();
  const [send] = useChange<useCategoryMovesMutation>(graphql`
    mutation useCategoryMovesMutation($input: MoveCategoryInput!) {
      moveCategory(input: $input) {
        ... on MoveCategorySuccess {
          moved {
            id
            order
            version
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return useMoves(rows, send, ({ name }) => t`${name} has moved`);
}

import { useRef } from "react";
import { graphql } from "react-relay";
import type { useSaveColumnsMutation } from "#/__generated__/useSaveColumnsMutation.graphql";
import { useChange } from "#/relay/useChange.ts";
import { asDeclared, type ChosenColumns } from "./keptColumns.ts";
import type { Columns } from "./useColumns.ts";

/**
 * Chooses the columns of a list, and keeps that with the person's account as well, so that it goes with them to every browser.
 * Where that is not possible, this browser alone keeps it.
 * @returns what chooses, and whether it has
 */
export function useSaveColumns({
  list,
  areOfView,
  choose,
}: Pick<Columns<unknown>, "list" | "areOfView" | "choose">) {
  const [save] = useChange<useSaveColumnsMutation>(graphql`
    mutation useSaveColumnsMutation($input: SaveListColumnsInput!) {
      saveListColumns(input: $input) {
        ... on SaveListColumnsSuccess {
          listColumns {
            __typename
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  // One save follows the other, so that the last one counts.
  const saves = useRef<Promise<unknown>>(undefined);
  const chooseAndSave = (next: ChosenColumns | null) => {
    choose(next);
    if (areOfView) return;
    const { order, hidden, widths } = next ?? asDeclared;
    const input = {
      list,
      order: [...order],
      hidden: [...hidden],
      widths: Object.entries(widths).map(([column, width]) => ({ column, width })),
    };
    saves.current = (saves.current ?? Promise.resolve()).then(() => save(input));
  };
  return [chooseAndSave, () => saves.current !== undefined] as const;
}

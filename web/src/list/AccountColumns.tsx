import { useEffect, useEffectEvent } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { AccountColumnsQuery } from "#/__generated__/AccountColumnsQuery.graphql";
import type { ChosenColumns } from "./keptColumns.ts";

export const accountColumnsQuery = graphql`
  query AccountColumnsQuery($list: String!) @throwOnFieldError {
    viewer {
      listColumns(list: $list) {
        order
        hidden
        widths {
          column
          width
        }
      }
    }
  }
`;

interface AccountColumnsProps {
  readonly queryRef: PreloadedQuery<AccountColumnsQuery>;
  readonly onFound: (columns: ChosenColumns) => void;
}

/** Hands on what a person has chosen of a list's columns in whatever browser; nothing while they have chosen nothing. */
export function AccountColumns({ queryRef, onFound }: AccountColumnsProps) {
  const { viewer } = usePreloadedQuery<AccountColumnsQuery>(accountColumnsQuery, queryRef);
  const found = viewer?.listColumns;
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (!found) return;
    const { order, hidden, widths } = found;
    tell({ order, hidden, widths: Object.fromEntries(widths.map(({ column, width }) => [column, width])) });
  }, [found]);
  return null;
}

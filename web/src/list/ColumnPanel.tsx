import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { graphql, useQueryLoader } from "react-relay";
import type { AccountColumnsQuery } from "#/__generated__/AccountColumnsQuery.graphql";
import type { ColumnPanelMutation } from "#/__generated__/ColumnPanelMutation.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { AccountColumns, accountColumnsQuery } from "./AccountColumns.tsx";
import type { ChosenColumns } from "./keptColumns.ts";
import type { Columns } from "./useColumns.ts";

interface NamedColumn {
  readonly id: string;
  readonly header: MessageDescriptor;
  readonly isName?: boolean;
}

export interface ColumnPanelProps {
  readonly columns: Columns<NamedColumn>;
  /** Those of them that there is room for. */
  readonly fitting: readonly NamedColumn[];
}

/**
 * Keeps what is chosen with the person's account as well, so that it goes with them to every browser, and where nothing
 * was chosen in this one it brings what they chose in another. Where that is not possible, this browser alone keeps it.
 */
function useAccountColumns({ list, areOfView, areChosen, choose }: Columns<NamedColumn>) {
  const [queryRef, load] = useQueryLoader<AccountColumnsQuery>(accountColumnsQuery);
  const ask = useEffectEvent((list: string) => load({ list }, { fetchPolicy: "network-only" }));
  useEffect(() => ask(list), [list]);
  const [save] = useChange<ColumnPanelMutation>(graphql`
    mutation ColumnPanelMutation($input: SaveListColumnsInput!) {
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
  // What was chosen here goes before what is still on its way; one save follows the other, so that the last one counts.
  const saves = useRef<Promise<unknown>>(undefined);
  const chooseAndSave = (next: ChosenColumns | null) => {
    choose(next);
    if (areOfView) return;
    const { order, hidden } = next ?? { order: [], hidden: [] };
    const input = { list, order: [...order], hidden: [...hidden] };
    saves.current = (saves.current ?? Promise.resolve()).then(() => save(input));
  };
  const take = (found: ChosenColumns) => {
    if (!areOfView && !areChosen && saves.current === undefined) choose(found);
  };
  const account = queryRef && (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <AccountColumns queryRef={queryRef} onFound={take} />
      </Suspense>
    </ErrorBoundary>
  );
  return [chooseAndSave, account] as const;
}

/** The columns of a list with a box and two arrows each. Each change shows in the list at once. */
export default function ColumnPanel({ columns, fitting }: ColumnPanelProps) {
  const { t } = useLingui();
  const { all, shown } = columns;
  const [choose, account] = useAccountColumns(columns);
  const left = shown.filter((column) => !fitting.includes(column)).map(({ header }) => t(header));
  const ids = all.map(({ id }) => id);
  const hidden = ids.filter((id) => !shown.some((column) => column.id === id));
  const show = (id: string, isShown: boolean) =>
    choose({ order: ids, hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id] });
  const move = (from: number, by: -1 | 1) =>
    choose({ order: ids.toSpliced(from, 1).toSpliced(from + by, 0, ...ids.slice(from, from + 1)), hidden });
  return (
    <>
      {account}
      <ul className="list-columns-list">
        {all.map(({ id, header, isName = false }, index) => {
          const name = t(header);
          return (
            <li key={id}>
              <Checkbox
                isSelected={!hidden.includes(id)}
                isDisabled={isName}
                onChange={(isShown) => show(id, isShown)}
              >
                {name}
              </Checkbox>
              <IconButton
                icon={ArrowUp}
                size="small"
                label={t`Move ${name} earlier`}
                isDisabled={index === 0}
                onPress={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                label={t`Move ${name} later`}
                isDisabled={index === all.length - 1}
                onPress={() => move(index, 1)}
              />
            </li>
          );
        })}
      </ul>
      {left.length > 0 && (
        <p className="list-columns-left">{t`No room here: ${left.join(", ")}. Once you choose, all are shown.`}</p>
      )}
      <Button size="small" variant="quiet" isFullWidth onPress={() => choose(null)}>
        {t`Reset columns`}
      </Button>
    </>
  );
}

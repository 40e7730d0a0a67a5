import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useQueryLoader } from "react-relay";
import type { AccountColumnsQuery } from "#/__generated__/AccountColumnsQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { AccountColumns, accountColumnsQuery } from "./AccountColumns.tsx";
import { withMoved, withShown } from "./columnChange.ts";
import type { ChosenColumns } from "./keptColumns.ts";
import type { Columns } from "./useColumns.ts";
import { useSaveColumns } from "./useSaveColumns.ts";

export interface NamedColumn {
  readonly id: string;
  readonly header: MessageDescriptor;
  readonly isName?: boolean;
}

export interface ColumnPanelProps {
  readonly columns: Columns<NamedColumn>;
  /** Those of them that there is room for. */
  readonly fitting: readonly NamedColumn[];
}

/** Where nothing was chosen in this browser, brings what the person chose in another one. */
function useAccountColumns(
  { list, areOfView, areChosen, choose }: Columns<NamedColumn>,
  hasSaved: () => boolean,
) {
  const [queryRef, load] = useQueryLoader<AccountColumnsQuery>(accountColumnsQuery);
  const ask = useEffectEvent((list: string) => load({ list }, { fetchPolicy: "network-only" }));
  useEffect(() => ask(list), [list]);
  // What was chosen here goes before what is still on its way.
  const take = (found: ChosenColumns) => {
    if (!areOfView && !areChosen && !hasSaved()) choose(found);
  };
  return (
    queryRef && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <AccountColumns queryRef={queryRef} onFound={take} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** The columns of a list with a box and two arrows each. Each change shows in the list at once. */
export default function ColumnPanel({ columns, fitting }: ColumnPanelProps) {
  const { t } = useLingui();
  const { all, shown } = columns;
  const [choose, hasSaved] = useSaveColumns(columns);
  const account = useAccountColumns(columns, hasSaved);
  const left = shown.filter((column) => !fitting.includes(column)).map(({ header }) => t(header));
  const ids = all.map(({ id }) => id);
  const move = (id: string, place: string | undefined) =>
    place !== undefined && choose(withMoved(columns, id, place));
  return (
    <>
      {account}
      <ul className="list-columns-list">
        {all.map(({ id, header, isName = false }, index) => {
          const name = t(header);
          return (
            <li key={id}>
              <Checkbox
                isSelected={shown.some((column) => column.id === id)}
                isDisabled={isName}
                onChange={(isShown) => choose(withShown(columns, id, isShown))}
              >
                {name}
              </Checkbox>
              <IconButton
                icon={ArrowUp}
                size="small"
                label={t`Move ${name} earlier`}
                isDisabled={index === 0}
                onPress={() => move(id, ids[index - 1])}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                label={t`Move ${name} later`}
                isDisabled={index === all.length - 1}
                onPress={() => move(id, ids[index + 1])}
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

import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import type { Columns } from "./useColumns.ts";

interface NamedColumn {
  readonly id: string;
  readonly header: MessageDescriptor;
  readonly isName?: boolean;
}

export interface ColumnPanelProps {
  readonly columns: Columns<NamedColumn>;
}

/** The columns of a list with a box and two arrows each. Each change shows in the list at once. */
export default function ColumnPanel({ columns: { all, shown, choose } }: ColumnPanelProps) {
  const { t } = useLingui();
  const ids = all.map(({ id }) => id);
  const hidden = ids.filter((id) => !shown.some((column) => column.id === id));
  const show = (id: string, isShown: boolean) =>
    choose({ order: ids, hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id] });
  const move = (from: number, by: -1 | 1) =>
    choose({ order: ids.toSpliced(from, 1).toSpliced(from + by, 0, ...ids.slice(from, from + 1)), hidden });
  return (
    <>
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
      <Button size="small" variant="quiet" isFullWidth onPress={() => choose(null)}>
        {t`Reset columns`}
      </Button>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#/ui/Button.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { textOf } from "./cellText.ts";
import { type GridColumn, type GridRow, recordOf } from "./gridColumns.ts";
import { baseOf, contentsOf, type GridState, textIn } from "./gridState.ts";

interface GridAboutProps {
  /** What was done last. */
  readonly said: string;
  readonly row: GridRow | undefined;
  readonly column: GridColumn | undefined;
  readonly state: GridState;
  readonly onSettle: (whose: "mine" | "theirs") => void;
  readonly children: ReactNode;
}

/** What is to be said of the cell with the focus: why it is wrong, or what somebody else has put there. */
export function GridAbout({ said, row, column, state, onSettle, children }: GridAboutProps) {
  const { t } = useLingui();
  const record = row && column ? recordOf(row, column) : "";
  const content = column && contentsOf(state, record)[column.id];
  const problem = content?.problem ?? null;
  const text = problem === null || typeof problem === "string" ? problem : t(problem);
  const theirs = row && column ? textOf(column, row, baseOf(state, record, column.id)) : "";
  const mine = row && column ? textIn(state, row, column) : "";
  const name = column ? t(column.header) : "";
  return (
    <div className="product-grid-about">
      {content?.isStale ? (
        <>
          <span className="product-grid-said">
            {t`${name} was changed by somebody else meanwhile. Theirs: ${theirs}. Mine: ${mine}.`}
          </span>
          <Button size="small" onPress={() => onSettle("mine")}>{t`Take mine`}</Button>
          <Button size="small" onPress={() => onSettle("theirs")}>{t`Take theirs`}</Button>
        </>
      ) : (
        <span className="product-grid-said" data-tone={text !== null && said === "" ? "danger" : undefined}>
          {said !== "" ? said : text === null ? children : `${name}: ${text}`}
        </span>
      )}
      <VisuallyHidden isStatus>{said}</VisuallyHidden>
    </div>
  );
}

import type { ReactNode } from "react";
import "./list.css";

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second?: ReactNode;
  readonly isName?: boolean;
  readonly align?: "end";
}

/** A fact, and a lesser one below it. Each text keeps its own direction. */
export function TwoLines({ first, second, isName = false, align }: TwoLinesProps) {
  return (
    <span className="list-lines" data-name={isName || undefined} data-align={align}>
      <span dir="auto">{first}</span>
      {Boolean(second) && <span dir="auto">{second}</span>}
    </span>
  );
}

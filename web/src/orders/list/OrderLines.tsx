import type { ReactNode } from "react";
import "./orderList.css";

interface OrderLinesProps {
  readonly first: ReactNode;
  readonly second?: ReactNode;
  readonly isName?: boolean;
  readonly align?: "end";
}

/** A fact, and a lesser one below it. */
export function OrderLines({ first, second, isName = false, align }: OrderLinesProps) {
  return (
    <span className="order-lines" data-name={isName || undefined} data-align={align}>
      <span dir="auto">{first}</span>
      {Boolean(second) && <span dir="auto">{second}</span>}
    </span>
  );
}

import type { ReactNode } from "react";
import "./VisuallyHidden.css";

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Said aloud when it appears or changes. */
  isStatus?: boolean;
}

/** Words for a screen reader only. */
export function VisuallyHidden({ children, isStatus = false }: VisuallyHiddenProps) {
  const Element = isStatus ? "output" : "span";
  return <Element className="ui-visually-hidden">{children}</Element>;
}

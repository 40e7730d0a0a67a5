import type { ReactNode } from "react";
import type { Tone } from "./Notice.tsx";
import "./Badge.css";

export interface BadgeProps {
  children: ReactNode;
  tone?: Tone | "neutral" | "accent";
  /** A dot of the tone before the word: states of a record. Counts go without. */
  hasDot?: boolean;
}

/** A word of status, in a soft ground of its colour. The word says it; the colour only helps. */
export function Badge({ children, tone = "neutral", hasDot = false }: BadgeProps) {
  return (
    <span className="ui-badge" data-tone={tone} data-dot={hasDot || undefined}>
      {children}
    </span>
  );
}

import type { ReactNode } from "react";
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar";
import "./Toolbar.css";

export interface ToolbarProps {
  children: ReactNode;
  /** Gives the row the toolbar role, one tab stop and arrow keys; only for rows of buttons. */
  "aria-label"?: string;
}

/** A row of controls: search and filters over a list, or (with a name) buttons that work on a selection. */
export function Toolbar({ children, "aria-label": label }: ToolbarProps) {
  return label === undefined ? (
    <div className="ui-toolbar">{children}</div>
  ) : (
    <AriaToolbar className="ui-toolbar" aria-label={label}>
      {children}
    </AriaToolbar>
  );
}

/** Pushes what follows to the end of the row. */
export function ToolbarSpace() {
  return <span className="ui-toolbar-space" />;
}

/** "128 products": said again when it changes, so that a search tells its result. */
export function ToolbarCount({ children }: { children: ReactNode }) {
  return <output className="ui-toolbar-count">{children}</output>;
}

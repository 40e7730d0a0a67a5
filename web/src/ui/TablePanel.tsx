import type { ReactNode } from "react";
import "./TablePanel.css";

export interface TablePanelProps {
  /** The Table, its skeleton or its error. */
  children: ReactNode;
  /** Search, filters and count. */
  toolbar?: ReactNode;
  /** Pagination. */
  footer?: ReactNode;
}

/** The frame of a list: toolbar, rows, pages. */
export function TablePanel({ children, toolbar, footer }: TablePanelProps) {
  return (
    <div className="ui-table-panel">
      {toolbar && <div className="ui-table-panel-toolbar">{toolbar}</div>}
      {children}
      {footer && <div className="ui-table-panel-footer">{footer}</div>}
    </div>
  );
}

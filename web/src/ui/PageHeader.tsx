import type { ReactNode } from "react";
import "./PageHeader.css";

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  /** One line: what this place is for. */
  description?: ReactNode;
  /** Beside the title: a record's state. */
  badge?: ReactNode;
  /** At the end: secondary actions, then the one primary action. */
  actions?: ReactNode;
}

/** The head of every page inside the frame. */
export function PageHeader({ title, description, badge, actions }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      <div className="ui-page-header-text">
        <div className="ui-page-header-title">
          <h1>{title}</h1>
          {badge}
        </div>
        {description && <p>{description}</p>}
      </div>
      {actions && <div className="ui-page-header-actions">{actions}</div>}
    </header>
  );
}

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
  /** 2 where it is the head of a section, on a page that has a title of its own. */
  level?: 1 | 2;
}

/** The head of every page inside the frame. */
export function PageHeader({ title, description, badge, actions, level = 1 }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      <div className="ui-page-header-text">
        <div className="ui-page-header-title">
          {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
          {badge}
        </div>
        {description && <p>{description}</p>}
      </div>
      {actions && <div className="ui-page-header-actions">{actions}</div>}
    </header>
  );
}

import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";
import "./EmptyState.css";

export interface EmptyStateProps {
  icon: IconShape;
  title: ReactNode;
  /** What belongs here. */
  children?: ReactNode;
  /** The way to the first one, or the way out of a search without matches. */
  action?: ReactNode;
}

/** Stands where a list would stand. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <span className="ui-empty-icon">
        <Icon of={icon} size={22} />
      </span>
      <div className="ui-empty-title">{title}</div>
      {children && <div className="ui-empty-text">{children}</div>}
      {action && <div className="ui-empty-action">{action}</div>}
    </div>
  );
}

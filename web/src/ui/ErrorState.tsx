import { CloudAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import "./EmptyState.css";

export interface ErrorStateProps {
  title: ReactNode;
  /** What the user can do about it. */
  children?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** What support needs to find it ("Reference 01J…"). */
  reference?: ReactNode;
  action?: ReactNode;
}

/** Stands where a section would stand when its data did not come. */
export function ErrorState({
  title,
  children,
  retryLabel,
  onRetry,
  isRetrying = false,
  reference,
  action,
}: ErrorStateProps) {
  return (
    <div className="ui-empty" data-tone="danger" role="alert">
      <span className="ui-empty-icon">
        <Icon of={CloudAlert} size={22} />
      </span>
      <div className="ui-empty-title">{title}</div>
      {children && <div className="ui-empty-text">{children}</div>}
      <div className="ui-empty-action">
        {retryLabel && onRetry && (
          <Button size="small" isPending={isRetrying} onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
      {reference && <p className="ui-empty-reference">{reference}</p>}
    </div>
  );
}

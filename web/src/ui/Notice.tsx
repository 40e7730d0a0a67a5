import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import "./Notice.css";

export type Tone = "information" | "success" | "warning" | "danger";

/** The drawing of each tone: colour is never the only sign (WCAG 1.4.1). */
export const toneIcons: Readonly<Record<Tone, IconShape>> = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** "banner" runs the whole width of the page without corners: maintenance, an expired sign-in. */
  shape?: "box" | "banner";
  /** "alert" interrupts a screen reader, "status" waits its turn; without it the notice is plain text. */
  announce?: "alert" | "status";
  /** With both, a button closes the notice. */
  onDismiss?: () => void;
  dismissLabel?: string;
}

/** A message that stays where it stands, beside what it is about. Passing messages are toasts. */
export function Notice({
  tone = "information",
  title,
  children,
  action,
  shape = "box",
  announce,
  onDismiss,
  dismissLabel,
}: NoticeProps) {
  return (
    <div className="ui-notice" data-tone={tone} data-shape={shape} role={announce}>
      <Icon of={toneIcons[tone]} />
      <div className="ui-notice-text">
        {title && <p className="ui-notice-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="ui-notice-action">{action}</div>}
      {onDismiss && dismissLabel && (
        <IconButton icon={X} label={dismissLabel} size="small" onPress={onDismiss} />
      )}
    </div>
  );
}

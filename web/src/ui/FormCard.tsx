import type { ReactNode } from "react";
import "./FormSection.css";

interface FormCardProps {
  /** Nothing can be typed: what would be is of a form that is being left. */
  readonly isInert?: boolean;
  readonly children: ReactNode;
}

/** The surface that the sections of a long form share. */
export function FormCard({ isInert = false, children }: FormCardProps) {
  return (
    <div className="ui-form-card" inert={isInert}>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import "./FormSection.css";

/** The surface that the sections of a long form share. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className="ui-form-card">{children}</div>;
}

import type { ReactNode } from "react";
import "./Form.css";

/** Fields side by side where there is room, one under the other where there is not. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="ui-form-row">{children}</div>;
}

/** The buttons that end a form: primary last, where the reading ends. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="ui-form-actions">{children}</div>;
}

import { type ReactNode, useId } from "react";
import "./FormSection.css";

export interface FormSectionProps {
  title: string;
  /** One line on what it is for. */
  description: string;
  action?: ReactNode;
  /** Its content has the whole width, below the header: a table. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of a long form: what it is at the start, its fields beside it, or below it where there is no room. */
export function FormSection({ title, description, action, isWide = false, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section className="ui-form-section" data-wide={isWide || undefined} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <p>{description}</p>
        {action}
      </header>
      <div className="ui-form-section-fields">{children}</div>
    </section>
  );
}

import { type ReactNode, useId } from "react";
import "../company.css";

interface FormSectionProps {
  readonly title: string;
  /** One line on what it is for. */
  readonly description: string;
  readonly action?: ReactNode;
  /** Its content has the whole width, below the header: a table. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of a long form: what it is at the start, its fields beside it, or below it where there is no room. */
export function FormSection({ title, description, action, isWide = false, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section className="company-section" data-wide={isWide || undefined} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <p>{description}</p>
        {action}
      </header>
      <div className="company-fields">{children}</div>
    </section>
  );
}

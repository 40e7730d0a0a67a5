import { type ReactNode, useId } from "react";

interface RegisterSectionProps {
  readonly title: string;
  /** One line on what it is for. */
  readonly description: string;
  readonly children: ReactNode;
}

/** One of the three parts of the form: its name at the start, its fields beside it. */
export function RegisterSection({ title, description, children }: RegisterSectionProps) {
  const heading = useId();
  return (
    <section className="register-section" aria-labelledby={heading}>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{description}</p>
      </header>
      <div className="register-fields">{children}</div>
    </section>
  );
}

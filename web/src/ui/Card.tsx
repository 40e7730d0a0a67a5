import type { ReactNode } from "react";
import { useId } from "react";
import "./Card.css";

export interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  description?: ReactNode;
  /** At the end of the title line: quiet or small buttons. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** "none" for a table or list that draws its own edges. */
  padding?: "normal" | "none";
  /** Heading level of the title in the page's outline. */
  level?: 2 | 3;
}

/** A bordered surface for one subject. With a title it is a region of that name. */
export function Card({
  children,
  title,
  description,
  actions,
  footer,
  padding = "normal",
  level = 2,
}: CardProps) {
  const heading = useId();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section className="ui-card" data-padding={padding} aria-labelledby={title ? heading : undefined}>
      {title && (
        <header className="ui-card-header">
          <div>
            <Title id={heading} className="ui-card-title">
              {title}
            </Title>
            {description && <p className="ui-card-description">{description}</p>}
          </div>
          {actions && <div className="ui-card-actions">{actions}</div>}
        </header>
      )}
      <div className="ui-card-body">{children}</div>
      {footer && <footer className="ui-card-footer">{footer}</footer>}
    </section>
  );
}

import type { ReactNode } from "react";

interface CodeBlockProps {
  readonly label: string;
  readonly action?: ReactNode;
  readonly children: string;
}

/** Text of programs: left to right in every language, and scrolled by the keyboard too. */
export function CodeBlock({ label, action, children }: CodeBlockProps) {
  return (
    <div className="webhook-code">
      {action && <div className="webhook-code-action">{action}</div>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1) */}
      <section className="webhook-code-text" dir="ltr" aria-label={label} tabIndex={0}>
        <pre>
          <code>{children}</code>
        </pre>
      </section>
    </div>
  );
}

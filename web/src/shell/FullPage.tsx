import type { ReactNode } from "react";
import { Logo } from "#/ui/Logo.tsx";
import { FullPagePanel } from "./FullPagePanel.tsx";
import "./FullPage.css";

export interface FullPageProps {
  /** The product's or the company's name and mark, above the card. */
  brand: { name: string; logoUrl?: string | undefined };
  /** The page's h1, at the head of the card ('Admin Sign In'). */
  title: ReactNode;
  description?: ReactNode;
  /** What the card holds: mostly a form. */
  children: ReactNode;
  /** Under the card: a way to another page. */
  below?: ReactNode;
  /** The words of the side panel; without them there is no panel. */
  panel?: { headline: string; text: string };
  /** At the top end: language, theme. */
  tools?: ReactNode;
  footer?: string;
  /** 400 px for sign-in, 640 px for a form of many fields. */
  width?: "narrow" | "wide";
}

/** The full layout: one card in the middle, no frame. On wide screens a calm panel stands beside it. */
export function FullPage({
  brand,
  title,
  description,
  children,
  below,
  panel,
  tools,
  footer,
  width = "narrow",
}: FullPageProps) {
  return (
    <div className="shell-full" data-panel={panel ? true : undefined}>
      <div className="shell-full-side">
        <header className="shell-full-header">
          <Logo name={brand.name} src={brand.logoUrl} />
          <div className="shell-full-tools">{tools}</div>
        </header>
        <main className="shell-full-main">
          <div className="shell-full-card" data-width={width}>
            <div className="shell-full-title">
              <h1>{title}</h1>
              {description && <p>{description}</p>}
            </div>
            {children}
          </div>
          {below && <div className="shell-full-below">{below}</div>}
        </main>
        {footer && <footer className="shell-full-footer">{footer}</footer>}
      </div>
      {panel && <FullPagePanel {...panel} />}
    </div>
  );
}

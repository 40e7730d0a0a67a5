import type { ReactNode } from "react";
import { Logo } from "./Logo.tsx";
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
    <div className="ui-full-page" data-panel={panel ? true : undefined}>
      <div className="ui-full-page-side">
        <header className="ui-full-page-header">
          <Logo name={brand.name} src={brand.logoUrl} />
          <div className="ui-full-page-tools">{tools}</div>
        </header>
        <main className="ui-full-page-main">
          <div className="ui-full-page-card" data-width={width}>
            <div className="ui-full-page-title">
              <h1>{title}</h1>
              {description && <p>{description}</p>}
            </div>
            {children}
          </div>
          {below && <div className="ui-full-page-below">{below}</div>}
        </main>
        {footer && <footer className="ui-full-page-footer">{footer}</footer>}
      </div>
      {panel && <FullPagePanel {...panel} />}
    </div>
  );
}

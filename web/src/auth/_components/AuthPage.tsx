import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FullPage } from "#/ui/FullPage.tsx";
import { LateAuthTools } from "./LateAuthTools.tsx";
import "../auth.css";

interface AuthPageProps {
  readonly title: string;
  /** One or two sentences: what this page is for. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Below the card: the way to the neighbouring page. */
  readonly below?: ReactNode;
  /** The words of the panel that stands beside the card on wide screens. */
  readonly panel?: { readonly headline: string; readonly text: string };
  /** "wide" for a form of many fields. */
  readonly width?: "narrow" | "wide";
}

/** A page for people who are not in the console yet: the logo, and one card with one task. */
export function AuthPage({ title, lead, ...page }: AuthPageProps) {
  const { t } = useLingui();
  return (
    <FullPage
      {...page}
      brand={{ name: t`Back office` }}
      title={title}
      description={lead}
      tools={<LateAuthTools />}
    >
      <title>{title}</title>
      {page.children}
    </FullPage>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useMatches } from "react-router";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { crumbOf } from "../shell/place.ts";
import "./failure.css";

/** A place of the menu whose screen is still to come. Says so, and what works today. */
export function Component() {
  const { t, i18n } = useLingui();
  const crumb = crumbOf(useMatches());
  const title = crumb ? i18n._(crumb) : t`This page`;
  return (
    <div className="failure">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{t`This screen is not available yet. Nothing is wrong with your account, and your data is safe.`}</p>
      <div className="failure-actions">
        <LinkButton href="/master/ViewProduct" variant="primary">{t`Open products`}</LinkButton>
      </div>
    </div>
  );
}

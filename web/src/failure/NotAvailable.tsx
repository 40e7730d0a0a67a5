import { useLingui } from "@lingui/react/macro";
import { addresses } from "#/app/addresses.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { useRouteName } from "#/app/useRouteName.ts";
import "./failure.css";

/** A route of the menu whose screen is still to come. Says so, and what works today. */
export function Component() {
  const { t } = useLingui();
  const title = useRouteName() ?? t`This page`;
  return (
    <div className="failure">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{t`This screen is not available yet. Nothing is wrong with your account, and your data is safe.`}</p>
      <div className="failure-actions">
        <LinkButton href={addresses.home} variant="primary">{t`Home`}</LinkButton>
      </div>
    </div>
  );
}

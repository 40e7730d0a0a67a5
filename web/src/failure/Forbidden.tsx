import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { addresses } from "#/app/addresses.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import "./failure.css";

/** Signed in, but this page is for somebody else (decision D-05). */
export function Forbidden() {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  // Whoever may do nothing any more may have run out of time for something: the frame leads to it once it knows.
  useEffect(() => {
    void import("#/relay/rights.ts").then(({ refreshRights }) => refreshRights(environment));
  }, [environment]);
  return (
    <div className="failure">
      <title>{t`Not for your account`}</title>
      <span className="failure-code">403</span>
      <h1>{t`This page is not for your account`}</h1>
      <p>{t`Your account may not open it. If you think it should, ask the owner of the company.`}</p>
      <div className="failure-actions">
        <LinkButton href={addresses.start} variant="primary">{t`Go to your start page`}</LinkButton>
      </div>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { withRelay } from "#/relay/withRelay.tsx";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { Spinner } from "#/ui/Spinner.tsx";
import { type ActivationOutcome, useActivateAccount } from "../useActivateAccount.ts";
import type { ActivationLink } from "../activationLink.ts";
import { whenSeen } from "../whenSeen.ts";
import "./Activation.css";

interface ActivationProps {
  readonly link: ActivationLink;
  /** The link has been used, well or badly; take it out of the address. */
  readonly onDone: () => void;
  /** What came of it; undefined while that is not known. */
  readonly onOutcome: (outcome: ActivationOutcome) => void;
  /** The way to another link. */
  readonly sendAgain: ReactNode;
}

/**
 * The banner above the sign-in form for who comes from an activation mail. It posts once, when somebody looks at the
 * page: a mail scanner that only fetches the link changes nothing (decision D-22).
 */
export default withRelay(function Activation({ link, onDone, onOutcome, sendAgain }: ActivationProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<ActivationOutcome>(link === "broken" ? "refused" : undefined);
  const tell = (known: ActivationOutcome) => {
    setOutcome(known);
    onOutcome(known);
  };
  const activate = useActivateAccount((failure) => tell({ failure }));
  const wasStarted = useRef(false);

  const run = async () => {
    if (link === "broken") return;
    tell(undefined);
    const result = await activate(link);
    if (result) tell(result);
    if (result && (result === "refused" || "email" in result)) onDone();
  };
  const start = useEffectEvent(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    if (link === "broken") {
      onOutcome("refused");
      onDone();
    } else void run();
  });
  useEffect(() => whenSeen(document, start), []);

  if (!outcome) {
    return (
      <output className="activation-wait">
        <Spinner />
        {t`Verifying your email…`}
      </output>
    );
  }
  if (outcome === "refused") {
    return (
      <Notice tone="danger" announce="alert" action={sendAgain}>
        {t`This activation link is not valid or has expired.`}
      </Notice>
    );
  }
  if ("email" in outcome) {
    const isSeller = link !== "broken" && link.kind === "SELLER";
    return (
      <Notice tone="success" announce="status">
        {outcome.wasActive
          ? t`Your account is active already. Sign in with your password, or with the one of the mail if you have not chosen your own.`
          : isSeller
            ? t`Your Email is Verified. Now you can login your seller location account`
            : t`Your Email is Verified. Now you can login your seller admin account`}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      announce="alert"
      action={
        <Button size="small" onPress={() => void run()}>
          {t`Try again`}
        </Button>
      }
    >
      {outcome.failure}
    </Notice>
  );
});

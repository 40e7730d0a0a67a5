import { useLingui } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TwoStepCard_viewer$key } from "#/__generated__/TwoStepCard_viewer.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { useReload } from "#/relay/useReload.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import type { AppSecret } from "./twoStepMutations.ts";
import "./twoStep.css";

// Whoever looks at the page alone loads neither forms nor the maker of QR codes.
const loadDialogs = () => import("./twoStepDialogs.tsx");
const BeginTwoStep = lazy(async () => ({ default: (await loadDialogs()).BeginTwoStep }));
const TurnOnTwoStep = lazy(async () => ({ default: (await loadDialogs()).TurnOnTwoStep }));
const RenewRecoveryCodes = lazy(async () => ({ default: (await loadDialogs()).RenewRecoveryCodes }));
const TurnOffTwoStep = lazy(async () => ({ default: (await loadDialogs()).TurnOffTwoStep }));
const RecoveryCodes = lazy(async () => ({ default: (await import("./RecoveryCodes.tsx")).RecoveryCodes }));

/** With so few codes left it is time for new ones. */
const fewCodes = 3;

/** Whether signing in asks for a code, and what can be done about it. Nothing where the service has no second step. */
export function TwoStepCard({ viewerKey }: { readonly viewerKey: TwoStepCard_viewer$key }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const reload = useReload();
  const [open, setOpen] = useState<"begin" | "renew" | "off">();
  const [app, setApp] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { twoStep } = useFragment(
    graphql`
      fragment TwoStepCard_viewer on Viewer @throwOnFieldError {
        twoStep {
          state
          enabledAt
          recoveryCodesLeft
        }
      }
    `,
    viewerKey,
  );
  if (!twoStep) return null;
  const { enabledAt, recoveryCodesLeft } = twoStep;
  const isOn = twoStep.state !== "OFF";
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t`Two-step sign-in`}
      description={t`A code of an app on your phone beside the password. Whoever learns your password still cannot sign in.`}
      actions={isOn ? <Badge tone="success">{t`On`}</Badge> : <Badge>{t`Off`}</Badge>}
    >
      {isOn && (
        <dl className="account-facts">
          <dt>{t`Turned on`}</dt>
          <dd>{enabledAt && day(enabledAt)}</dd>
          <dt>{t`Recovery codes left`}</dt>
          <dd>
            {recoveryCodesLeft}{" "}
            {recoveryCodesLeft < fewCodes && <Badge tone="warning">{t`Make new ones`}</Badge>}
          </dd>
        </dl>
      )}
      <div className={isOn ? "two-step-actions" : undefined}>
        {isOn ? (
          <>
            <Button onPress={() => setOpen("renew")}>{t`New recovery codes`}</Button>
            <Button onPress={() => setOpen("off")}>{t`Turn off`}</Button>
          </>
        ) : (
          <Button icon={ShieldCheck} onPress={() => setOpen("begin")}>
            {t`Set up`}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === "begin" && <BeginTwoStep onDone={setApp} onClose={close} />}
        {app && <TurnOnTwoStep app={app} onDone={setCodes} onClose={() => setApp(undefined)} />}
        {open === "renew" && <RenewRecoveryCodes onDone={setCodes} onClose={close} />}
        {open === "off" && <TurnOffTwoStep onDone={() => reload()} onClose={close} />}
        {codes && (
          <RecoveryCodes
            codes={codes}
            // Only now: reading the page anew must not take the codes away.
            onClose={() => {
              setCodes(undefined);
              reload();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}

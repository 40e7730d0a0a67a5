import { useLingui } from "@lingui/react/macro";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { QrCode } from "#/ui/QrCode.tsx";
import { CodeField, CurrentPasswordField } from "./ProofFields.tsx";
import {
  type AppSecret,
  useBeginTwoStep,
  useRenewRecoveryCodes,
  useTurnOffTwoStep,
  useTurnOnTwoStep,
} from "./twoStepMutations.ts";
import { CopyButton } from "../webhooks/CopyButton.tsx";

interface StepProps<Done> {
  readonly onDone: (done: Done) => void;
  readonly onClose: () => void;
}

/** First the password: whoever sits at an open console must not lock its owner out. */
export function BeginTwoStep({ onDone, onClose }: StepProps<AppSecret>) {
  const { t } = useLingui();
  return (
    <DraftDialog
      title={t`Set up two-step sign-in`}
      description={t`You need an authenticator app on your phone. From then on, signing in asks for a code of it.`}
      submitLabel={t`Continue`}
      size="small"
      initial={{ currentPassword: "" }}
      change={useBeginTwoStep()}
      input={(values) => values}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ currentPassword }, change) => (
        <CurrentPasswordField
          value={currentPassword}
          onChange={(typed) => change({ currentPassword: typed })}
        />
      )}
    </DraftDialog>
  );
}

interface TurnOnProps extends StepProps<readonly string[]> {
  readonly app: AppSecret;
}

/** Then the app, and a code of it that shows that it has the secret. */
export function TurnOnTwoStep({ app, onDone, onClose }: TurnOnProps) {
  const { t } = useLingui();
  return (
    <DraftDialog
      title={t`Set up two-step sign-in`}
      description={t`Scan the picture with your authenticator app, or type the key into it. Then type the code that the app shows.`}
      submitLabel={t`Turn on`}
      initial={{ code: "" }}
      change={useTurnOnTwoStep()}
      input={(values) => values}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ code }, change) => (
        <div className="account-stack">
          <QrCode text={app.address} label={t`QR code for the authenticator app`} />
          <div className="account-secret">
            <code dir="ltr">{app.secret.replace(/.{4}(?=.)/g, "$& ")}</code>
            <CopyButton text={app.secret} label={t`Copy the key`} />
          </div>
          <CodeField
            value={code}
            onChange={(typed) => change({ code: typed })}
            description={t`Six digits. Your other sessions end.`}
          />
        </div>
      )}
    </DraftDialog>
  );
}

const noProof = { currentPassword: "", code: "" };

/** Makes new recovery codes. */
export function RenewRecoveryCodes({ onDone, onClose }: StepProps<readonly string[]>) {
  const { t } = useLingui();
  return (
    <DraftDialog
      title={t`Make new recovery codes`}
      description={t`The codes that you have now stop working.`}
      submitLabel={t`Make new codes`}
      size="small"
      initial={noProof}
      change={useRenewRecoveryCodes()}
      input={(values) => values}
      onSaved={onDone}
      onClose={onClose}
    >
      {(values, change) => <Proof values={values} change={change} />}
    </DraftDialog>
  );
}

/** Turns it off. */
export function TurnOffTwoStep({ onDone, onClose }: StepProps<null>) {
  const { t } = useLingui();
  return (
    <DraftDialog
      title={t`Turn two-step sign-in off`}
      description={t`From then on your password alone opens your account.`}
      submitLabel={t`Turn off`}
      size="small"
      initial={noProof}
      change={useTurnOffTwoStep()}
      input={(values) => values}
      success={t`Two-step sign-in is off.`}
      onSaved={onDone}
      onClose={onClose}
    >
      {(values, change) => <Proof values={values} change={change} />}
    </DraftDialog>
  );
}

interface ProofProps {
  readonly values: typeof noProof;
  readonly change: (change: Partial<typeof noProof>) => void;
}

/** Both steps once more. */
function Proof({ values: { currentPassword, code }, change }: ProofProps) {
  const { t } = useLingui();
  return (
    <div className="account-stack">
      <CurrentPasswordField
        value={currentPassword}
        onChange={(typed) => change({ currentPassword: typed })}
      />
      <CodeField
        value={code}
        onChange={(typed) => change({ code: typed })}
        description={t`The six digits that your authenticator app shows, or one of your recovery codes.`}
      />
    </div>
  );
}

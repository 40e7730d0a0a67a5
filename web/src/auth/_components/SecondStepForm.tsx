import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useConfirmSignIn } from "../useSignIn.ts";

interface SecondStepFormProps {
  /** What the first step was answered with. */
  readonly token: string;
  readonly onSignedIn: (viewer: {
    readonly kind: string;
    readonly nextStep: string;
    readonly email: string;
  }) => void;
  /** Back to e-mail and password. */
  readonly onBack: () => void;
}

/** The code that a sign-in with a second step asks for. */
export default function SecondStepForm({ token, onSignedIn, onBack }: SecondStepFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const [error, setError] = useState<MutationError>();
  const [confirm, isConfirming] = useConfirmSignIn();

  const submit = async () => {
    const outcome = await confirm({ token, code });
    if (!outcome) return;
    if ("formError" in outcome) setError(outcome);
    else onSignedIn(outcome);
  };

  return (
    <Form
      aria-label={t`Two-step sign-in`}
      summaryTitle={t`Please check these fields`}
      formError={error?.formError}
      validationErrors={error?.fieldErrors}
      onSubmit={() => {
        setError(undefined);
        void submit();
      }}
    >
      <TextField
        name="code"
        label={t`Code`}
        description={t`The six digits that your authenticator app shows, or one of your recovery codes.`}
        required={t`Code is required`}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        autoFocus
      />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isConfirming}
        pendingLabel={t`Signing in`}
      >
        {t`Sign In`}
      </Button>
      <Button isFullWidth onPress={onBack}>
        {t`Use another account`}
      </Button>
    </Form>
  );
}

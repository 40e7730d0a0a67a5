import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ResetRequestFormMutation } from "#/__generated__/ResetRequestFormMutation.graphql";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";

interface ResetRequestFormProps {
  /** What the page is called. */
  readonly label: string;
  /** How long the end of an address may be. */
  readonly topLevelLength: number;
  readonly onRequested: (email: string) => void;
}

/** Asks for the address that the mail with the link should go to. The response is the same whether it is known or not. */
export function ResetRequestForm({ label, topLevelLength, onRequested }: ResetRequestFormProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<MutationError>();
  const [request, isRequesting] = useChange<ResetRequestFormMutation, string | undefined>(
    graphql`
      mutation ResetRequestFormMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          ... on RequestPasswordResetSuccess {
            email
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: (result) => result.email },
  );

  const submit = async () => {
    setError(undefined);
    const outcome = await request({ email });
    if (typeof outcome === "string") onRequested(outcome);
    else setError(outcome);
  };

  return (
    <Form
      aria-label={label}
      summaryTitle={t`Please check these fields`}
      formError={error?.formError}
      validationErrors={error?.fieldErrors}
      onSubmit={() => void submit()}
    >
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        required={t`Email address is required`}
        validate={(value) => (isEmail(value, topLevelLength) ? null : t`Email is Invalid`)}
        value={email}
        onChange={(typed) => setEmail(normaliseEmail(typed))}
        autoComplete="username"
      />
      <Button type="submit" variant="primary" isFullWidth isPending={isRequesting} pendingLabel={t`Sending`}>
        {t`Send me a link`}
      </Button>
    </Form>
  );
}

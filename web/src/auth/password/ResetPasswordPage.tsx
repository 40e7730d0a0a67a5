import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ResetPasswordPageMutation } from "#/__generated__/ResetPasswordPageMutation.graphql";
import { useNavigate, useSearchParams } from "react-router";
import { addresses } from "#/app/addresses.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { withRelay } from "#/relay/withRelay.tsx";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { AuthPage } from "../_components/AuthPage.tsx";
import { NewPasswordFields } from "./_components/NewPasswordFields.tsx";
import { noPassword } from "./newPassword.ts";

const nobody: readonly string[] = [];

/** auth/ResetPassword?token= (decision D-20): the page behind the link of the mail. */
export const Component = withRelay(function ResetPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const [password, setPassword] = useState(noPassword);
  const [error, setError] = useState<MutationError>();
  const [reset, isResetting] = useChange<ResetPasswordPageMutation>(graphql`
    mutation ResetPasswordPageMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

  const submit = async () => {
    setError(undefined);
    const outcome = await reset({ token, ...password });
    if (outcome) setError(outcome);
    if (outcome === null)
      await navigate(addresses.signIn, { replace: true, state: { passwordWasReset: true } });
  };

  return (
    <AuthPage
      title={t`Choose a new password`}
      lead={t`Then sign in with it.`}
      below={<Link href={addresses.forgotPassword}>{t`Ask for another link`}</Link>}
    >
      {token === "" ? (
        <Notice tone="danger">{t`This link is not complete. Open it from the mail again.`}</Notice>
      ) : (
        <Form
          aria-label={t`Choose a new password`}
          summaryTitle={t`Please check these fields`}
          formError={error?.formError}
          validationErrors={error?.fieldErrors}
          onSubmit={() => void submit()}
        >
          <NewPasswordFields value={password} onChange={setPassword} own={nobody} />
          <Button
            type="submit"
            variant="primary"
            isFullWidth
            isPending={isResetting}
            pendingLabel={t`Changing the password`}
          >
            {t`Change Password`}
          </Button>
        </Form>
      )}
    </AuthPage>
  );
});

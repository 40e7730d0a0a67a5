import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { FirstPasswordFormMutation } from "#/__generated__/FirstPasswordFormMutation.graphql";
import type { FirstPasswordFormSignInMutation } from "#/__generated__/FirstPasswordFormSignInMutation.graphql";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { keepOpeningsOf } from "#/list/savedView/viewerOpenings.ts";
import { linkOf } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { withRelay } from "#/relay/withRelay.tsx";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { NewPasswordFields } from "../../password/_components/NewPasswordFields.tsx";
import { noPassword } from "../../password/newPassword.ts";
import { type Changed, routeAfterChange } from "../../password/routeAfterChange.ts";

interface FirstPasswordFormProps {
  readonly email: string;
  /** What lets them choose: the activation's, good for an hour. */
  readonly token: string;
  /** The password is chosen and they are signed in; where they go on. */
  readonly onSignedIn: (viewer: Changed & { readonly email: string }, route: string) => void;
  /** It is chosen, and they have to sign in with it. */
  readonly onChosen: () => void;
  /** They would rather sign in with the password of the mail. */
  readonly onLeave: () => void;
}

/** Right after the link: one password, chosen once, and the back office opens. The mailed one is still good for who leaves. */
export default withRelay(function FirstPasswordForm({ email, token, ...on }: FirstPasswordFormProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState(noPassword);
  const [error, setError] = useState<MutationError>();
  const [choose, isChoosing] = useChange<FirstPasswordFormMutation>(graphql`
    mutation FirstPasswordFormMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [signIn, isSigningIn] = useChange<
    FirstPasswordFormSignInMutation,
    (Changed & { readonly email: string }) | undefined
  >(
    graphql`
      mutation FirstPasswordFormSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ... on SignInSuccess {
            viewer {
              kind
              nextStep
              email
              permissions
              ...viewerOpenings_viewer @relay(mask: false)
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        if (linkOf(store.getRootField("signIn"), "viewer")) store.invalidateStore();
      },
      read({ viewer }) {
        if (viewer) keepOpeningsOf(viewer);
        return viewer;
      },
    },
  );

  const submit = async () => {
    setError(undefined);
    const refusal = await choose({ token, ...password });
    if (refusal) setError(refusal);
    if (refusal !== null) return;
    const viewer = await signIn({ email, password: password.newPassword, rememberMe: false });
    if (viewer && !("formError" in viewer)) on.onSignedIn(viewer, routeAfterChange(viewer, true));
    else on.onChosen();
  };

  return (
    <Form
      aria-label={t`Choose your password`}
      summaryTitle={t`Please check these fields`}
      formError={error?.formError}
      validationErrors={error?.fieldErrors}
      onSubmit={() => void submit()}
    >
      {/* Password managers file the new password under this address, and people see whose it is. */}
      <p className="activation-person">
        <bdi>{email}</bdi>
      </p>
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields
        value={password}
        onChange={setPassword}
        own={[email.split("@")[0] ?? ""]}
        autoFocus
      />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isChoosing || isSigningIn}
        pendingLabel={t`Signing in`}
      >
        {t`Save password and go on`}
      </Button>
      <Button variant="quiet" isFullWidth onPress={on.onLeave}>
        {t`Use the password of the mail`}
      </Button>
    </Form>
  );
});

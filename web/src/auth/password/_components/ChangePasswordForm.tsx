import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChangePasswordFormMutation } from "#/__generated__/ChangePasswordFormMutation.graphql";
import type { ChangePasswordForm_viewer$key } from "#/__generated__/ChangePasswordForm_viewer.graphql";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { noPassword } from "../newPassword.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import type { Changed } from "../routeAfterChange.ts";

interface ChangePasswordFormProps {
  readonly viewerKey: ChangePasswordForm_viewer$key;
  /** The password is changed. */
  readonly onChanged: (viewer: Changed) => void;
}

/** The password is changed twice alike; the old one is asked for, except at the first change (decision D-23). */
export function ChangePasswordForm({ viewerKey, onChanged }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ChangePasswordForm_viewer on Viewer {
        name
        email
        mustChangePassword
        company {
          name
        }
      }
    `,
    viewerKey,
  );
  // As it was when the page was opened: the response to the change must not bring up another field.
  const [isFirst] = useState(viewer.mustChangePassword);
  const [currentPassword, setCurrentPassword] = useState("");
  const [password, setPassword] = useState(noPassword);
  const [error, setError] = useState<MutationError>();
  const [changePassword, isChanging] = useChange<ChangePasswordFormMutation, Changed | undefined>(
    graphql`
      mutation ChangePasswordFormMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          ... on ChangePasswordSuccess {
            viewer {
              kind
              nextStep
              permissions
              ...ChangePasswordForm_viewer
              ...PasswordCard_viewer
              ...RenewalReminder_viewer
              ...SessionCard_viewer
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      // Who the viewer is and where they may go has changed for every screen that was loaded before.
      updater: (store) => store.invalidateStore(),
      read: ({ viewer: changed }) => changed,
    },
  );
  const sessionEnd = use(SessionEndContext);
  const { email } = viewer;
  // Outside the frame this page says itself whose password is being typed.
  useEffect(() => sessionEnd.belongTo(email), [sessionEnd, email]);
  const own = [viewer.name, email.split("@")[0] ?? "", viewer.company?.name ?? ""];

  const submit = async () => {
    setError(undefined);
    const outcome = await changePassword({
      ...password,
      currentPassword: isFirst ? null : currentPassword,
    });
    if (!outcome) return;
    if ("formError" in outcome) setError(outcome);
    else onChanged(outcome);
  };

  return (
    <Form
      aria-label={t`Change Password`}
      summaryTitle={t`Please check these fields`}
      formError={error?.formError}
      validationErrors={error?.fieldErrors}
      onSubmit={() => void submit()}
    >
      {/* Password managers file the new password under this address. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      {!isFirst && (
        <PasswordField
          name="currentPassword"
          label={t`Current Password`}
          required={t`Current Password is required`}
          showLabel={t`Show current password`}
          value={currentPassword}
          onChange={setCurrentPassword}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields value={password} onChange={setPassword} own={own} />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isChanging}
        pendingLabel={t`Changing the password`}
      >
        {t`Change Password`}
      </Button>
    </Form>
  );
}

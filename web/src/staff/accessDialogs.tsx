import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { accessDialogsDisableMutation } from "#/__generated__/accessDialogsDisableMutation.graphql";
import type { accessDialogsEnableMutation } from "#/__generated__/accessDialogsEnableMutation.graphql";
import type { accessDialogsEndMutation } from "#/__generated__/accessDialogsEndMutation.graphql";
import type { accessDialogsHandOverMutation } from "#/__generated__/accessDialogsHandOverMutation.graphql";
import type { accessDialogsWithdrawMutation } from "#/__generated__/accessDialogsWithdrawMutation.graphql";
import type { accessDialogs_person$key } from "#/__generated__/accessDialogs_person.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { removeEverywhere } from "#/relay/removeEverywhere.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReload } from "#/relay/useReload.ts";
import { useReport } from "#/relay/useReport.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { OwnPasswordField } from "./RoleField.tsx";

const fragment = graphql`
  fragment accessDialogs_person on StaffMember @throwOnFieldError {
    id
    name
    email
    role {
      key
    }
  }
`;

interface PersonProps {
  readonly personKey: accessDialogs_person$key;
  readonly onClose: () => void;
}

/** Takes somebody's sign-in away, with the reason. */
export function DisableStaff({ personKey, onClose }: PersonProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { id, name, role } = useFragment(fragment, personKey);
  const disable = useChange<accessDialogsDisableMutation>(graphql`
    mutation accessDialogsDisableMutation($input: DisableStaffInput!) {
      disableStaff(input: $input) {
        ... on DisableStaffSuccess {
          staffMember {
            ...staffChange_person
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Disable ${name}`}
      description={t`They are signed out everywhere at once, and their API tokens are gone for good. What they did stays.`}
      submitLabel={t`Disable`}
      size="small"
      initial={{ reason: "", password: "" }}
      draft={{ excluded: ["password"] }}
      change={disable}
      input={({ reason, password }) => ({
        id,
        reason: reason.trim(),
        ...(password !== "" && { password }),
      })}
      success={t`${name} can no longer sign in.`}
      onClose={onClose}
    >
      {({ reason, password }, change) => (
        <>
          <TextArea
            name="reason"
            label={t`Reason`}
            description={t`Your colleagues see it beside the name.`}
            required={t`Reason is required`}
            validate={atMost(500)}
            value={reason}
            onChange={(typed) => change({ reason: typed })}
          />
          {role?.key === "OWNER" && (
            <OwnPasswordField
              isAboutOwner
              value={password}
              onChange={(typed) => change({ password: typed })}
            />
          )}
        </>
      )}
    </DraftDialog>
  );
}

/** Gives somebody the sign-in back. */
export function EnableStaff({ personKey, onClose }: PersonProps) {
  const { t } = useLingui();
  const { id, name, role } = useFragment(fragment, personKey);
  const enable = useChange<accessDialogsEnableMutation>(graphql`
    mutation accessDialogsEnableMutation($input: EnableStaffInput!) {
      enableStaff(input: $input) {
        ... on EnableStaffSuccess {
          staffMember {
            ...staffChange_person
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Enable ${name}`}
      description={t`They can sign in again with their password. API tokens that they had stay revoked.`}
      submitLabel={t`Enable`}
      size="small"
      initial={{ password: "" }}
      draft={{ excluded: ["password"] }}
      change={enable}
      input={({ password }) => ({ id, ...(password !== "" && { password }) })}
      success={t`${name} can sign in again.`}
      onClose={onClose}
    >
      {({ password }, change) =>
        role?.key === "OWNER" && (
          <OwnPasswordField isAboutOwner value={password} onChange={(typed) => change({ password: typed })} />
        )
      }
    </DraftDialog>
  );
}

/** Signs somebody out everywhere. */
export function EndStaffSessions({ personKey, onClose }: PersonProps) {
  const { t } = useLingui();
  const report = useReport();
  const { id, name } = useFragment(fragment, personKey);
  const [end, isEnding] = useChange<accessDialogsEndMutation>(graphql`
    mutation accessDialogsEndMutation($input: EndStaffSessionsInput!) {
      endStaffSessions(input: $input) {
        ... on EndStaffSessionsSuccess {
          staffMember {
            ...staffChange_person
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const confirm = async () => {
    const error = await end({ id });
    report(error, t`${name} is signed out everywhere.`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Sign ${name} out everywhere?`}
      confirmLabel={t`Sign out`}
      cancelLabel={t`Cancel`}
      isPending={isEnding}
      onConfirm={() => void confirm()}
    >
      {t`Every session ends at its next request. They can sign in again; API tokens keep working.`}
    </ConfirmDialog>
  );
}

interface WithdrawProps extends PersonProps {
  /** After it is gone; their own page is left then. */
  readonly onWithdrawn?: (() => void) | undefined;
}

/** Takes an invitation back. */
export function WithdrawInvitation({ personKey, onWithdrawn, onClose }: WithdrawProps) {
  const { t } = useLingui();
  const report = useReport();
  const environment = useRelayEnvironment();
  const { id, name, email } = useFragment(fragment, personKey);
  const [withdraw, isWithdrawing] = useChange<accessDialogsWithdrawMutation>(graphql`
    mutation accessDialogsWithdrawMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        ... on WithdrawInvitationSuccess {
          deletedId
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const confirm = async () => {
    const error = await withdraw({ id });
    report(error, t`The invitation of ${name} is withdrawn.`);
    onClose();
    if (error !== null) return;
    onWithdrawn?.();
    environment.commitUpdate((store) => {
      invalidateLists(store);
      removeEverywhere(environment, store, id);
    });
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Withdraw the invitation of ${name}?`}
      confirmLabel={t`Withdraw`}
      cancelLabel={t`Cancel`}
      isDangerous
      isPending={isWithdrawing}
      onConfirm={() => void confirm()}
    >
      {t`The link in the mail stops working, and ${email} is free for another invitation.`}
    </ConfirmDialog>
  );
}

/** Makes another owner the main administrator of the company. */
export function HandOverCompany({ personKey, onClose }: PersonProps) {
  const { t } = useLingui();
  const reload = useReload();
  const { id, name } = useFragment(fragment, personKey);
  const handOver = useChange<accessDialogsHandOverMutation>(graphql`
    mutation accessDialogsHandOverMutation($input: HandOverCompanyInput!) {
      handOverCompany(input: $input) {
        ... on HandOverCompanySuccess {
          staffMember {
            ...staffChange_person
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Hand the company over to ${name}`}
      description={t`${name} becomes the main administrator; you stay an owner. Both of you type your passwords here.`}
      submitLabel={t`Hand over`}
      size="small"
      initial={{ password: "", theirPassword: "" }}
      draft={{ excluded: ["password", "theirPassword"] }}
      change={handOver}
      input={(passwords) => ({ id, ...passwords })}
      success={t`${name} is the main administrator now.`}
      // The row of who was it before has changed too.
      onSaved={() => reload()}
      onClose={onClose}
    >
      {({ password, theirPassword }, change) => (
        <>
          <OwnPasswordField value={password} onChange={(typed) => change({ password: typed })} />
          <PasswordField
            name="theirPassword"
            label={t`Password of ${name}`}
            showLabel={t`Show the password of ${name}`}
            required={t`Their password is required`}
            value={theirPassword}
            onChange={(typed) => change({ theirPassword: typed })}
            autoComplete="off"
          />
        </>
      )}
    </DraftDialog>
  );
}

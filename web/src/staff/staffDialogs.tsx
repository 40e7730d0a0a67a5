import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import type { personalQuery as PersonalQuery } from "#/__generated__/personalQuery.graphql";
import type { rolesQuery } from "#/__generated__/rolesQuery.graphql";
import type { staffDialogsInviteMutation } from "#/__generated__/staffDialogsInviteMutation.graphql";
import type { staffDialogsEditMutation } from "#/__generated__/staffDialogsEditMutation.graphql";
import type { staffDialogs_person$key } from "#/__generated__/staffDialogs_person.graphql";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { personalQuery } from "./personalQuery.ts";
import { RoleField } from "./RoleField.tsx";
import { editedStaff, newInvitation, staffInput, useStaffTexts } from "./staffForm.ts";
import { StaffFields } from "./StaffFields.tsx";

interface InviteStaffProps {
  readonly kind: "COMPANY" | "LOCATION";
  /** The location whose page it is; null where the form asks for one. */
  readonly seller: SelectOption | null;
  /** Whether the viewer acts for the company, and says for which location. */
  readonly hasSellers: boolean;
  readonly rolesRef: PreloadedQuery<rolesQuery>;
  /** The list on the screen, which shows them at once. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Invites somebody by mail. */
export function InviteStaff({ kind, seller, hasSellers, rolesRef, listId, onClose }: InviteStaffProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const invite = useChange<staffDialogsInviteMutation>(
    graphql`
      mutation staffDialogsInviteMutation($input: InviteStaffInput!) {
        inviteStaff(input: $input) {
          ... on InviteStaffSuccess {
            staffMemberEdge {
              node {
                id
                name
                ...StaffList_person
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("inviteStaff").getLinkedRecord("staffMemberEdge")),
    },
  );
  const asksForSeller = kind === "LOCATION" && hasSellers && seller === null;
  return (
    <DraftDialog
      title={t`Invite somebody`}
      description={t`They get a mail with a link that is good for 24 hours, and choose their own password.`}
      submitLabel={t`Send the invitation`}
      initial={{ ...newInvitation, seller }}
      draft={{ key: `new ${kind} person`, fields: useStaffTexts(), excluded: ["password", "dateOfBirth"] }}
      change={invite}
      input={({ email, roleId, password, ...draft }, { idempotencyKey }) => {
        if (roleId === null || (asksForSeller && draft.seller === null)) return null;
        return {
          ...staffInput(draft),
          email,
          roleId,
          ...(kind === "LOCATION" && draft.seller && { sellerId: draft.seller.id }),
          ...(password !== "" && { password }),
          idempotencyKey,
        };
      }}
      success={({ email }) => t`The invitation was mailed to ${email}.`}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
          <TextField
            name="email"
            inputMode="email"
            label={t`Email`}
            description={t`They sign in with it.`}
            required={t`Email is required`}
            validate={(address) => (isEmail(address) ? atMost(limits.email)(address) : t`Email is Invalid`)}
            value={draft.email}
            onChange={(typed) => change({ email: normaliseEmail(typed) })}
            autoComplete="off"
          />
          <RoleField
            rolesRef={rolesRef}
            value={draft.roleId}
            onChange={(roleId) => change({ roleId })}
            password={draft.password}
            onPassword={(password) => change({ password })}
          />
          <StaffFields draft={draft} onChange={change} hasLocation={asksForSeller} />
        </>
      )}
    </DraftDialog>
  );
}

const fragment = graphql`
  fragment staffDialogs_person on StaffMember @throwOnFieldError {
    id
    name
    kind
    version
    role {
      id
      key
    }
    ...staffForm_person
  }
`;

interface PersonProps {
  readonly personKey: staffDialogs_person$key;
  readonly onClose: () => void;
}

function useEditStaff() {
  return useChange<staffDialogsEditMutation>(graphql`
    mutation staffDialogsEditMutation($input: EditStaffInput!) {
      editStaff(input: $input) {
        ... on EditStaffSuccess {
          staffMember {
            ...staffChange_person
            ...staffForm_personal
          }
        }
        ... on ConflictError {
          current {
            ...staffChange_person @alias(as: "person")
            ...staffForm_personal @alias(as: "personal")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

interface EditStaffProps extends PersonProps {
  readonly personalRef: PreloadedQuery<PersonalQuery>;
  readonly hasSellers: boolean;
}

/** Changes what is said of somebody. */
export function EditStaff({ personKey, personalRef, hasSellers, onClose }: EditStaffProps) {
  const { t } = useLingui();
  const edit = useEditStaff();
  const person = useFragment(fragment, personKey);
  const { id, name, kind, version } = person;
  const { node } = usePreloadedQuery<PersonalQuery>(personalQuery, personalRef);
  const initial = editedStaff(person, node?.personal ?? null);
  const hasLocation = kind === "LOCATION" && hasSellers;
  return (
    <DraftDialog
      title={t`Edit ${name}`}
      initial={initial}
      draft={{ key: `person ${id}`, version, fields: useStaffTexts(), excluded: ["dateOfBirth"] }}
      change={edit}
      input={(draft, { version }) => {
        if (hasLocation && draft.seller === null) return null;
        const hasMoved = hasLocation && draft.seller?.id !== initial.seller?.id;
        return {
          id,
          ...staffInput(draft),
          ...(hasMoved && draft.seller && { sellerId: draft.seller.id }),
          version,
        };
      }}
      success={t`${name} is saved.`}
      onClose={onClose}
    >
      {(draft, change) => <StaffFields draft={draft} onChange={change} hasLocation={hasLocation} />}
    </DraftDialog>
  );
}

const newRole: { readonly roleId: string | null; readonly password: string } = { roleId: null, password: "" };

interface ChangeRoleProps extends PersonProps {
  readonly rolesRef: PreloadedQuery<rolesQuery>;
}

/** Gives somebody another role. They may do what it allows from their next request on. */
export function ChangeRole({ personKey, rolesRef, onClose }: ChangeRoleProps) {
  const { t } = useLingui();
  const edit = useEditStaff();
  const { id, name, version, role } = useFragment(fragment, personKey);
  return (
    <DraftDialog
      title={t`Change the role of ${name}`}
      description={t`It holds from their next step on; they need not sign in again.`}
      submitLabel={t`Change role`}
      size="small"
      initial={newRole}
      draft={{ version, isNote: true, excluded: ["password"] }}
      change={edit}
      input={({ roleId, password }, { version }) =>
        roleId === null ? null : { id, roleId, ...(password !== "" && { password }), version }
      }
      success={t`${name} has another role.`}
      onClose={onClose}
    >
      {({ roleId, password }, change) => (
        <RoleField
          rolesRef={rolesRef}
          value={roleId}
          onChange={(next) => change({ roleId: next })}
          {...(role && { without: role.id })}
          isOwnerNow={role?.key === "OWNER"}
          password={password}
          onPassword={(typed) => change({ password: typed })}
        />
      )}
    </DraftDialog>
  );
}

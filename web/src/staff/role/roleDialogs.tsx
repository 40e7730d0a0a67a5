import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import type { Permission, roleDialogsAddMutation } from "#/__generated__/roleDialogsAddMutation.graphql";
import type { roleDialogsEditMutation } from "#/__generated__/roleDialogsEditMutation.graphql";
import type { roleDialogs_role$key } from "#/__generated__/roleDialogs_role.graphql";
import type { roleEditorQuery } from "#/__generated__/roleEditorQuery.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { linkOf, linksOf } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Select } from "#/ui/Select.tsx";
import { useRoleName } from "../roleWords.ts";
import { RoleFields } from "./RoleFields.tsx";
import { type NewRoleDraft, type RoleDraft, roleInput, useRoleTexts } from "./roleForm.ts";
import { RoleMatrix } from "./RoleMatrix.tsx";
import { RolePreview } from "./RolePreview.tsx";
import { type SourceRole, useRoleEditor } from "./useRoleEditor.ts";

type SentPermission = Exclude<Permission, "%future added value">;

interface EditorProps {
  readonly editorRef: PreloadedQuery<roleEditorQuery>;
  readonly onClose: () => void;
}

interface AddRoleProps extends EditorProps {
  /** The role to begin with; null where the form asks for one. */
  readonly sourceId: string | null;
  /** The list on the screen, which shows the new one at once. */
  readonly listId: string;
}

const anotherOf = (roles: readonly SourceRole[], id: string | null) => roles.find((role) => role.id === id);

/** Makes a role as a copy of another one of its kind, without what the viewer may not give. */
export function AddRole({ editorRef, sourceId, listId, onClose }: AddRoleProps) {
  const { t } = useLingui();
  const { groups, roles, offeredAreas } = useRoleEditor(editorRef);
  const add = useChange<roleDialogsAddMutation>(
    graphql`
      mutation roleDialogsAddMutation($input: AddRoleInput!) {
        addRole(input: $input) {
          ... on AddRoleSuccess {
            roleEdge {
              node {
                id
                ...roleWords_role
                ...RoleList_role
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const edge = store.getRootField("addRole").getLinkedRecord("roleEdge");
        const list = store.get(listId);
        if (!linkOf(edge, "node") || !list) return;
        invalidateLists(store);
        // The company's own stand last, as they were added.
        list.setLinkedRecords([...(linksOf(list, "edges") ?? []), edge], "edges");
        list.setValue(Number(list.getValue("totalCount")) + 1, "totalCount");
      },
    },
  );
  const grantableOf = (source: SourceRole | undefined) =>
    source === undefined
      ? []
      : groups[source.kind]
          .flatMap(({ actions }) => actions)
          .filter(({ permission, isGrantable }) => isGrantable && source.permissions.includes(permission))
          .map(({ permission }) => permission);
  const first = anotherOf(roles, sourceId);
  const source = first?.name;
  const initial: NewRoleDraft = {
    name: source === undefined ? "" : t`Copy of ${source}`,
    description: "",
    sourceId,
    permissions: grantableOf(first),
  };
  const kindWords = { COMPANY: t`for the company`, LOCATION: t`for a location` };
  return (
    <DraftDialog
      title={t`Add role`}
      description={t`It begins as a copy of a role, and is for the same people.`}
      submitLabel={t`Add role`}
      size="large"
      initial={initial}
      draft={{ key: "new role", fields: useRoleTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) => {
        const source = anotherOf(roles, draft.sourceId);
        if (!source || draft.permissions.length === 0) return null;
        return {
          ...roleInput(draft),
          permissions: sent(draft.permissions),
          kind: source.kind,
          basedOnId: source.id,
          idempotencyKey,
        };
      }}
      success={({ name }) => t`${name} is a role now.`}
      onClose={onClose}
    >
      {(draft, change) => {
        const source = anotherOf(roles, draft.sourceId);
        return (
          <>
            <Select
              name="basedOnId"
              label={t`Role`}
              placeholder={t`Choose a role to begin with`}
              required={t`Role is required`}
              options={roles.map(({ id, name, kind }) => ({ id, label: name, description: kindWords[kind] }))}
              value={draft.sourceId}
              onChange={(id) => change({ sourceId: id, permissions: grantableOf(anotherOf(roles, id)) })}
            />
            {source && (
              <RoleFields
                draft={draft}
                onChange={change}
                kind={source.kind}
                groups={groups[source.kind]}
                template={source}
                offeredAreas={offeredAreas}
              />
            )}
          </>
        );
      }}
    </DraftDialog>
  );
}

const fragment = graphql`
  fragment roleDialogs_role on CompanyRole @throwOnFieldError {
    id
    name
    description
    kind
    permissions
    version
    basedOn {
      permissions
      ...roleWords_role
    }
    ...roleWords_role
  }
`;

interface RoleProps extends EditorProps {
  readonly roleKey: roleDialogs_role$key;
}

/** Changes a role of the company's own: its people may do what it allows from their next step on. */
export function EditRole({ roleKey, editorRef, onClose }: RoleProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { groups, offeredAreas } = useRoleEditor(editorRef);
  const role = useFragment(fragment, roleKey);
  const { id, name, version, basedOn } = role;
  const kind = role.kind === "LOCATION" ? "LOCATION" : "COMPANY";
  const initial: RoleDraft = { name, description: role.description ?? "", permissions: role.permissions };
  const edit = useChange<roleDialogsEditMutation>(graphql`
    mutation roleDialogsEditMutation($input: EditRoleInput!) {
      editRole(input: $input) {
        ... on EditRoleSuccess {
          role {
            ...RoleList_role
          }
        }
        ... on ConflictError {
          current {
            ...RoleList_role @alias(as: "role")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Edit ${name}`}
      description={t`Whoever has it may do what you choose from their next step on.`}
      size="large"
      initial={initial}
      draft={{ key: `role ${id}`, version, fields: useRoleTexts() }}
      change={edit}
      input={(draft, { version }) =>
        draft.permissions.length === 0
          ? null
          : { id, ...roleInput(draft), permissions: sent(draft.permissions), version }
      }
      success={({ name: saved }) => t`${saved} is saved.`}
      onClose={onClose}
    >
      {(draft, change) => (
        <RoleFields
          draft={draft}
          onChange={change}
          kind={kind}
          groups={groups[kind]}
          template={basedOn ? { name: nameOf(basedOn), permissions: basedOn.permissions } : null}
          offeredAreas={offeredAreas}
        />
      )}
    </DraftDialog>
  );
}

/** Shows what a role allows that nobody here can change. */
export function ShowRole({ roleKey, editorRef, onClose }: RoleProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { groups, offeredAreas } = useRoleEditor(editorRef);
  const role = useFragment(fragment, roleKey);
  const name = nameOf(role);
  const kind = role.kind === "LOCATION" ? "LOCATION" : "COMPANY";
  const { basedOn } = role;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={name}
      description={role.description ?? undefined}
      closeLabel={t`Close`}
      size="large"
    >
      <DialogBody>
        <RoleMatrix
          groups={groups[kind]}
          value={role.permissions}
          template={basedOn ? { name: nameOf(basedOn), permissions: basedOn.permissions } : null}
        />
        <RolePreview name={name} kind={kind} permissions={role.permissions} offeredAreas={offeredAreas} />
      </DialogBody>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is chosen as the mutation takes it: all of it came from the gateway. */
function sent(permissions: readonly string[]): SentPermission[] {
  return permissions.filter((one): one is SentPermission => one !== "%future added value");
}

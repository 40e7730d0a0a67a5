import { useLingui } from "@lingui/react/macro";
import { Copy, Eye, Trash2, Users } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { RoleActions_role$key } from "#/__generated__/RoleActions_role.graphql";
import type { RoleActionsDeleteMutation } from "#/__generated__/RoleActionsDeleteMutation.graphql";
import type { roleEditorQuery as EditorQuery } from "#/__generated__/roleEditorQuery.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { addresses } from "#/app/addresses.ts";
import { RowActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useChange } from "#/relay/useChange.ts";
import { useRoleName } from "../roleWords.ts";
import { roleEditor } from "./roleEditorQuery.ts";

const loadDialogs = () => import("./roleDialogs.tsx");
const AddRole = lazy(async () => ({ default: (await loadDialogs()).AddRole }));
const EditRole = lazy(async () => ({ default: (await loadDialogs()).EditRole }));
const ShowRole = lazy(async () => ({ default: (await loadDialogs()).ShowRole }));
const MovePeople = lazy(async () => ({ default: (await import("./movePeopleDialogs.tsx")).MovePeople }));

interface RoleActionsProps {
  readonly roleKey: RoleActions_role$key;
  /** Whether the viewer may make a role from it. */
  readonly mayAdd: boolean;
  readonly listId: string;
}

/** What can be done with a role: look at it or edit it, copy it, see who has it, delete it. */
export function RoleActions({ roleKey, mayAdd, listId }: RoleActionsProps) {
  const { t } = useLingui();
  const [editorRef, loadEditor] = useQueryLoader<EditorQuery>(roleEditor);
  const nameOf = useRoleName();
  const role = useFragment(
    graphql`
      fragment RoleActions_role on CompanyRole @throwOnFieldError {
        id
        kind
        version
        isSystem
        peopleCount
        viewerCanUpdate
        viewerCanDelete
        ...roleWords_role
        ...roleDialogs_role
        ...movePeopleDialogs_role
      }
    `,
    roleKey,
  );
  const { id, kind, version, isSystem, viewerCanUpdate, viewerCanDelete } = role;
  const name = nameOf(role);
  const people = role.peopleCount ?? 0;
  const [send] = useChange<RoleActionsDeleteMutation>(graphql`
    mutation RoleActionsDeleteMutation($input: DeleteRoleInput!) {
      deleteRole(input: $input) {
        ... on ConflictError {
          current {
            ...RoleList_role @alias(as: "role")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const deletion = useDeletion({ id, name, version, send });
  const activity = useActivityAction();
  const list = kind === "LOCATION" ? addresses.locationUsers : addresses.adminUsers;
  return (
    <RowActions
      name={name}
      edit={viewerCanUpdate ? t`Edit ${name}` : undefined}
      onEdit={() => loadEditor({})}
      onOpen={(dialog) => ["show", "copy"].includes(dialog) && loadEditor({})}
      menu={[
        ...(viewerCanUpdate ? [] : [{ id: "show", label: t`What it allows`, icon: Eye }]),
        ...(mayAdd ? [{ id: "copy", label: t`Make a role from it`, icon: Copy }] : []),
        {
          id: "people",
          label: t`Who has it`,
          icon: Users,
          href: `${list}?${new URLSearchParams({ role: id })}`,
        },
        ...(isSystem ? [] : activity),
        ...(viewerCanDelete
          ? [people > 0 ? { id: "move", label: t`Delete`, icon: Trash2, isDangerous: true } : deletion.action]
          : []),
      ]}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && editorRef && (
            <EditRole roleKey={role} editorRef={editorRef} onClose={onClose} />
          )}
          {open === "show" && editorRef && (
            <ShowRole roleKey={role} editorRef={editorRef} onClose={onClose} />
          )}
          {open === "copy" && editorRef && (
            <AddRole editorRef={editorRef} sourceId={id} listId={listId} onClose={onClose} />
          )}
          {open === "move" && <MovePeople roleKey={role} onClose={onClose} />}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {deletion.dialog}
        </>
      )}
    </RowActions>
  );
}

import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { readInlineData } from "relay-runtime";
import type { roleEditorQuery as Query } from "#/__generated__/roleEditorQuery.graphql";
import type { useRoleEditor_group$key } from "#/__generated__/useRoleEditor_group.graphql";
import type { useRoleEditor_role$key } from "#/__generated__/useRoleEditor_role.graphql";
import { useRoleName } from "../roleWords.ts";
import { roleEditor } from "./roleEditorQuery.ts";
import { actionNames, type MatrixGroup } from "./roleMatrix.ts";

export type RoleKind = "COMPANY" | "LOCATION";

/** A role that another one can be made from. */
export interface SourceRole {
  readonly id: string;
  readonly name: string;
  readonly kind: RoleKind;
  readonly permissions: readonly string[];
}

interface RoleEditor {
  readonly groups: Readonly<Record<RoleKind, readonly MatrixGroup[]>>;
  readonly roles: readonly SourceRole[];
  readonly offeredAreas: readonly string[];
}

const none: RoleEditor = { groups: { COMPANY: [], LOCATION: [] }, roles: [], offeredAreas: [] };

/** What the editor of roles draws. */
export function useRoleEditor(editorRef: PreloadedQuery<Query>): RoleEditor {
  const { viewer } = usePreloadedQuery<Query>(roleEditor, editorRef);
  const nameOf = useRoleName();
  if (!viewer) return none;
  return {
    groups: { COMPANY: viewer.company.map(groupOf), LOCATION: viewer.location.map(groupOf) },
    roles: viewer.roles.edges.flatMap(({ node }) => roleOf(node, nameOf)),
    offeredAreas: viewer.offeredAreas,
  };
}

function groupOf(groupKey: useRoleEditor_group$key): MatrixGroup {
  const { entity, title, actions } = readInlineData(
    graphql`
      fragment useRoleEditor_group on PermissionGroup @inline {
        entity
        title
        actions {
          action
          permission
          viewerMayGrant
        }
      }
    `,
    groupKey,
  );
  return {
    entity,
    title,
    actions: actions.flatMap(({ action, permission, viewerMayGrant }) => {
      const known = actionNames.find((name) => name === action);
      return known ? [{ action: known, permission, isGrantable: viewerMayGrant }] : [];
    }),
  };
}

function roleOf(roleKey: useRoleEditor_role$key, nameOf: ReturnType<typeof useRoleName>): SourceRole[] {
  const role = readInlineData(
    graphql`
      fragment useRoleEditor_role on CompanyRole @inline {
        id
        kind
        permissions
        ...roleWords_role
      }
    `,
    roleKey,
  );
  const { id, kind, permissions } = role;
  return kind === "%future added value" ? [] : [{ id, name: nameOf(role), kind, permissions }];
}

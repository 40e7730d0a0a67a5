import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { UserRoundCog } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { roleEditorQuery as EditorQuery } from "#/__generated__/roleEditorQuery.graphql";
import type { RoleList_role$key } from "#/__generated__/RoleList_role.graphql";
import type { RoleList_viewer$key } from "#/__generated__/RoleList_viewer.graphql";
import { AddButton } from "#/form/AddButton.tsx";
import { CountCell } from "#/list/cells.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import { listVariables } from "#/list/listAddress.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { TwoLines } from "#/list/TwoLines.tsx";
import { Badge } from "#/ui/Badge.tsx";
import { roleRules } from "../staffList.ts";
import { type NamedRole, useRoleName } from "../roleWords.ts";
import { RoleActions } from "./RoleActions.tsx";
import { roleEditor } from "./roleEditorQuery.ts";
import "../staff.css";

const loadDialogs = () => import("./roleDialogs.tsx");
const AddRole = lazy(async () => ({ default: (await loadDialogs()).AddRole }));

/** The list of roles: its columns and words. A company has at most fifty, so it has one page. */
export const roleList: ListDeclaration<
  RoleList_role$key,
  { readonly mayAdd: boolean; readonly listId: string }
> = {
  id: "roles",
  rules: roleRules,
  row: graphql`
    fragment RoleList_role on CompanyRole @throwOnFieldError {
      description
      kind
      isSystem
      basedOn {
        ...roleWords_role
      }
      ...roleWords_role
      permissions
      peopleCount
      ...RoleActions_role
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Role`,
      isName: true,
      minWidth: 208,
      cell: (role) => <RoleNameCell role={role} description={role.description} isSystem={role.isSystem} />,
    },
    { id: "kind", header: msg`For`, width: 132, cell: ({ kind }) => <KindCell kind={kind} /> },
    {
      id: "basedOn",
      header: msg`Made from`,
      minWidth: 128,
      isMuted: true,
      cell: ({ basedOn }) => (basedOn ? <NameOf role={basedOn} /> : "–"),
    },
    {
      id: "permissions",
      header: msg`Permissions`,
      width: 108,
      align: "end",
      cell: ({ permissions }) => <CountCell>{permissions.length}</CountCell>,
    },
    {
      id: "people",
      header: msg`People`,
      width: 84,
      align: "end",
      cell: ({ peopleCount }) => <CountCell>{peopleCount}</CountCell>,
    },
  ],
  actions: {
    width: 92,
    cell: (role, { mayAdd, listId }) => <RoleActions roleKey={role} mayAdd={mayAdd} listId={listId} />,
  },
  icon: UserRoundCog,
  texts: {
    title: msg`Roles`,
    lead: msg`What people of the company and of its locations may do.`,
    loading: msg`Loading roles`,
    search: msg`Search roles`,
    pages: msg`Pages of roles`,
    count: (roles) => <Plural value={roles.totalCount} one="# role" other="# roles" />,
    nothingYet: { title: msg`No roles yet`, text: msg`Roles appear here as soon as there are any.` },
    nothingMatches: { title: msg`No role matches`, text: msg`Try another word, or show all roles again.` },
  },
};

interface RoleNameCellProps {
  readonly role: NamedRole;
  readonly description: string | null | undefined;
  readonly isSystem: boolean;
}

function RoleNameCell({ role, description, isSystem }: RoleNameCellProps) {
  const { t } = useLingui();
  const name = useRoleName()(role);
  return (
    <TwoLines
      isName
      first={
        <>
          {name} {isSystem && <Badge>{t`Built in`}</Badge>}
        </>
      }
      second={description}
    />
  );
}

function NameOf({ role }: { role: NamedRole }) {
  return <span dir="auto">{useRoleName()(role)}</span>;
}

/** For whom a role is. */
function KindCell({ kind }: { kind: string }) {
  const { t } = useLingui();
  return kind === "LOCATION" ? t`A location` : t`The company`;
}

const exported: ListExport = (search, ids) => ({ roles: wholeList(listVariables(search, roleRules), ids) });

/** The roles that people can have. */
export function RoleList({ viewerKey }: { viewerKey: RoleList_viewer$key }) {
  const { t } = useLingui();
  const [editorRef, loadEditor] = useQueryLoader<EditorQuery>(roleEditor);
  const viewer = useFragment(
    graphql`
      fragment RoleList_viewer on Viewer @throwOnFieldError {
        permissions
        ...ExportButton_viewer
        roles(search: $search, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              ...roleWords_role
              ...RoleList_role
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { permissions, roles } = viewer;
  const nameOf = useRoleName();
  const mayAdd = permissions.includes("ROLE_CREATE");
  return (
    <ListScreen
      list={roleList}
      facts={{ mayAdd, listId: roles.__id }}
      totalCount={roles.totalCount}
      rows={roles.edges.map(({ node }) => ({ id: node.id, name: nameOf(node), key: node }))}
      hasHead={false}
      action={
        <>
          <ExportButton viewerKey={viewer} list={exported} />
          {mayAdd && (
            <AddButton label={t`Add role`} load={loadDialogs} onOpen={() => loadEditor({})}>
              {(onClose) =>
                editorRef && (
                  <AddRole editorRef={editorRef} sourceId={null} listId={roles.__id} onClose={onClose} />
                )
              }
            </AddButton>
          )}
        </>
      }
    />
  );
}

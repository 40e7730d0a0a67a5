import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import { lazy, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { rolesQuery as RolesQuery } from "#/__generated__/rolesQuery.graphql";
import type { StaffList_person$key } from "#/__generated__/StaffList_person.graphql";
import type { StaffList_viewer$key } from "#/__generated__/StaffList_viewer.graphql";
import { personAddress } from "#/app/addresses.ts";
import { AddButton } from "#/form/AddButton.tsx";
import { LocationCell, TextCell } from "#/list/cells.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import { wholeList } from "#/job/wholeList.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import Refusals from "#/list/Refusals.tsx";
import type { Refusal } from "#/relay/refusal.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { ChosenStaff } from "./bulk/ChosenStaff.tsx";
import { rolesQuery } from "./rolesQuery.ts";
import { StaffActions } from "./StaffActions.tsx";
import { LastSignInCell, PersonCell, RoleCell, TwoStepCell } from "./staffCells.tsx";
import { StaffFilterChips } from "./StaffFilterChips.tsx";
import { staffOfLocationVariables, staffRules, staffVariables } from "./staffList.ts";
import { StaffStatus } from "./StaffStatus.tsx";
import "./staff.css";

const loadDialogs = () => import("./staffDialogs.tsx");
const InviteStaff = lazy(async () => ({ default: (await loadDialogs()).InviteStaff }));

export type Kind = "COMPANY" | "LOCATION";

interface Facts {
  /** Whether the list has people of several locations. */
  readonly hasSellerColumn: boolean;
  /** Whether the viewer acts for the company, and says for which location somebody acts. */
  readonly hasSellers: boolean;
  readonly kind: Kind;
  readonly permissions: readonly string[];
  readonly onRefused: (refused: readonly Refusal[]) => void;
}

const row = graphql`
  fragment StaffList_person on StaffMember @throwOnFieldError {
    name
    title
    email
    pictureUrl
    seller {
      name
    }
    role {
      ...staffCells_role
    }
    status
    isMainAdministrator
    isViewer
    lastSignInAt
    twoStep
    ...StaffActions_person
  }
`;

type People = ListDeclaration<StaffList_person$key, Facts>;

const declared = {
  rules: staffRules,
  row,
  columns: [
    {
      id: "name",
      header: msg`Name`,
      isName: true,
      minWidth: 224,
      cell: ({ name, title, pictureUrl, isViewer, isMainAdministrator }) => (
        <PersonCell {...{ name, title, pictureUrl, isViewer }} isMain={isMainAdministrator} />
      ),
    },
    {
      id: "status",
      card: "aside",
      header: msg`Status`,
      width: 152,
      cell: ({ status }) => <StaffStatus status={status} />,
    },
    {
      id: "role",
      card: "fact",
      header: msg`Role`,
      minWidth: 128,
      cell: ({ role }) => <RoleCell roleKey={role} />,
    },
    {
      id: "email",
      yields: 4,
      header: msg`Email`,
      minWidth: 176,
      cell: ({ email }) => <TextCell>{email}</TextCell>,
    },
    {
      id: "seller",
      yields: 3,
      card: "fact",
      header: msg`Location`,
      minWidth: 144,
      isMuted: true,
      isShown: ({ hasSellerColumn }) => hasSellerColumn,
      cell: ({ seller }) => <LocationCell>{seller?.name}</LocationCell>,
    },
    {
      id: "lastSignIn",
      yields: 2,
      header: msg`Last sign-in`,
      width: 128,
      isMuted: true,
      cell: ({ lastSignInAt }) => <LastSignInCell at={lastSignInAt} />,
    },
    {
      id: "twoStep",
      yields: 1,
      header: msg`Two-step`,
      width: 92,
      isMuted: true,
      cell: ({ twoStep }) => <TwoStepCell state={twoStep} />,
    },
  ],
  actions: {
    width: 92,
    cell: (person, { hasSellers }) => <StaffActions personKey={person} hasSellers={hasSellers} />,
  },
  chosenActions: (chosen, { kind, permissions, onRefused }) => (
    <ChosenStaff {...{ chosen, kind, permissions, onRefused }} />
  ),
  icon: Users,
} as const satisfies Partial<People>;

const texts = {
  loading: msg`Loading people`,
  search: msg`Search people`,
  pages: msg`Pages of people`,
  count: (people: { readonly totalCount: number }) => (
    <Plural value={people.totalCount} one="# person" other="# people" />
  ),
  nothingMatches: {
    title: msg`Nobody matches`,
    text: msg`Try another word or filter, or show everybody again.`,
  },
};

/** The lists of people: their columns and words. */
export const staffLists: Readonly<Record<Kind, People>> = {
  COMPANY: {
    ...declared,
    id: "companyStaff",
    href: (id) => personAddress("COMPANY", id),
    texts: {
      ...texts,
      title: msg`User Admin`,
      table: msg`People of the company`,
      lead: msg`Who acts for the whole company, and what they may do.`,
      nothingYet: {
        title: msg`Nobody yet`,
        text: msg`Invite your colleagues: each signs in with their own address and password.`,
      },
    },
  },
  LOCATION: {
    ...declared,
    id: "locationStaff",
    href: (id) => personAddress("LOCATION", id),
    texts: {
      ...texts,
      title: msg`User Storage Location`,
      table: msg`People of locations`,
      lead: ({ hasSellers }) =>
        hasSellers
          ? msg`Who works at your locations, and what they may do there.`
          : msg`Who works at your location, and what they may do.`,
      nothingYet: {
        title: msg`Nobody works here yet`,
        text: msg`Invite who packs, sells or looks after products: each signs in with their own address.`,
      },
    },
  },
};

interface StaffListProps {
  readonly kind: Kind;
  readonly viewerKey: StaffList_viewer$key;
  /** The location whose page it is; null for all that the viewer sees. */
  readonly seller?: SelectOption | null;
  /** Where the page has a head of its own, it has the button too. */
  readonly hasHead?: boolean;
}

/** People of the company or of its locations. */
export function StaffList({ kind, viewerKey, seller = null, hasHead = true }: StaffListProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [rolesRef, loadRoles] = useQueryLoader<RolesQuery>(rolesQuery);
  const viewer = useFragment(
    graphql`
      fragment StaffList_viewer on Viewer
      @argumentDefinitions(staffKind: { type: "StaffKind!" })
      @throwOnFieldError {
        kind
        permissions
        ...ExportButton_viewer
        staff(
          kind: $staffKind
          search: $search
          filter: $filter
          orderBy: $orderBy
          first: $first
          offset: $offset
        ) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...StaffList_person
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { permissions, staff } = viewer;
  const hasSellers = viewer.kind === "OWNER";
  const hasSellerColumn = kind === "LOCATION" && hasSellers && seller === null;
  return (
    <>
      <Refusals refused={refused} onDismiss={() => setRefused([])} />
      <ListScreen
        list={staffLists[kind]}
        facts={{ hasSellerColumn, hasSellers, kind, permissions, onRefused: setRefused }}
        totalCount={staff.totalCount}
        rows={staff.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
        tools={<StaffFilterChips kind={kind} hasSellers={hasSellerColumn} />}
        hasHead={hasHead}
        action={
          <>
            <ExportButton
              viewerKey={viewer}
              list={(search, ids) => ({
                staff: {
                  kind,
                  ...wholeList(
                    seller === null ? staffVariables(search) : staffOfLocationVariables(search, seller.id),
                    ids,
                  ),
                },
              })}
            />
            {permissions.includes("PERSON_CREATE") && (
              <AddButton label={t`Invite`} load={loadDialogs} onOpen={() => loadRoles({ kind })}>
                {(onClose) =>
                  rolesRef && (
                    <InviteStaff {...{ kind, seller, hasSellers, rolesRef, onClose }} listId={staff.__id} />
                  )
                }
              </AddButton>
            )}
          </>
        }
      />
    </>
  );
}

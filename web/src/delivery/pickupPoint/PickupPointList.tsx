import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { MapPinned } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { pickupPointFieldsQuery } from "#/__generated__/pickupPointFieldsQuery.graphql";
import type { PickupPointList_point$key } from "#/__generated__/PickupPointList_point.graphql";
import type { PickupPointList_viewer$key } from "#/__generated__/PickupPointList_viewer.graphql";
import { pickupPointAddress } from "#/app/addresses.ts";
import { AddButton } from "#/form/AddButton.tsx";
import { LocationCell, NameCell } from "#/list/cells.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ImportButton } from "#/import/ImportButton.tsx";
import { ListScreen } from "#/list/ListScreen.tsx";
import { TwoLines } from "#/list/TwoLines.tsx";
import { PickupPointActions } from "./PickupPointActions.tsx";
import { Earliest, HoursToday, Waiting } from "./pickupPointCells.tsx";
import { pickupPointFields } from "./pickupPointFieldsQuery.ts";
import { PickupPointFilterChips } from "./PickupPointFilterChips.tsx";
import { pickupPointRules, pickupPointVariables } from "./pickupPointList.ts";
import { PickupPointStatus } from "./PickupPointStatus.tsx";

const loadDialogs = () => import("./pickupPointDialogs.tsx");
const AddPickupPoint = lazy(async () => ({ default: (await loadDialogs()).AddPickupPoint }));

interface Facts {
  readonly mayEdit: boolean;
}

/** The list of pickup points: its columns and words. */
export const pickupPointList: ListDeclaration<PickupPointList_point$key, Facts> = {
  id: "pickupPoints",
  variables: pickupPointVariables,
  rules: pickupPointRules,
  row: graphql`
    fragment PickupPointList_point on PickupPoint @throwOnFieldError {
      name
      seller {
        name
      }
      address {
        area
        province
        provinceCode
      }
      ...pickupPointCells_hours
      ...pickupPointCells_waiting
      ...pickupPointCells_earliest
      ...PickupPointStatus_point
      ...PickupPointActions_point
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Pickup Point`,
      isName: true,
      minWidth: 160,
      cell: ({ name }) => <NameCell>{name}</NameCell>,
    },
    {
      id: "status",
      card: "aside",
      header: msg`Status`,
      width: 132,
      cell: (point) => <PickupPointStatus pointKey={point} />,
    },
    {
      id: "seller",
      yields: 3,
      header: msg`Location`,
      minWidth: 112,
      cell: ({ seller }) => <LocationCell>{seller?.name}</LocationCell>,
    },
    {
      id: "place",
      yields: 4,
      card: "fact",
      header: msg`Place`,
      width: 132,
      cell: ({ address }) => (
        <TwoLines first={address.area ?? "–"} second={address.province ?? address.provinceCode} />
      ),
    },
    {
      id: "hours",
      yields: 1,
      card: "fact",
      header: msg`Hours today`,
      width: 164,
      cell: (point) => <HoursToday pointKey={point} />,
    },
    {
      id: "waiting",
      header: msg`Waiting there`,
      width: 132,
      align: "end",
      cell: (point) => <Waiting pointKey={point} />,
    },
    {
      id: "earliest",
      yields: 2,
      header: msg`Earliest day`,
      width: 124,
      cell: (point) => <Earliest pointKey={point} />,
    },
  ],
  actions: {
    width: 92,
    isShown: ({ mayEdit }) => mayEdit,
    cell: (point) => <PickupPointActions pointKey={point} />,
  },
  href: pickupPointAddress,
  icon: MapPinned,
  texts: {
    title: msg`Pickup Point`,
    lead: msg`Where customers collect what they bought, when it is open, and how much a day can take.`,
    loading: msg`Loading pickup points`,
    search: msg`Search pickup points`,
    pages: msg`Pages of pickup points`,
    count: (points) => <Plural value={points.totalCount} one="# pickup point" other="# pickup points" />,
    nothingYet: {
      title: msg`No pickup points yet`,
      text: msg`With one, customers can collect what they bought instead of waiting for it.`,
    },
    nothingMatches: {
      title: msg`No pickup point matches`,
      text: msg`Try another word or filter, or show all pickup points again.`,
    },
  },
};

const exported: ListExport = (search, ids) => ({
  pickupPoints: wholeList(pickupPointVariables(search), ids),
});

/** The pickup points of the company. */
export function PickupPointList({ viewerKey }: { viewerKey: PickupPointList_viewer$key }) {
  const { t } = useLingui();
  const [fieldsRef, loadFields] = useQueryLoader<pickupPointFieldsQuery>(pickupPointFields);
  const viewer = useFragment(
    graphql`
      fragment PickupPointList_viewer on Viewer @throwOnFieldError {
        permissions
        ...ImportButton_viewer
        ...ExportButton_viewer
        pickupPoints(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...PickupPointList_point
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { permissions, pickupPoints } = viewer;
  return (
    <ListScreen
      list={pickupPointList}
      facts={{
        mayEdit: permissions.includes("PICKUP_POINT_UPDATE") || permissions.includes("PICKUP_POINT_DELETE"),
      }}
      totalCount={pickupPoints.totalCount}
      rows={pickupPoints.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      tools={<PickupPointFilterChips />}
      action={
        <>
          <ImportButton viewerKey={viewer} kind="PICKUP_POINTS" />
          <ExportButton viewerKey={viewer} list={exported} />
          {permissions.includes("PICKUP_POINT_CREATE") && (
            <AddButton label={t`Add pickup point`} load={loadDialogs} onOpen={() => loadFields({})}>
              {(onClose) =>
                fieldsRef && (
                  <AddPickupPoint fieldsRef={fieldsRef} listId={pickupPoints.__id} onClose={onClose} />
                )
              }
            </AddButton>
          )}
        </>
      }
    />
  );
}

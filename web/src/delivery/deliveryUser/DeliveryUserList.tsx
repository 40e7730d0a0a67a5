import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Truck } from "lucide-react";
import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeliveryUserList_deliveryUser$key } from "#/__generated__/DeliveryUserList_deliveryUser.graphql";
import type { DeliveryUserList_viewer$key } from "#/__generated__/DeliveryUserList_viewer.graphql";
import { deliveryUserAddress } from "#/app/addresses.ts";
import { AddButton } from "#/form/AddButton.tsx";
import { CountCell, NameCell } from "#/list/cells.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { locationTabs } from "#/menu/locationTabs.ts";
import { DeliveryUserActions } from "./DeliveryUserActions.tsx";
import { LicenceUntil, LocationsCell, VehicleCell } from "./deliveryUserCells.tsx";
import { DeliveryUserFilters } from "./DeliveryUserFilters.tsx";
import { deliveryUserRules, deliveryUserVariables } from "./deliveryUserList.ts";
import { DeliveryUserStatus } from "./DeliveryUserStatus.tsx";
import { DutySwitch } from "./DutySwitch.tsx";
import "./deliveryUser.css";

// A location's people alone have it.
const SellerTabs = lazy(() => import("#/orders/list/SellerTabs.tsx"));
const loadDialogs = () => import("./deliveryUserDialogs.tsx");
const AddDeliveryUser = lazy(async () => ({ default: (await loadDialogs()).AddDeliveryUser }));

interface Facts {
  /** Whether the viewer acts for more than one location. */
  readonly hasSellers: boolean;
}

/** The list of delivery users: its columns and words. */
export const deliveryUserList: ListDeclaration<DeliveryUserList_deliveryUser$key, Facts> = {
  id: "deliveryUsers",
  variables: (search) => deliveryUserVariables(search),
  rules: deliveryUserRules,
  row: graphql`
    fragment DeliveryUserList_deliveryUser on DeliveryUser @throwOnFieldError {
      name
      phone
      vehicle
      vehicleNumber
      licenceExpiry
      isForAll
      sellers {
        name
      }
      openDeliveries
      deliveriesToday
      ...DutySwitch_deliveryUser
      ...DeliveryUserStatus_deliveryUser
      ...DeliveryUserActions_deliveryUser
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Name`,
      isName: true,
      minWidth: 144,
      cell: ({ name }) => <NameCell>{name}</NameCell>,
    },
    {
      id: "status",
      header: msg`Status`,
      width: 100,
      cell: (user) => <DeliveryUserStatus userKey={user} />,
    },
    {
      id: "duty",
      header: msg`On duty`,
      width: 80,
      cell: (user) => <DutySwitch userKey={user} />,
    },
    {
      id: "phone",
      header: msg`Phone`,
      width: 112,
      cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
    },
    {
      id: "vehicle",
      yields: 4,
      header: msg`Vehicle`,
      minWidth: 116,
      cell: ({ vehicle, vehicleNumber }) => <VehicleCell vehicle={vehicle} number={vehicleNumber} />,
    },
    {
      id: "licence",
      yields: 2,
      header: msg`Licence until`,
      width: 112,
      cell: ({ licenceExpiry }) => <LicenceUntil expiry={licenceExpiry} />,
    },
    {
      id: "locations",
      yields: 3,
      header: msg`Locations`,
      minWidth: 120,
      isMuted: true,
      isShown: ({ hasSellers }) => hasSellers,
      cell: ({ isForAll, sellers }) => <LocationsCell isForAll={isForAll} sellers={sellers} />,
    },
    {
      id: "open",
      header: msg`Carries`,
      width: 88,
      align: "end",
      cell: ({ openDeliveries }) => <CountCell>{openDeliveries}</CountCell>,
    },
    {
      id: "today",
      yields: 1,
      header: msg`Today`,
      width: 68,
      align: "end",
      cell: ({ deliveriesToday }) => <CountCell>{deliveriesToday}</CountCell>,
    },
  ],
  actions: {
    width: 96,
    cell: (user, { hasSellers }) => <DeliveryUserActions userKey={user} hasSellers={hasSellers} />,
  },
  href: deliveryUserAddress,
  icon: Truck,
  texts: {
    title: msg`Delivery User`,
    lead: ({ hasSellers }) =>
      hasSellers
        ? msg`Who brings orders to your customers, and what they carry now.`
        : msg`Who brings your location's orders to customers, and what they carry now.`,
    loading: msg`Loading delivery users`,
    search: msg`Search delivery users`,
    pages: msg`Pages of delivery users`,
    count: (users) => <Plural value={users.totalCount} one="# delivery user" other="# delivery users" />,
    nothingYet: {
      title: msg`No delivery users yet`,
      text: ({ hasSellers }) =>
        hasSellers
          ? msg`Add who brings orders: then orders can be assigned to them.`
          : msg`Nobody delivers for your location yet. Your company adds them.`,
    },
    nothingMatches: {
      title: msg`No delivery user matches`,
      text: msg`Try another word, or show all delivery users again.`,
    },
  },
};

const exported: ListExport = (search, ids) => ({
  deliveryUsers: wholeList(deliveryUserVariables(search), ids),
});

/** Who brings orders; a location's people see those who deliver for it. */
export function DeliveryUserList({ viewerKey }: { viewerKey: DeliveryUserList_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment DeliveryUserList_viewer on Viewer @throwOnFieldError {
        kind
        permissions
        offeredAreas
        ...ExportButton_viewer
        deliveryUsers(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...DeliveryUserList_deliveryUser
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { kind, permissions, offeredAreas, deliveryUsers } = viewer;
  const hasSellers = kind === "OWNER";
  const page = (
    <ListScreen
      list={deliveryUserList}
      facts={{ hasSellers }}
      totalCount={deliveryUsers.totalCount}
      rows={deliveryUsers.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      tools={<DeliveryUserFilters hasSellers={hasSellers} />}
      action={
        <>
          <ExportButton viewerKey={viewer} list={exported} />
          {permissions.includes("DELIVERY_USER_CREATE") && (
            <AddButton label={t`Add delivery user`} load={loadDialogs}>
              {(onClose) => <AddDeliveryUser listId={deliveryUsers.__id} onClose={onClose} />}
            </AddButton>
          )}
        </>
      }
    />
  );
  if (hasSellers) return page;
  return (
    <div className="delivery-user-pages">
      <div className="delivery-user-tabs">
        <Suspense>
          <SellerTabs current="deliveryUsers" tabs={locationTabs({ permissions, offeredAreas })} />
        </Suspense>
      </div>
      {page}
    </div>
  );
}

import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Warehouse } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { SellerList_seller$key } from "#/__generated__/SellerList_seller.graphql";
import type { SellerList_viewer$key } from "#/__generated__/SellerList_viewer.graphql";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { sellerAddress } from "#/app/addresses.ts";
import { AddButton } from "#/form/AddButton.tsx";
import { PercentageCell } from "#/list/cells.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { sellerRules, sellerVariables } from "../sellerList.ts";
import { SellerActions } from "./SellerActions.tsx";
import { SellerName, SellerProducts } from "./sellerCells.tsx";
import { sellerFields } from "./sellerFieldsQuery.ts";
import { SellerFilters } from "./SellerFilters.tsx";
import { SellerStatus } from "./SellerStatus.tsx";
import { TwoLines } from "#/list/TwoLines.tsx";
import "./seller.css";

const loadDialogs = () => import("../sellerDialogs.tsx");
const AddSeller = lazy(async () => ({ default: (await loadDialogs()).AddSeller }));

interface Facts {
  readonly mayEdit: boolean;
  /** The list on the screen. */
  readonly listId: string;
}

/** The list of locations: its columns and words. */
export const sellerList: ListDeclaration<SellerList_seller$key, Facts> = {
  id: "sellers",
  variables: (search) => sellerVariables(search),
  rules: sellerRules,
  row: graphql`
    fragment SellerList_seller on Seller @throwOnFieldError {
      gstinNumber
      commissionPercentage
      phone
      officeEmail
      address {
        area
        province
      }
      ...sellerCells_name
      ...sellerCells_products
      ...SellerStatus_seller
      ...SellerActions_seller
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Location`,
      isName: true,
      minWidth: 178,
      cell: (seller) => <SellerName sellerKey={seller} />,
    },
    {
      id: "status",
      card: "aside",
      header: msg`Status`,
      width: 152,
      cell: (seller) => <SellerStatus sellerKey={seller} />,
    },
    {
      id: "gstin",
      yields: 2,
      header: msg`GSTIN`,
      width: 156,
      isMuted: true,
      cell: ({ gstinNumber }) => gstinNumber ?? "–",
    },
    {
      id: "place",
      yields: 3,
      card: "fact",
      header: msg`Place`,
      width: 124,
      cell: ({ address }) => <TwoLines first={address.province ?? "–"} second={address.area} />,
    },
    {
      id: "contact",
      yields: 4,
      card: "fact",
      header: msg`Contact`,
      width: 168,
      cell: ({ phone, officeEmail }) => <TwoLines first={phone ?? "–"} second={officeEmail} />,
    },
    {
      id: "commission",
      yields: 1,
      header: msg`Commission`,
      width: 100,
      align: "end",
      cell: ({ commissionPercentage }) => <PercentageCell>{commissionPercentage}</PercentageCell>,
    },
    {
      id: "products",
      header: msg`Products`,
      width: 112,
      align: "end",
      cell: (seller) => <SellerProducts sellerKey={seller} />,
    },
  ],
  actions: {
    width: 92,
    isShown: ({ mayEdit }) => mayEdit,
    cell: (seller, { listId }) => <SellerActions sellerKey={seller} listId={listId} />,
  },
  href: sellerAddress,
  icon: Warehouse,
  texts: {
    title: msg`Storage Location`,
    lead: msg`The warehouses and stores that sell under your company. Open one to see its products.`,
    loading: msg`Loading locations`,
    search: msg`Search locations`,
    pages: msg`Pages of locations`,
    count: (sellers) => <Plural value={sellers.totalCount} one="# location" other="# locations" />,
    nothingYet: {
      title: msg`No locations yet`,
      text: msg`Warehouses and stores appear here as soon as your company has one.`,
    },
    nothingMatches: {
      title: msg`No location matches`,
      text: msg`Try another word, or show all locations again.`,
    },
  },
};

const exported: ListExport = (search, ids) => ({
  sellers: wholeList(sellerVariables(search), ids),
});

/** The warehouses and stores of the company. */
export function SellerList({ viewerKey }: { viewerKey: SellerList_viewer$key }) {
  const { t } = useLingui();
  const [fieldsRef, loadFields] = useQueryLoader<sellerFieldsQuery>(sellerFields);
  const viewer = useFragment(
    graphql`
      fragment SellerList_viewer on Viewer @throwOnFieldError {
        permissions
        offeredAreas
        ...ExportButton_viewer
        sellers(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...SellerList_seller
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { permissions, offeredAreas, sellers } = viewer;
  return (
    <ListScreen
      list={sellerList}
      facts={{
        mayEdit: permissions.includes("SELLER_UPDATE") || permissions.includes("SELLER_DELETE"),
        listId: sellers.__id,
      }}
      totalCount={sellers.totalCount}
      rows={sellers.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      tools={<SellerFilters />}
      action={
        <>
          {permissions.includes("SELLER_READ") && <ExportButton viewerKey={viewer} list={exported} />}
          {permissions.includes("SELLER_CREATE") && (
            <AddButton label={t`Add location`} load={loadDialogs} onOpen={() => loadFields({})}>
              {(onClose) =>
                fieldsRef && (
                  <AddSeller
                    fieldsRef={fieldsRef}
                    listId={sellers.__id}
                    mayInvite={offeredAreas.includes("LOCATION_INVITATIONS")}
                    onClose={onClose}
                  />
                )
              }
            </AddButton>
          )}
        </>
      }
    />
  );
}

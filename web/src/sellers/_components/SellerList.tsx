import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useNavigation } from "react-router";
import type { SellerList_viewer$key } from "#/__generated__/SellerList_viewer.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { useListAddress } from "#/list/useListAddress.ts";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { sellerListRules } from "../sellerList.ts";
import { SellerTable } from "./SellerTable.tsx";

/** Search, rows and pages of the company's locations. */
export function SellerList({ viewerKey }: { viewerKey: SellerList_viewer$key }) {
  const { t } = useLingui();
  const [list, change] = useListAddress(sellerListRules);
  const isBusy = useNavigation().state === "loading";
  const { sellers, permissions } = useFragment(
    graphql`
      fragment SellerList_viewer on Viewer @throwOnFieldError {
        permissions
        sellers(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            __typename
          }
          ...SellerTable_sellers
        }
      }
    `,
    viewerKey,
  );
  if (!sellers) return null;
  return (
    <>
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search locations`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={sellers.totalCount} one="# location" other="# locations" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of locations`}
            list={list}
            pageSizes={sellerListRules.pageSizes}
            totalCount={sellers.totalCount}
            shownCount={sellers.edges.length}
            onChange={change}
          />
        }
      >
        <SellerTable
          sellersKey={sellers}
          sort={list.sort}
          onSortChange={(sort) => change({ sort })}
          isBusy={isBusy}
          mayEdit={permissions.includes("SELLER_UPDATE") || permissions.includes("SELLER_DELETE")}
          onWiden={list.searchTerm === "" ? undefined : () => change({ searchTerm: "" })}
        />
      </TablePanel>
      <PageClamp {...list} totalCount={sellers.totalCount} onChange={change} />
    </>
  );
}

import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useNavigation } from "react-router";
import type { BannerList_viewer$key } from "#/__generated__/BannerList_viewer.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { pageSizesOf } from "#/list/listAddress.ts";
import { useListAddress } from "#/list/useListAddress.ts";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { bannerListRules } from "../bannerList.ts";
import { BannerTable } from "./BannerTable.tsx";
import "./banner.css";

/** Search, rows and pages of the company's banners. */
export function BannerList({ viewerKey }: { viewerKey: BannerList_viewer$key }) {
  const { t } = useLingui();
  const [list, change] = useListAddress(bannerListRules);
  const isBusy = useNavigation().state === "loading";
  const { banners, permissions } = useFragment(
    graphql`
      fragment BannerList_viewer on Viewer @throwOnFieldError {
        permissions
        banners(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            __typename
          }
          ...BannerTable_banners
        }
      }
    `,
    viewerKey,
  );
  return (
    <>
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search banners`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={banners.totalCount} one="# banner" other="# banners" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of banners`}
            list={list}
            pageSizes={pageSizesOf(bannerListRules)}
            totalCount={banners.totalCount}
            shownCount={banners.edges.length}
            onChange={change}
          />
        }
      >
        <BannerTable
          bannersKey={banners}
          mayUpdate={permissions.includes("BANNER_UPDATE")}
          mayDelete={permissions.includes("BANNER_DELETE")}
          sort={list.sort}
          onSortChange={(sort) => change({ sort })}
          isBusy={isBusy}
          onWiden={list.searchTerm === "" ? undefined : () => change({ searchTerm: "" })}
        />
      </TablePanel>
      <PageClamp {...list} totalCount={banners.totalCount} onChange={change} />
    </>
  );
}

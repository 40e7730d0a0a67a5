import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useNavigation } from "react-router";
import type { BrandList_viewer$key } from "#/__generated__/BrandList_viewer.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { useListAddress } from "#/list/useListAddress.ts";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { brandListRules } from "../brandList.ts";
import { BrandTable } from "./BrandTable.tsx";

/** Search, rows and pages of the company's brands. */
export function BrandList({ viewerKey }: { viewerKey: BrandList_viewer$key }) {
  const { t } = useLingui();
  const [list, change] = useListAddress(brandListRules);
  const isBusy = useNavigation().state === "loading";
  const { brands, permissions } = useFragment(
    graphql`
      fragment BrandList_viewer on Viewer @throwOnFieldError {
        permissions
        brands(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            __typename
          }
          ...BrandTable_brands
        }
      }
    `,
    viewerKey,
  );
  if (!brands) return null;
  return (
    <>
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search brands`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={brands.totalCount} one="# brand" other="# brands" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of brands`}
            list={list}
            pageSizes={brandListRules.pageSizes}
            totalCount={brands.totalCount}
            shownCount={brands.edges.length}
            onChange={change}
          />
        }
      >
        <BrandTable
          brandsKey={brands}
          sort={list.sort}
          onSortChange={(sort) => change({ sort })}
          isBusy={isBusy}
          mayEdit={permissions.includes("BRAND_UPDATE") || permissions.includes("BRAND_DELETE")}
          onWiden={list.searchTerm === "" ? undefined : () => change({ searchTerm: "" })}
        />
      </TablePanel>
      <PageClamp {...list} totalCount={brands.totalCount} onChange={change} />
    </>
  );
}

import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useNavigation } from "react-router";
import type { CollectionList_viewer$key } from "#/__generated__/CollectionList_viewer.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { pageSizesOf } from "#/list/listAddress.ts";
import { useListAddress } from "#/list/useListAddress.ts";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { collectionListRules } from "../collectionList.ts";
import { CollectionTable } from "./CollectionTable.tsx";
import "./collection.css";

/** Search, rows and pages of the company's collections. */
export function CollectionList({ viewerKey }: { viewerKey: CollectionList_viewer$key }) {
  const { t } = useLingui();
  const [list, change] = useListAddress(collectionListRules);
  const isBusy = useNavigation().state === "loading";
  const { collections } = useFragment(
    graphql`
      fragment CollectionList_viewer on Viewer @throwOnFieldError {
        collections(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            __typename
          }
          ...CollectionTable_collections
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
              label={t`Search collections`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={collections.totalCount} one="# collection" other="# collections" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of collections`}
            list={list}
            pageSizes={pageSizesOf(collectionListRules)}
            totalCount={collections.totalCount}
            shownCount={collections.edges.length}
            onChange={change}
          />
        }
      >
        <CollectionTable
          collectionsKey={collections}
          sort={list.sort}
          onSortChange={(sort) => change({ sort })}
          isBusy={isBusy}
          onWiden={list.searchTerm === "" ? undefined : () => change({ searchTerm: "" })}
        />
      </TablePanel>
      <PageClamp {...list} totalCount={collections.totalCount} onChange={change} />
    </>
  );
}

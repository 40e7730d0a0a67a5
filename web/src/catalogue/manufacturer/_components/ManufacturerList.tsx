import { Plural, useLingui } from "@lingui/react/macro";
import { startTransition } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { ManufacturerList_viewer$key } from "#/__generated__/ManufacturerList_viewer.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { useListAddress } from "#/list/useListAddress.ts";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { manufacturerListRules } from "../manufacturerList.ts";
import { ManufacturerTable } from "./ManufacturerTable.tsx";

interface ManufacturerListProps {
  readonly viewerKey: ManufacturerList_viewer$key;
  /** Whether the viewer sees manufacturers of more than one location. */
  readonly hasSellers: boolean;
  /** The location that the list is narrowed to. */
  readonly seller: SelectOption | null;
}

/** Search, location, rows and pages. */
export function ManufacturerList({ viewerKey, hasSellers, seller }: ManufacturerListProps) {
  const { t } = useLingui();
  const [list, change] = useListAddress(manufacturerListRules);
  const [, setSearch] = useSearchParams();
  const changeSearch = useSearchChange();
  const isBusy = useNavigation().state === "loading";
  const { manufacturers } = useFragment(
    graphql`
      fragment ManufacturerList_viewer on Viewer @throwOnFieldError {
        manufacturers(
          sellerId: $sellerId
          search: $search
          orderBy: $orderBy
          first: $first
          offset: $offset
        ) {
          totalCount
          edges {
            __typename
          }
          ...ManufacturerTable_manufacturers
        }
      }
    `,
    viewerKey,
  );
  if (!manufacturers) return null;
  const narrow = (option: SelectOption | null) =>
    startTransition(() =>
      changeSearch((current) => {
        const next = new URLSearchParams(current);
        next.delete("page");
        if (option === null) next.delete("seller");
        else next.set("seller", option.id);
        return next;
      }),
    );
  const isNarrowed = list.searchTerm !== "" || seller !== null;
  return (
    <>
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search manufacturers`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            {hasSellers && (
              <SellerPicker
                label={t`Location`}
                layout="inline"
                size="small"
                placeholder={t`All`}
                chosen={seller}
                onChoose={narrow}
              />
            )}
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={manufacturers.totalCount} one="# manufacturer" other="# manufacturers" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of manufacturers`}
            list={list}
            pageSizes={manufacturerListRules.pageSizes}
            totalCount={manufacturers.totalCount}
            shownCount={manufacturers.edges.length}
            onChange={change}
          />
        }
      >
        <ManufacturerTable
          manufacturersKey={manufacturers}
          hasSellers={hasSellers}
          sort={list.sort}
          onSortChange={(sort) => change({ sort })}
          isBusy={isBusy}
          onWiden={isNarrowed ? () => setSearch({}) : undefined}
        />
      </TablePanel>
      <PageClamp {...list} totalCount={manufacturers.totalCount} onChange={change} />
    </>
  );
}

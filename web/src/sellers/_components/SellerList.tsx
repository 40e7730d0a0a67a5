import { Plural, useLingui } from "@lingui/react/macro";
import { SearchX, Warehouse } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigation } from "react-router";
import type { SellerList_viewer$key } from "#/__generated__/SellerList_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { useListAddress } from "#/list/useListAddress.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { sellerListRules } from "../sellerList.ts";
import { sellerColumns } from "./sellerColumns.ts";
import { SellerRow } from "./SellerRow.tsx";
import "./seller.css";

/** Header, search, rows, pages. */
export function SellerList({ viewerKey }: { viewerKey: SellerList_viewer$key }) {
  const { t } = useLingui();
  const [list, change] = useListAddress(sellerListRules);
  const isBusy = useNavigation().state === "loading";
  const { sellers } = useFragment(
    graphql`
      fragment SellerList_viewer on Viewer @throwOnFieldError {
        sellers(search: $search, first: $first, offset: $offset) {
          totalCount
          edges {
            node {
              id
              ...SellerRow_seller
            }
          }
        }
      }
    `,
    viewerKey,
  );
  if (!sellers) return null;
  const { totalCount, edges } = sellers;
  const names: Record<string, string> = {
    name: t`Location`,
    type: t`Type`,
    gstin: t`GSTIN`,
    place: t`Place`,
    contact: t`Contact`,
    commission: t`Commission`,
    limit: t`Product limit`,
  };
  return (
    <ListPage
      title={t`Storage Location`}
      lead={t`The warehouses and stores that sell under your company. Open one to see its products.`}
    >
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
              <Plural value={totalCount} one="# location" other="# locations" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of locations`}
            list={list}
            pageSizes={sellerListRules.pageSizes}
            totalCount={totalCount}
            shownCount={edges.length}
            onChange={change}
          />
        }
      >
        <Table aria-label={t`Storage Location`} minWidth={1104} isBusy={isBusy}>
          <TableHeader>
            {sellerColumns.map(({ id, ...column }) => (
              <Column key={id} id={id} {...column} isRowHeader={id === "name"}>
                {names[id]}
              </Column>
            ))}
          </TableHeader>
          <TableBody
            items={edges.map(({ node }) => node)}
            emptyState={
              list.searchTerm === "" ? (
                <EmptyState icon={Warehouse} title={t`No locations yet`}>
                  {t`Warehouses and stores appear here as soon as your company has one.`}
                </EmptyState>
              ) : (
                <EmptyState
                  icon={SearchX}
                  title={t`No location matches`}
                  action={
                    <Button size="small" onPress={() => change({ searchTerm: "" })}>{t`Show all`}</Button>
                  }
                />
              )
            }
          >
            {(seller) => <SellerRow id={seller.id} sellerKey={seller} />}
          </TableBody>
        </Table>
      </TablePanel>
      <PageClamp {...list} totalCount={totalCount} onChange={change} />
    </ListPage>
  );
}

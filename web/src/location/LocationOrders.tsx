import { Plural, useLingui } from "@lingui/react/macro";
import { ReceiptText } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LocationOrders_viewer$key } from "#/__generated__/LocationOrders_viewer.graphql";
import { addresses, orderAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { AgoCell, TextCell } from "#/list/cells.tsx";
import { FulfilmentStatusBadge } from "#/orders/OrderBadges.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";

interface LocationOrdersProps {
  readonly viewerKey: LocationOrders_viewer$key;
  readonly sellerId: string;
}

/** What a location was asked to send last, and the way to what waits there. */
export function LocationOrders({ viewerKey, sellerId }: LocationOrdersProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { fulfilments } = useFragment(
    graphql`
      fragment LocationOrders_viewer on Viewer
      @argumentDefinitions(sellerId: { type: "ID!" })
      @throwOnFieldError {
        fulfilments(
          filter: { sellerId: $sellerId }
          orderBy: { field: PLACED_AT, direction: DESC }
          first: 10
        ) {
          totalCount
          edges {
            node {
              id
              number
              status
              customerName
              placedAt
              amounts {
                total
              }
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { edges, totalCount } = fulfilments;
  return (
    <TablePanel
      toolbar={
        <Toolbar>
          <ToolbarCount>
            <Plural value={totalCount} one="# order" other="# orders" />
          </ToolbarCount>
          <ToolbarSpace />
          <LinkButton
            size="small"
            icon={ReceiptText}
            href={`${addresses.pendingOrders}?${new URLSearchParams({ seller: sellerId })}`}
          >
            {t`Pending Orders`}
          </LinkButton>
        </Toolbar>
      }
    >
      <Table aria-label={t`Orders placed last`} minWidth={560}>
        <TableHeader>
          <Column id="number" isRowHeader width={148}>{t`Number`}</Column>
          <Column id="customer">{t`Customer`}</Column>
          <Column id="status" width={128}>{t`Status`}</Column>
          <Column id="placed" width={128}>{t`Placed`}</Column>
          <Column id="total" width={128} align="end">{t`Total`}</Column>
        </TableHeader>
        <TableBody
          items={edges.map(({ node }) => node)}
          emptyState={<EmptyState icon={ReceiptText} title={t`No orders yet`} />}
        >
          {({ id, number, status, customerName, placedAt, amounts }) => (
            <Row id={id} href={orderAddress(id)} textValue={number}>
              <Cell>{number}</Cell>
              <Cell>
                <TextCell>{customerName}</TextCell>
              </Cell>
              <Cell>
                <FulfilmentStatusBadge status={status} />
              </Cell>
              <Cell isMuted>
                <AgoCell>{placedAt}</AgoCell>
              </Cell>
              <Cell align="end">{money(amounts.total)}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </TablePanel>
  );
}

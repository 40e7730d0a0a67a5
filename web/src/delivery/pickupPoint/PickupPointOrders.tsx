import { Plural, useLingui } from "@lingui/react/macro";
import { PackageCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PickupPointOrders_viewer$key } from "#/__generated__/PickupPointOrders_viewer.graphql";
import { addresses, orderAddress } from "#/app/addresses.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { AgoCell, TextCell } from "#/list/cells.tsx";
import { TwoLines } from "#/list/TwoLines.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { useHourWords } from "./useHourWords.ts";

interface PickupPointOrdersProps {
  readonly viewerKey: PickupPointOrders_viewer$key;
  readonly pointId: string;
}

/** What waits at a pickup point, the longest waiting first, and the way to all of it. */
export function PickupPointOrders({ viewerKey, pointId }: PickupPointOrdersProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { dayOf } = useHourWords();
  const { fulfilments } = useFragment(
    graphql`
      fragment PickupPointOrders_viewer on Viewer
      @argumentDefinitions(pickupPointId: { type: "ID!" })
      @throwOnFieldError {
        fulfilments(
          filter: { pickupPointId: $pickupPointId, status: READY }
          orderBy: { field: STATUS_CHANGED_AT, direction: ASC }
          first: 10
        ) {
          totalCount
          edges {
            node {
              id
              number
              customerName
              customerPhone
              statusChangedAt
              keptUntil
              dueOnDelivery
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { edges, totalCount } = fulfilments;
  const today = businessToday();
  const keptUntil = (date: string | null | undefined) => {
    if (!date) return "–";
    const day = dayOf(date);
    return date < today ? (
      <TwoLines first={day} second={<span className="pickup-uncollected">{t`Bring back`}</span>} />
    ) : (
      day
    );
  };
  return (
    <TablePanel
      toolbar={
        <Toolbar>
          <ToolbarCount>
            <Plural value={totalCount} one="# order waits there" other="# orders wait there" />
          </ToolbarCount>
          <ToolbarSpace />
          <LinkButton
            size="small"
            icon={PackageCheck}
            href={`${addresses.despatchOrders}?${new URLSearchParams({ status: "READY", pickupPoint: pointId })}`}
          >
            {t`Despatch Orders`}
          </LinkButton>
        </Toolbar>
      }
    >
      <Table aria-label={t`What waits there`} minWidth={640}>
        <TableHeader>
          <Column id="number" isRowHeader width={148}>{t`Number`}</Column>
          <Column id="customer">{t`Customer`}</Column>
          <Column id="since" width={128}>{t`Since`}</Column>
          <Column id="until" width={140}>{t`Kept until`}</Column>
          <Column id="due" width={128} align="end">{t`To collect`}</Column>
        </TableHeader>
        <TableBody
          items={edges.map(({ node }) => node)}
          emptyState={<EmptyState icon={PackageCheck} title={t`Nothing waits there`} />}
        >
          {(part) => (
            <Row id={part.id} href={orderAddress(part.id)} textValue={part.number}>
              <Cell>{part.number}</Cell>
              <Cell>
                <TwoLines first={<TextCell>{part.customerName}</TextCell>} second={part.customerPhone} />
              </Cell>
              <Cell isMuted>
                <AgoCell>{part.statusChangedAt}</AgoCell>
              </Cell>
              <Cell>{keptUntil(part.keptUntil)}</Cell>
              <Cell align="end">{Number(part.dueOnDelivery) === 0 ? "–" : money(part.dueOnDelivery)}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </TablePanel>
  );
}

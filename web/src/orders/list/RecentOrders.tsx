import { Plural, useLingui } from "@lingui/react/macro";
import { ReceiptText } from "lucide-react";
import { Suspense, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { RecentOrdersQuery } from "#/__generated__/RecentOrdersQuery.graphql";
import { addresses, orderAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { AgoCell, TextCell } from "#/list/cells.tsx";
import { ShortList } from "#/list/ShortList.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { FulfilmentStatusBadge } from "../OrderBadges.tsx";

const query = graphql`
  query RecentOrdersQuery($filter: FulfilmentFilter!) @throwOnFieldError {
    viewer {
      fulfilments(filter: $filter, orderBy: { field: PLACED_AT, direction: DESC }, first: 10) {
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
  }
`;

interface RecentOrdersProps {
  /** Of which record: the filter of the lists of orders that names it, by its id. */
  readonly of: { readonly filter: "seller" | "product"; readonly id: string };
}

/** What was ordered last of a location or a product, and the way to what waits. It is read when its tab is opened. */
export default function RecentOrders({ of: { filter, id } }: RecentOrdersProps) {
  const [queryRef, load] = useQueryLoader<RecentOrdersQuery>(query);
  useEffect(
    () => load({ filter: { [`${filter}Id`]: id } }, { fetchPolicy: "store-and-network" }),
    [load, filter, id],
  );
  const skeleton = <Skeleton shape="box" height={320} />;
  return (
    <Suspense fallback={skeleton}>
      {queryRef ? (
        <Loaded
          queryRef={queryRef}
          allHref={`${addresses.pendingOrders}?${filter}=${encodeURIComponent(id)}`}
        />
      ) : (
        skeleton
      )}
    </Suspense>
  );
}

interface LoadedProps {
  readonly queryRef: PreloadedQuery<RecentOrdersQuery>;
  readonly allHref: string;
}

function Loaded({ queryRef, allHref }: LoadedProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { viewer } = usePreloadedQuery<RecentOrdersQuery>(query, queryRef);
  const orders = viewer?.fulfilments;
  if (!orders) return null;
  const { totalCount, edges } = orders;
  return (
    <ShortList
      label={t`Orders placed last`}
      icon={ReceiptText}
      count={<Plural value={totalCount} one="# order" other="# orders" />}
      link={{ text: t`Pending Orders`, href: allHref }}
      minWidth={560}
      columns={[
        { id: "number", header: t`Number`, width: 148 },
        { id: "customer", header: t`Customer` },
        { id: "status", header: t`Status`, width: 128 },
        { id: "placed", header: t`Placed`, width: 128 },
        { id: "total", header: t`Total`, width: 128, align: "end" },
      ]}
      items={edges.map(({ node }) => node)}
      nothingYet={t`No orders yet`}
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
    </ShortList>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { orderCountsQuery as Query } from "#/__generated__/orderCountsQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { orderCountsQuery, useLiveCounts } from "./orderCounts.ts";

interface SellerTabsProps {
  readonly current: "products" | "orders" | "deliveryUsers";
  /** Whether they see who delivers for them. */
  readonly hasDelivery: boolean;
}

/** What a location's people work on. Their menu has two links only, so the ways to orders and to who brings them stand on the list of products. */
export default function SellerTabs(props: SellerTabsProps) {
  const [queryRef, load] = useQueryLoader<Query>(orderCountsQuery);
  useEffect(() => load({}), [load]);
  useLiveCounts();
  const uncounted = <Tabs {...props} waiting={null} />;
  if (!queryRef) return uncounted;
  return (
    <ErrorBoundary fallback={() => uncounted}>
      <Suspense fallback={uncounted}>
        <CountedTabs {...props} queryRef={queryRef} />
      </Suspense>
    </ErrorBoundary>
  );
}

function CountedTabs({ queryRef, ...props }: SellerTabsProps & { queryRef: PreloadedQuery<Query> }) {
  const { viewer } = usePreloadedQuery<Query>(orderCountsQuery, queryRef);
  const counts = viewer?.fulfilmentCounts;
  return <Tabs {...props} waiting={counts ? counts.pending + counts.accepted : null} />;
}

function Tabs({ current, hasDelivery, waiting }: SellerTabsProps & { readonly waiting: number | null }) {
  const { t } = useLingui();
  const { count } = useFormats();
  return (
    <TabLinks
      label={t`Products and orders`}
      currentId={current}
      links={[
        { id: "products", title: t`Products`, href: addresses.products },
        {
          id: "orders",
          title: waiting === null ? t`Orders` : t`Orders (${count(waiting)})`,
          href: addresses.pendingOrders,
        },
        ...(hasDelivery
          ? [{ id: "deliveryUsers" as const, title: t`Delivery users`, href: addresses.deliveryUsers }]
          : []),
      ]}
    />
  );
}

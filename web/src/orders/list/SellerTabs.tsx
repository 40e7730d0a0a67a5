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
  readonly current: "products" | "orders";
}

/** What a location's people work on. Their menu has two links only, so the way to orders stands on the list of products. */
export default function SellerTabs({ current }: SellerTabsProps) {
  const [queryRef, load] = useQueryLoader<Query>(orderCountsQuery);
  useEffect(() => load({}), [load]);
  useLiveCounts();
  const uncounted = <Tabs current={current} waiting={null} />;
  if (!queryRef) return uncounted;
  return (
    <ErrorBoundary fallback={() => uncounted}>
      <Suspense fallback={uncounted}>
        <CountedTabs current={current} queryRef={queryRef} />
      </Suspense>
    </ErrorBoundary>
  );
}

function CountedTabs({ current, queryRef }: SellerTabsProps & { queryRef: PreloadedQuery<Query> }) {
  const { viewer } = usePreloadedQuery<Query>(orderCountsQuery, queryRef);
  const counts = viewer?.fulfilmentCounts;
  return <Tabs current={current} waiting={counts ? counts.pending + counts.accepted : null} />;
}

function Tabs({ current, waiting }: SellerTabsProps & { readonly waiting: number | null }) {
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
      ]}
    />
  );
}

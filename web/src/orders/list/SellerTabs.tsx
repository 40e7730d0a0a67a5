import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { orderCountsQuery as Query } from "#/__generated__/orderCountsQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import type { LocationTab } from "#/menu/locationTabs.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { orderCountsQuery, useLiveCounts } from "./orderCounts.ts";

interface SellerTabsProps {
  readonly current: LocationTab;
  /** Those that the viewer has; nothing where it is the list of products alone. */
  readonly tabs: readonly LocationTab[];
}

/** What a location's people work on. Their menu has two links only, so the ways to the rest stand on the list of products. */
export default function SellerTabs({ current, tabs }: SellerTabsProps) {
  if (tabs.length < 2) return null;
  const uncounted = <Tabs current={current} tabs={tabs} waiting={null} />;
  return tabs.includes("orders") ? (
    <TabsOfOrders current={current} tabs={tabs} uncounted={uncounted} />
  ) : (
    uncounted
  );
}

interface TabsOfOrdersProps extends SellerTabsProps {
  readonly uncounted: ReactNode;
}

/** With how many orders wait. */
function TabsOfOrders({ uncounted, ...props }: TabsOfOrdersProps) {
  const [queryRef, load] = useQueryLoader<Query>(orderCountsQuery);
  useEffect(() => load({}), [load]);
  useLiveCounts();
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

function Tabs({ current, tabs, waiting }: SellerTabsProps & { readonly waiting: number | null }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const titles: Readonly<Record<LocationTab, string>> = {
    products: t`Products`,
    orders: waiting === null ? t`Orders` : t`Orders (${count(waiting)})`,
    deliveryUsers: t`Delivery users`,
    people: t`People`,
  };
  const hrefs: Readonly<Record<LocationTab, string>> = {
    products: addresses.products,
    orders: addresses.pendingOrders,
    deliveryUsers: addresses.deliveryUsers,
    people: addresses.locationUsers,
  };
  return (
    <TabLinks
      label={t`Products and orders`}
      currentId={current}
      links={tabs.map((id) => ({ id, title: titles[id], href: hrefs[id] }))}
    />
  );
}

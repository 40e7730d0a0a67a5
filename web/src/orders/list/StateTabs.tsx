import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useLocation, useSearchParams } from "react-router";
import type { StateTabs_viewer$key } from "#/__generated__/StateTabs_viewer.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { fulfilmentStatusNames } from "../orderWords.ts";
import { useLiveCounts } from "./orderCounts.ts";
import { type OrderTab, orderTabs, type OrderView, tabOf } from "./orderLists.ts";

const names = { ...fulfilmentStatusNames, LATE: msg`Late` };
interface StateTabsProps {
  readonly view: OrderView;
  readonly viewerKey: StateTabs_viewer$key;
}

/** The states of a list with how many stand in each, whatever else narrows the list. Other filters stay. */
export function StateTabs({ view, viewerKey }: StateTabsProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  useLiveCounts();
  const { fulfilmentCounts: counts } = useFragment(
    graphql`
      fragment StateTabs_viewer on Viewer {
        fulfilmentCounts {
          pending
          accepted
          packed
          ready
          out
          delivered
          returned
          cancelled
          late
        }
      }
    `,
    viewerKey,
  );
  const href = (tab: OrderTab | null) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (tab === null) next.delete("status");
    else next.set("status", tab);
    return next.size === 0 ? pathname : `${pathname}?${next}`;
  };
  const counted: Readonly<Record<OrderTab, number>> | null | undefined = counts && {
    PENDING: counts.pending,
    ACCEPTED: counts.accepted,
    PACKED: counts.packed,
    READY: counts.ready,
    OUT: counts.out,
    DELIVERED: counts.delivered,
    RETURNED: counts.returned,
    CANCELLED: counts.cancelled,
    LATE: counts.late,
  };
  const title = (tab: OrderTab) => {
    const name = t(names[tab]);
    return counted ? t`${name} (${count(counted[tab])})` : name;
  };
  return (
    <TabLinks
      label={t`States`}
      currentId={tabOf(view, search) ?? "ALL"}
      links={[
        { id: "ALL", title: t`All`, href: href(null) },
        ...orderTabs[view].map((tab) => ({ id: tab, title: title(tab), href: href(tab) })),
      ]}
    />
  );
}

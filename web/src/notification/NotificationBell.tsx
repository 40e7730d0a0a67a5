import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Bell } from "lucide-react";
import { lazy, startTransition, Suspense, useState } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import NotificationPanelQuery from "#/__generated__/NotificationPanelQuery$parameters.ts";
import type { NotificationPanelQuery as PanelQuery } from "#/__generated__/NotificationPanelQuery.graphql";
import type { NotificationBell_viewer$key } from "#/__generated__/NotificationBell_viewer.graphql";
import { CountButton } from "#/ui/CountButton.tsx";
import { useCountInTitle } from "./useCountInTitle.ts";

const NotificationPanel = lazy(() => import("./NotificationPanel.tsx"));

/** The header's bell: how many notices are new, and a panel with all of them. */
export function NotificationBell({ viewerKey }: { readonly viewerKey: NotificationBell_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment NotificationBell_viewer on Viewer {
        unseenNotificationCount
      }
    `,
    viewerKey,
  );
  const count = viewer.unseenNotificationCount ?? 0;
  useCountInTitle(count);
  const [isOpen, setIsOpen] = useState(false);
  const [isUnreadOnly, setIsUnreadOnly] = useState(false);
  const [queryRef, load] = useQueryLoader<PanelQuery>(NotificationPanelQuery);
  const read = (unreadOnly: boolean) =>
    load({ unread: unreadOnly ? true : null }, { fetchPolicy: "store-and-network" });
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) read(isUnreadOnly);
        setIsOpen(open);
      }}
    >
      <CountButton
        icon={Bell}
        label={t`Notifications`}
        count={count}
        countText={t`${plural(count, { one: "# new", other: "# new" })}`}
      />
      <Suspense fallback={null}>
        {queryRef && (
          <NotificationPanel
            queryRef={queryRef}
            isUnreadOnly={isUnreadOnly}
            onUnreadOnlyChange={(unreadOnly) => {
              setIsUnreadOnly(unreadOnly);
              startTransition(() => read(unreadOnly));
            }}
            onReload={() => read(isUnreadOnly)}
            onFollow={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </DialogTrigger>
  );
}

import { useLingui } from "@lingui/react/macro";
import { BellRing, CheckCheck } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { graphql } from "react-relay";
import { usePages } from "#/relay/usePages.ts";
import type { NotificationList_viewer$key } from "#/__generated__/NotificationList_viewer.graphql";
import type { NotificationListQuery } from "#/__generated__/NotificationListQuery.graphql";
import { businessToday } from "#/i18n/businessToday.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { useMarkRead, useMarkSeen } from "../notificationMutations.ts";
import { type Notification, readNotification } from "../readNotification.ts";
import { NotificationRow } from "./NotificationRow.tsx";

interface NotificationListProps {
  readonly viewerKey: NotificationList_viewer$key;
  readonly isUnreadOnly: boolean;
  readonly onFollow: () => void;
}

/** The notices of today and those before, the newest first; older ones follow on a press. Whoever looks at it has seen them. */
export function NotificationList({ viewerKey, isUnreadOnly, onFollow }: NotificationListProps) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    NotificationListQuery,
    NotificationList_viewer$key
  >(
    graphql`
      fragment NotificationList_viewer on Viewer
      @refetchable(queryName: "NotificationListQuery")
      @argumentDefinitions(
        unread: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @throwOnFieldError {
        unseenNotificationCount
        notifications(filter: { unread: $unread }, first: $count, after: $cursor)
          @connection(key: "NotificationList_notifications", filters: ["filter"]) {
          edges {
            node {
              id
              ...readNotification_notification
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const list = useRef<HTMLDivElement>(null);
  const markRead = useMarkRead();
  useSeen(data.unseenNotificationCount ?? 0);
  const all = (data.notifications?.edges ?? []).map(({ node }) => readNotification(node));
  const shown = isUnreadOnly ? all.filter(({ isRead }) => !isRead) : all;
  const isEmpty = shown.length === 0;
  useNextPage(isEmpty && hasNext, () => loadNext(50));
  const today = businessToday();
  const isOfToday = ({ happenedAt }: Notification) =>
    happenedAt != null && businessToday(Date.parse(happenedAt)) === today;
  const groups = [
    { title: t`Today`, rows: shown.filter(isOfToday) },
    { title: t`Earlier`, rows: shown.filter((one) => !isOfToday(one)) },
  ].filter(({ rows }) => rows.length > 0);

  /** A row that goes, or its button, hands the focus on to the next one. */
  const readOne = (id: string, index: number) => {
    const links = list.current?.querySelectorAll<HTMLElement>(".notices-link");
    const next = isUnreadOnly ? (links?.[index + 1] ?? links?.[index - 1]) : links?.[index];
    (next ?? list.current)?.focus();
    void markRead([id]);
  };
  return (
    <div className="notices-body" ref={list} tabIndex={-1}>
      {all.some(({ isRead }) => !isRead) && (
        <Button
          variant="quiet"
          size="small"
          icon={CheckCheck}
          onPress={() => {
            list.current?.focus();
            void markRead(null);
          }}
        >
          {t`Mark all as read`}
        </Button>
      )}
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onRead={() => readOne(notification.id, shown.indexOf(notification))}
                onFollow={() => {
                  if (!notification.isRead) void markRead([notification.id]);
                  onFollow();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {isEmpty && !hasNext && (
        <EmptyState icon={BellRing} title={isUnreadOnly ? t`Nothing unread` : t`Nothing yet`}>
          {isUnreadOnly
            ? t`You have read everything.`
            : t`What happens in your part of the back office will be told here.`}
        </EmptyState>
      )}
      {hasNext && (
        <div className="notices-more">
          <Button size="small" isPending={isLoadingNext} onPress={() => loadNext(50)}>
            {t`Show older ones`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Asks for older ones once the last row has gone, and not again where they do not come: then the button is there. */
function useNextPage(isWanted: boolean, load: () => void): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (isWanted) loadNow();
  }, [isWanted]);
}

/** Notes that there is nothing new any more. Nobody asked for it, so nobody needs to hear that it failed. */
function useSeen(unseen: number): void {
  const [markSeen] = useMarkSeen();
  const mark = useEffectEvent((): Promise<MutationError | null | undefined> => markSeen());
  useEffect(() => {
    if (unseen > 0) void mark();
  }, [unseen]);
}

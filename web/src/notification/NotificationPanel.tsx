import { useLingui } from "@lingui/react/macro";
import { Settings } from "lucide-react";
import { Suspense } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { NotificationPanelQuery } from "#/__generated__/NotificationPanelQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { ReloadContext } from "#/relay/useReload.ts";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { NotificationList } from "./_components/NotificationList.tsx";
import { NotificationListSkeleton } from "./_components/NotificationListSkeleton.tsx";
import "./notification.css";

const query = graphql`
  query NotificationPanelQuery($unread: Boolean) @preloadable {
    viewer {
      __typename
      ...NotificationList_viewer @arguments(unread: $unread)
    }
  }
`;

interface NotificationPanelProps {
  readonly queryRef: PreloadedQuery<NotificationPanelQuery>;
  readonly isUnreadOnly: boolean;
  readonly onUnreadOnlyChange: (isUnreadOnly: boolean) => void;
  readonly onReload: () => void;
  /** Somebody goes where a notice leads. */
  readonly onFollow: () => void;
}

/** The notices under the bell. A press outside and Escape close it. */
export default function NotificationPanel({
  queryRef,
  isUnreadOnly,
  onUnreadOnlyChange,
  onReload,
  onFollow,
}: NotificationPanelProps) {
  const { t } = useLingui();
  const title = t`Notifications`;
  return (
    <Popover placement="bottom end">
      <Dialog className="notices" aria-label={title}>
        <header className="notices-head">
          <h2>{title}</h2>
          <ToggleButtonGroup
            aria-label={t`Which notifications`}
            className="notices-filter"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[isUnreadOnly ? "unread" : "all"]}
            onSelectionChange={(keys) => onUnreadOnlyChange(keys.has("unread"))}
          >
            <ToggleButton id="all">{t`All`}</ToggleButton>
            <ToggleButton id="unread">{t`Unread`}</ToggleButton>
          </ToggleButtonGroup>
        </header>
        <ReloadContext value={onReload}>
          <SectionBoundary>
            <Suspense fallback={<NotificationListSkeleton />}>
              <Notifications queryRef={queryRef} isUnreadOnly={isUnreadOnly} onFollow={onFollow} />
            </Suspense>
          </SectionBoundary>
        </ReloadContext>
        <footer className="notices-foot">
          <Link href={addresses.notifications} onPress={onFollow}>
            <Icon of={Settings} size={14} />
            {t`Choose what you are told of`}
          </Link>
        </footer>
      </Dialog>
    </Popover>
  );
}

function Notifications({
  queryRef,
  isUnreadOnly,
  onFollow,
}: Pick<NotificationPanelProps, "queryRef" | "isUnreadOnly" | "onFollow">) {
  const { viewer } = usePreloadedQuery<NotificationPanelQuery>(query, queryRef);
  return viewer && <NotificationList viewerKey={viewer} isUnreadOnly={isUnreadOnly} onFollow={onFollow} />;
}

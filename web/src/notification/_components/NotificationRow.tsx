import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormats } from "#/i18n/useFormats.ts";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { isKnownKind, kinds, otherKind } from "../kinds.ts";
import type { Notification } from "../readNotification.ts";
import { addressOf, useNotificationWords } from "../useNotificationWords.ts";

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onFollow: () => void;
}

/** One notice: what has happened, where and when; a press goes there. */
export function NotificationRow({ notification, onRead, onFollow }: NotificationRowProps) {
  const { t } = useLingui();
  const { ago, moment } = useFormats();
  const sentence = useNotificationWords()(notification);
  const { kind, happenedAt, locationName, isRead } = notification;
  const { icon, tone } = isKnownKind(kind) ? kinds[kind] : otherKind;
  return (
    <li className="notices-row" data-unread={!isRead || undefined}>
      <Link className="notices-link" href={addressOf(notification)} onPress={onFollow}>
        <span className="notices-icon" data-tone={tone}>
          <Icon of={icon} size={16} />
        </span>
        <span className="notices-text">
          {!isRead && <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
          <span className="notices-sentence">{sentence}</span>{" "}
          <span className="notices-meta">
            {happenedAt != null && (
              <time dateTime={happenedAt} title={moment(happenedAt)}>
                {ago(Date.parse(happenedAt))}
              </time>
            )}
            {locationName != null && (
              <>
                {" "}
                <span>{locationName}</span>
              </>
            )}
          </span>
        </span>
      </Link>
      {!isRead && (
        <IconButton icon={Check} size="small" label={t`Mark as read: ${sentence}`} onPress={onRead} />
      )}
    </li>
  );
}

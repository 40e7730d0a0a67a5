import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { NotifierContext } from "#/relay/Notifier.ts";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { isKnownKind, kinds } from "./kinds.ts";
import { newsOf } from "./News.ts";
import type { Notification } from "./readNotification.ts";
import { Spoken } from "./Spoken.ts";
import { useNotificationWords } from "./useNotificationWords.ts";

/** Tells of what has just come: the few kinds that cannot wait over the page, the others to who listens to it. */
export function NotificationNews() {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const words = useNotificationWords();
  const [sentence, setSentence] = useState("");
  const say = useEffectEvent((notifications: readonly Notification[]) => {
    const [only] = notifications;
    const isOne = notifications.length === 1 && only !== undefined;
    setSentence(
      isOne
        ? words(only)
        : t`${plural(notifications.length, { one: "# new notification", other: "# new notifications" })}`,
    );
  });
  // A toast is read aloud by itself.
  const toast = useEffectEvent((notification: Notification): boolean => {
    const how = isKnownKind(notification.kind) ? kinds[notification.kind].toast : undefined;
    if (how === "failure") notifier.failure(words(notification));
    if (how === "news") notifier.information(words(notification));
    return how !== undefined;
  });
  useEffect(() => {
    const spoken = new Spoken(say);
    const end = newsOf(environment).subscribe((notification) => {
      if (!toast(notification)) spoken.add(notification);
    });
    return () => {
      end();
      spoken.stop();
    };
  }, [environment]);
  return <VisuallyHidden isStatus>{sentence}</VisuallyHidden>;
}

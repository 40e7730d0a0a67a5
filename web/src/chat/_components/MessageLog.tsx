import { useLingui } from "@lingui/react/macro";
import { ArrowDown, MessageCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { MessageLog_message$key } from "#/__generated__/MessageLog_message.graphql";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { dayGroups } from "../dayGroups.ts";
import type { Deliver } from "../Outbox.ts";
import { unarrived } from "../unarrived.ts";
import { useChat, useIsTyping } from "../useChat.ts";
import { useStickToEnd } from "../useStickToEnd.ts";
import { MessageDay } from "./MessageDay.tsx";
import { TypingDots } from "./TypingDots.tsx";
import { UnsentMessages } from "./UnsentMessages.tsx";
import "./messages.css";

interface MessageLogProps {
  readonly personId: string;
  readonly personName: string;
  /** The oldest first. */
  readonly messageKeys: MessageLog_message$key;
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly onEarlier: () => void;
  /** Sends once more what could not be sent. */
  readonly deliver: Deliver;
}

/** What was written, by days, the newest at the end. New messages are read aloud; earlier ones are not. */
export function MessageLog(props: MessageLogProps) {
  const { personId, personName, messageKeys, hasEarlier, isLoadingEarlier, onEarlier, deliver } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { outbox } = useChat();
  const isTyping = useIsTyping(personId);
  const messages = useFragment(
    graphql`
      fragment MessageLog_message on ChatMessage @relay(plural: true) {
        id
        text
        sentAt
        isMine
        isSeen
        ...MessageDay_message
      }
    `,
    messageKeys,
  );
  const arrived = messages.map(({ id, text, isMine }) => ({ id, text, isMine }));
  const unsent = unarrived(
    useSyncExternalStore(outbox.subscribe, () => outbox.to(personId)),
    arrived,
  );
  const days = dayGroups(messages, ({ sentAt }) => formats.day(sentAt));
  const lastUnsent = unsent.at(-1);
  const { box, onScroll, hasMoreBelow, goToEnd } = useStickToEnd({
    firstId: messages[0]?.id ?? null,
    lastId: lastUnsent?.key ?? arrived.at(-1)?.id ?? null,
    isLastMine: lastUnsent !== undefined || arrived.at(-1)?.isMine === true,
    onNearStart: () => hasEarlier && !isLoadingEarlier && onEarlier(),
  });
  return (
    <div className="chat-log-frame">
      <div
        ref={box}
        className="chat-log"
        role="log"
        aria-label={t`Messages with ${personName}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard could not scroll here
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasEarlier && (
          <div className="chat-earlier">
            <Button size="small" isPending={isLoadingEarlier} pendingLabel={t`Loading`} onPress={onEarlier}>
              {t`Earlier messages`}
            </Button>
          </div>
        )}
        {days.length + unsent.length === 0 && (
          <EmptyState icon={MessageCircle} title={t`No messages yet`}>
            {t`Write the first one to ${personName}.`}
          </EmptyState>
        )}
        {days.map(({ day, messages: ofDay }) => (
          <MessageDay
            key={day}
            messageKeys={ofDay}
            personName={personName}
            lastSeenId={messages.findLast(({ isMine, isSeen }) => isMine && isSeen)?.id}
          />
        ))}
        <UnsentMessages
          messages={unsent}
          onRetry={(message) => outbox.retry(message, deliver)}
          onDiscard={(message) => outbox.discard(message)}
        />
        {isTyping && <TypingDots />}
      </div>
      {hasMoreBelow && (
        <div className="chat-more-below">
          <Button size="small" icon={ArrowDown} onPress={goToEnd}>
            {t`New messages`}
          </Button>
        </div>
      )}
    </div>
  );
}

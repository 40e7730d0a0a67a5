import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MessageDay_message$key } from "#/__generated__/MessageDay_message.graphql";
import { messageBlocks } from "../messageBlocks.ts";
import { useDayName } from "../useMessageTime.ts";
import { Message } from "./Message.tsx";
import "./messages.css";

interface MessageDayProps {
  /** The messages of one day, the oldest first. */
  readonly messageKeys: MessageDay_message$key;
  readonly personName: string;
  /** The last message of all that the person has seen. */
  readonly lastSeenId: string | undefined;
}

/** The messages of one day under its name, those of one sender shortly after each other as one block. */
export function MessageDay({ messageKeys, personName, lastSeenId }: MessageDayProps) {
  const { t } = useLingui();
  const dayName = useDayName();
  const messages = useFragment(
    graphql`
      fragment MessageDay_message on ChatMessage @relay(plural: true) {
        id
        sentAt
        isMine
        ...Message_message
      }
    `,
    messageKeys,
  );
  return (
    <section className="chat-day">
      <h3 className="chat-day-name">{dayName(messages[0]?.sentAt ?? "")}</h3>
      {messageBlocks(messages).map((block) => {
        const isMine = block[0]?.isMine === true;
        return (
          <ul key={block[0]?.id} className="chat-block" data-mine={isMine || undefined}>
            {block.map((message) => (
              <Message
                key={message.id}
                messageKey={message}
                sender={isMine ? t`You` : personName}
                isLast={message === block.at(-1)}
                saysSeen={message.id === lastSeenId}
              />
            ))}
          </ul>
        );
      })}
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Message_message$key } from "#/__generated__/Message_message.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./messages.css";

interface MessageProps {
  readonly messageKey: Message_message$key;
  /** Who wrote it, for screen readers: the name of the person, or "You". */
  readonly sender: string;
  /** The last of a block says when it was; the others were shortly before. */
  readonly isLast: boolean;
  /** The last one that the person has seen says so. */
  readonly saysSeen: boolean;
}

/** One message. */
export function Message({ messageKey, sender, isLast, saysSeen }: MessageProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { text, sentAt } = useFragment(
    graphql`
      fragment Message_message on ChatMessage {
        text
        sentAt
      }
    `,
    messageKey,
  );
  return (
    <li className="chat-message">
      <VisuallyHidden>{`${sender}: `}</VisuallyHidden>
      <p className="chat-bubble">
        <span dir="auto">{text}</span>
      </p>
      {(isLast || saysSeen) && (
        <p className="chat-message-meta">
          <time dateTime={sentAt}>{formats.time(sentAt)}</time>
          {saysSeen && <span>{t`Seen`}</span>}
        </p>
      )}
    </li>
  );
}

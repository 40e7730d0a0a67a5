import { useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { UnsentMessage } from "../Outbox.ts";
import "./messages.css";

interface UnsentMessagesProps {
  readonly messages: readonly UnsentMessage[];
  readonly onRetry: (message: UnsentMessage) => void;
  readonly onDiscard: (message: UnsentMessage) => void;
}

/** What the viewer has written and nobody has yet: on its way, or not sent, with why and what can be done. */
export function UnsentMessages({ messages, onRetry, onDiscard }: UnsentMessagesProps) {
  const { t } = useLingui();
  if (messages.length === 0) return null;
  return (
    <ul className="chat-block" data-mine>
      {messages.map((message) => (
        <li key={message.key} className="chat-message" data-failed={message.failure !== null || undefined}>
          <VisuallyHidden>{`${t`You`}: `}</VisuallyHidden>
          <p className="chat-bubble">
            <span dir="auto">{message.text}</span>
          </p>
          {message.failure === null ? (
            <p className="chat-message-meta">{t`Sending…`}</p>
          ) : (
            <div className="chat-message-failure">
              <p>
                <Icon of={CircleAlert} size={14} />
                <span>
                  {(message.failure.mayBeSent
                    ? [
                        t`It may have been sent.`,
                        message.failure.reason,
                        t`Send it again to find out: it will not be there twice.`,
                      ]
                    : [t`Not sent.`, message.failure.reason]
                  )
                    .filter((sentence) => sentence !== "")
                    .join(" ")}
                </span>
              </p>
              <Button size="small" onPress={() => onRetry(message)}>
                {t`Send again`}
              </Button>
              <Button size="small" variant="quiet" onPress={() => onDiscard(message)}>
                {t`Discard`}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

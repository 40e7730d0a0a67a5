import { Plural, useLingui } from "@lingui/react/macro";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { PersonRow_person$key } from "#/__generated__/PersonRow_person.graphql";
import { conversationAddress } from "#/app/addresses.ts";
import { Badge } from "#/ui/Badge.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { useIsTyping } from "../useChat.ts";
import { useMessageTime } from "../useMessageTime.ts";
import { PersonPicture } from "./PersonPicture.tsx";
import "./people.css";

interface PersonRowProps {
  readonly personKey: PersonRow_person$key;
  /** What stands under the name: how they are, or what was written last. */
  readonly line: "status" | "message";
  readonly isOpen: boolean;
  readonly onFollow: (() => void) | undefined;
}

/** A person of the list; leads to the conversation with them (Document 2 §2). */
export function PersonRow({ personKey, line, isOpen, onFollow }: PersonRowProps) {
  const { t } = useLingui();
  const time = useMessageTime();
  const person = useFragment(
    graphql`
      fragment PersonRow_person on ChatPerson {
        id
        name
        status
        isDemo
        locationName
        unreadCount
        lastMessage {
          text
          sentAt
          isMine
        }
        ...PersonPicture_person
      }
    `,
    personKey,
  );
  const { id, name, isDemo, unreadCount } = person;
  const isTyping = useIsTyping(id);
  const last = line === "message" ? person.lastMessage : null;
  const locationName = person.locationName ?? (isDemo ? null : t`Company`);
  return (
    <li>
      <Link
        className="chat-person"
        href={conversationAddress(id)}
        onPress={() => onFollow?.()}
        {...(isOpen && { "aria-current": "page" as const })}
      >
        <PersonPicture personKey={person} />
        <span className="chat-person-text">
          <span className="chat-person-name">
            <span className="chat-cut" dir="auto">
              {name}
            </span>
            {isDemo && <Badge>{t`Demo`}</Badge>}
          </span>
          <span className="chat-person-line" data-typing={isTyping || undefined}>
            {isTyping ? t`Typing…` : last ? <LastMessage {...last} /> : (person.status ?? locationName)}
          </span>
        </span>
        <span className="chat-person-end">
          {last && <time dateTime={last.sentAt}>{time(last.sentAt)}</time>}
          {!last && person.status && locationName && <span className="chat-cut">{locationName}</span>}
          {unreadCount > 0 && (
            <span className="chat-count">
              <span aria-hidden>{unreadCount}</span>
              <VisuallyHidden>
                <Plural value={unreadCount} one="# unread message" other="# unread messages" />
              </VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function LastMessage({ text, isMine }: { text: string; isMine: boolean }) {
  const { t } = useLingui();
  return <span dir="auto">{isMine ? t`You: ${text}` : text}</span>;
}

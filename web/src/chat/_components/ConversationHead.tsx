import { useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ConversationHead_person$key } from "#/__generated__/ConversationHead_person.graphql";
import { addresses } from "#/app/addresses.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "react-aria-components/Link";
import { useIsTyping } from "../useChat.ts";
import { PersonPicture } from "./PersonPicture.tsx";
import "./people.css";
import "./conversation.css";

/** Who the conversation is with, and how they are at the moment. */
export function ConversationHead({ personKey }: { personKey: ConversationHead_person$key }) {
  const { t } = useLingui();
  const person = useFragment(
    graphql`
      fragment ConversationHead_person on ChatPerson {
        id
        name
        status
        isDemo
        isOnline
        locationName
        ...PersonPicture_person
      }
    `,
    personKey,
  );
  const isTyping = useIsTyping(person.id);
  const locationName = person.locationName ?? (person.isDemo ? null : t`Company`);
  const facts = [person.isOnline ? t`Online` : t`Offline`, locationName, person.status];
  return (
    <header className="chat-head">
      <Link className="chat-head-back" href={addresses.chat} aria-label={t`All people`}>
        <Icon of={ArrowLeft} isMirrored />
      </Link>
      <PersonPicture personKey={person} />
      <div className="chat-head-text">
        <h2 id="chat-conversation-name" className="chat-person-name">
          <span className="chat-cut" dir="auto">
            {person.name}
          </span>
          {person.isDemo && <Badge>{t`Demo`}</Badge>}
        </h2>
        <output className="chat-person-line" data-typing={isTyping || undefined}>
          {isTyping ? t`Typing…` : facts.filter(Boolean).join(" · ")}
        </output>
      </div>
    </header>
  );
}

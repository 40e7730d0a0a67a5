import { useLingui } from "@lingui/react/macro";
import { graphql, useRelayEnvironment } from "react-relay";
import { usePages } from "#/relay/usePages.ts";
import type { Conversation_person$key } from "#/__generated__/Conversation_person.graphql";
import type { ConversationMessagesQuery } from "#/__generated__/ConversationMessagesQuery.graphql";
import { Notice } from "#/ui/Notice.tsx";
import { catchUp } from "../catchUp.ts";
import { useChat, useOpened } from "../useChat.ts";
import { useMarkSeen } from "../useMarkSeen.ts";
import { useSendMessage } from "../useSendMessage.ts";
import { Composer } from "./Composer.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { ConversationHead } from "./ConversationHead.tsx";
import { MessageLog } from "./MessageLog.tsx";
import "./conversation.css";

/** How many earlier messages come at once. */
const page = 30;

/** The conversation with one person: what was written, live, and a box to write in (M-FRAME-2). */
export function Conversation({ personKey }: { personKey: Conversation_person$key }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const { outbox } = useChat();
  const deliver = useSendMessage();
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePages<
    ConversationMessagesQuery,
    Conversation_person$key
  >(
    graphql`
      fragment Conversation_person on ChatPerson
      @refetchable(queryName: "ConversationMessagesQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        name
        isActive
        unreadCount
        ...ConversationHead_person
        messages(last: $count, before: $cursor) @connection(key: "Conversation_messages") {
          edges {
            cursor
            node {
              id
              ...MessageLog_message
            }
          }
        }
      }
    `,
    personKey,
  );
  const { id, name, isActive, unreadCount } = data;
  const messages = data.messages.edges.map(({ node }) => node);
  const last = data.messages.edges.at(-1);
  useMarkSeen(id, unreadCount);
  useOpened(() => {
    // What could not be fetched now is fetched when the stream opens the next time.
    void catchUp(environment, id, last?.cursor ?? null).catch(() => undefined);
  });
  return (
    <section className="chat-conversation" aria-labelledby="chat-conversation-name">
      <ConversationHead personKey={data} />
      <ConnectionNotice />
      <MessageLog
        personId={id}
        personName={name}
        messageKeys={messages}
        hasEarlier={hasPrevious}
        isLoadingEarlier={isLoadingPrevious}
        onEarlier={() => loadPrevious(page)}
        deliver={deliver}
      />
      {isActive ? (
        <Composer
          personId={id}
          personName={name}
          onSend={(text) => outbox.send(id, text, last?.node.id ?? null, deliver)}
        />
      ) : (
        <Notice shape="banner">{t`${name} can no longer sign in. What was written stays here.`}</Notice>
      )}
    </section>
  );
}

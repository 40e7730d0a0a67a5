import { personIdOf } from "../chatPerson/record.ts";
import { ChatPersonType } from "../chatPerson/type.ts";
import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { type Message, timesOf } from "./record.ts";
import { countUnread, loadMessage, messageOrder, pageOfMessages } from "./source.ts";

/** A message. */
export const ChatMessageType = builder.objectRef<Message>("ChatMessage");

/** Its connection and edge. */
export const { connection: ChatMessageConnection, edge: ChatMessageEdge } = connectionTypes(
  "ChatMessage",
  "messages",
  ChatMessageType,
);

builder.node(ChatMessageType, {
  readBy: isInPerson,
  description: "A message between the viewer and somebody else. Nobody but the two sees it.",
  id: { resolve: (message) => message.id },
  loadOne: (id, context) => loadMessage(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The message's id in the REST service (`chat_message_id`).",
    }),
    text: t.exposeString("text", { description: "Plain text with line breaks, 1 to 2000 characters." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "When it was sent." }),
    createdAt: t.expose("sentAt", { type: "DateTime", description: "When it was added: `sentAt`." }),
    updatedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was last changed: when it was seen, and when it was sent until then.",
      resolve: (message) => timesOf(message).updatedAt,
    }),
    isMine: t.boolean({
      description: "Whether the viewer has written it.",
      resolve: (message, _args, context) => message.senderId === personIdOf(currentUser(context)),
    }),
    isSeen: t.boolean({
      description: "Whether who it was written to has seen it.",
      resolve: (message) => message.seenAt !== null,
    }),
  }),
});

builder.objectField(ChatPersonType, "lastMessage", (t) =>
  t.expose("lastMessage", {
    type: ChatMessageType,
    nullable: true,
    description: "The newest message between the viewer and this person; null while there is none.",
  }),
);

builder.objectField(ChatPersonType, "messages", (t) =>
  t.field({
    type: ChatMessageConnection,
    ...semanticNonNull,
    ownCall: true,
    description:
      "The messages between the viewer and this person, the oldest first: `last: 30` are the newest thirty, `before` their first cursor the thirty before them.",
    args: listArguments(filterInput("ChatMessage", "messages"), messageOrder, "The oldest first"),
    resolve: (person, args, context) => pageOfMessages(context, currentUser(context), person.id, args),
  }),
);

builder.objectField(ViewerType, "unreadMessageCount", (t) =>
  t.int({
    open: true,
    nullable: true,
    description:
      "How many messages to the viewer they have not seen yet. Null when the service offers no chat, and for an API token.",
    resolve: (viewer, _args, context) => (viewer.limitedTo === null ? countUnread(context, viewer) : null),
  }),
);

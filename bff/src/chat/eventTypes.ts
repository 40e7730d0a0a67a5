import { bySentAt } from "../chatMessage/source.ts";
import { ChatMessageEdge, ChatMessageType } from "../chatMessage/type.ts";
import { ChatPersonType } from "../chatPerson/type.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { edgeOf } from "../graphql/page.ts";
import { currentUser } from "../session/currentUser.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "../session/viewer.ts";
import type { ChatEvent } from "./event.ts";
import { personOf } from "./personOf.ts";

type EventOf<Kind extends ChatEvent["kind"]> = Extract<ChatEvent, { kind: Kind }>;

function viewerOf(_event: ChatEvent, _args: object, context: Context): SessionUser {
  return currentUser(context);
}

const viewerDescription = "Whose stream it is, for `unreadMessageCount`.";

const ChatOpened = builder.objectRef<EventOf<"opened">>("ChatOpened").implement({
  description:
    "The first event of each stream: from now on nothing is missed. Read again what may have changed before.",
  fields: (t) => ({
    viewer: t.field({ type: ViewerType, description: viewerDescription, resolve: viewerOf }),
  }),
});

const MessageReceived = builder.objectRef<EventOf<"message">>("MessageReceived").implement({
  description: "There is a new message: one to the viewer, or one that they sent, here or in another window.",
  fields: (t) => ({
    message: t.expose("message", {
      type: ChatMessageType,
      description: "The message. The same one may come twice.",
    }),
    messageEdge: t.field({
      type: ChatMessageEdge,
      description: "The message as the last row of the conversation.",
      resolve: ({ message }) => edgeOf(bySentAt, message),
    }),
    person: t.field({
      type: ChatPersonType,
      nullable: true,
      description: "The other one of the two. They have stopped typing. Null when they are gone meanwhile.",
      resolve: personOf,
    }),
    viewer: t.field({ type: ViewerType, description: viewerDescription, resolve: viewerOf }),
  }),
});

const MessagesSeen = builder.objectRef<EventOf<"seen">>("MessagesSeen").implement({
  description: "Everything that was unread between the viewer and a person has been seen by one of them.",
  fields: (t) => ({
    byViewer: t.exposeBoolean("byViewer", {
      description:
        "True: the viewer has seen this person's messages, here or in another window. False: the person has seen the viewer's.",
    }),
    person: t.field({
      type: ChatPersonType,
      nullable: true,
      description: "The other one of the two. Null when they are gone meanwhile.",
      resolve: personOf,
    }),
    viewer: t.field({ type: ViewerType, description: viewerDescription, resolve: viewerOf }),
  }),
});

const TypingChanged = builder.objectRef<EventOf<"typing">>("TypingChanged").implement({
  description:
    "A person is writing to the viewer, or has stopped. Without news for ten seconds they have stopped as well.",
  fields: (t) => ({
    isTyping: t.exposeBoolean("isTyping", { description: "Whether they are writing." }),
    person: t.field({
      type: ChatPersonType,
      nullable: true,
      description: "Who it is. Null when they are gone meanwhile.",
      resolve: personOf,
    }),
  }),
});

const PresenceChanged = builder.objectRef<EventOf<"presence">>("PresenceChanged").implement({
  description: "A person of the company has come, or has gone from the last place they were listening at.",
  fields: (t) => ({
    person: t.field({
      type: ChatPersonType,
      nullable: true,
      description: "Who it is; their `isOnline` says which of the two. Null when they are gone meanwhile.",
      resolve: personOf,
    }),
  }),
});

/** The types of `ChatEvent`. */
export const chatMembers = [ChatOpened, MessageReceived, MessagesSeen, TypingChanged, PresenceChanged];

/** The type of an event of a chat. */
export function memberOfChat({ kind }: ChatEvent) {
  if (kind === "opened") return ChatOpened;
  if (kind === "message") return MessageReceived;
  if (kind === "seen") return MessagesSeen;
  return kind === "typing" ? TypingChanged : PresenceChanged;
}

/** What a chat stream tells of. */
export const ChatEventType = builder.unionType("ChatEvent", {
  description: "Something that has happened in a chat of the viewer.",
  types: chatMembers,
  resolveType: memberOfChat,
});

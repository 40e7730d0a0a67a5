import type { Message } from "../chatMessage/record.ts";
import { type Person, personIdOf } from "../chatPerson/record.ts";
import type { SessionUser } from "../access/user.ts";
import type { LiveHub } from "../live/hub.ts";

/** How long a demo user takes to answer (Document 2 §9). The service dates the reply; this is when it is told of. */
const replyMilliseconds = 2_000;

/** Tells both sides of a message, and the sender of a demo user's reply when its time has come. */
export function announceSent(
  hub: LiveHub,
  { isDemo }: Person,
  message: Message,
  reply: Message | null,
): void {
  const { companyId, senderId, recipientId } = message;
  const toSender = { companyId, to: senderId, personId: recipientId };
  void hub.publish({ ...toSender, kind: "message", message });
  if (!isDemo) void hub.publish({ companyId, to: recipientId, personId: senderId, kind: "message", message });
  if (reply === null) return;
  void hub.publish({ ...toSender, kind: "typing", isTyping: true });
  hub.publishLater({ ...toSender, kind: "seen", byViewer: false }, replyMilliseconds);
  hub.publishLater({ ...toSender, kind: "message", message: reply }, replyMilliseconds);
}

/** Tells a person that the user has seen what they wrote, and the user's other windows. */
export function announceSeen(hub: LiveHub, user: SessionUser, { id, isDemo }: Person): void {
  const { companyId } = user;
  const own = personIdOf(user);
  void hub.publish({ companyId, to: own, personId: id, kind: "seen", byViewer: true });
  if (!isDemo) void hub.publish({ companyId, to: id, personId: own, kind: "seen", byViewer: false });
}

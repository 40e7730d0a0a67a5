import { personIdOf } from "../chatPerson/record.ts";
import type { SessionUser } from "../access/user.ts";
import type { Message } from "./record.ts";

/** Whether the user wrote the message or it was written to them. */
export function isOwn(user: SessionUser, { companyId, senderId, recipientId }: Message): boolean {
  const own = personIdOf(user);
  return companyId === user.companyId && (senderId === own || recipientId === own);
}

/** Whether it is between the user and this person. */
export function isBetween(user: SessionUser, personId: string, message: Message): boolean {
  return isOwn(user, message) && (message.senderId === personId || message.recipientId === personId);
}

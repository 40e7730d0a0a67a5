import type { Message } from "../chatMessage/record.ts";

/** What one listener is told of, or everybody of a company but the person themselves. */
interface Addressed {
  readonly companyId: string;
  /** The id of the person who is told; null for all of the company. */
  readonly to: string | null;
  /** The other person, whom it is about. */
  readonly personId: string;
}

/** Something that happens in a chat, on its way to who is listening. */
export type ChatEvent =
  /** The stream has begun: the first event of each. */
  | (Addressed & { readonly kind: "opened" })
  | (Addressed & { readonly kind: "message"; readonly message: Message })
  | (Addressed & { readonly kind: "seen"; readonly byViewer: boolean })
  | (Addressed & { readonly kind: "typing"; readonly isTyping: boolean })
  | (Addressed & { readonly kind: "presence"; readonly isOnline: boolean });

/** Whether an event is for this person. */
export function isFor(event: ChatEvent, companyId: string, personId: string): boolean {
  if (event.companyId !== companyId) return false;
  return event.to === null ? event.personId !== personId : event.to === personId;
}

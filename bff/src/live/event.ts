import { type ChatEvent, isFor } from "../chat/event.ts";
import type { Happening } from "../event/happening.ts";

/** What goes from gateway to gateway: what happens in chats, and what the service tells of. */
export type LiveEvent = ChatEvent | Happening;

/** Whether an event may be for this person at all. Who of a company is told of a happening, `Ear` knows. */
export function mayConcern(event: LiveEvent, companyId: string, personId: string): boolean {
  return event.kind === "happened" ? event.companyId === companyId : isFor(event, companyId, personId);
}

import * as v from "valibot";
import type { ChatEvent } from "./event.ts";

const addressed = {
  companyId: v.string(),
  to: v.nullable(v.string()),
  personId: v.string(),
};

const message = v.object({
  id: v.string(),
  companyId: v.string(),
  senderId: v.string(),
  recipientId: v.string(),
  text: v.string(),
  sentAt: v.string(),
  seenAt: v.nullable(v.string()),
});

const event = v.variant("kind", [
  v.object({ ...addressed, kind: v.literal("opened") }),
  v.object({ ...addressed, kind: v.literal("message"), message }),
  v.object({ ...addressed, kind: v.literal("seen"), byViewer: v.boolean() }),
  v.object({ ...addressed, kind: v.literal("typing"), isTyping: v.boolean() }),
  v.object({ ...addressed, kind: v.literal("presence"), isOnline: v.boolean() }),
]);

/** An event as the text that goes from gateway to gateway. */
export function encodeEvent(chatEvent: ChatEvent): string {
  return JSON.stringify(chatEvent);
}

/** Reads such a text; null when it is not one of ours, for example written by a later version. */
export function decodeEvent(text: string): ChatEvent | null {
  try {
    const result = v.safeParse(event, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

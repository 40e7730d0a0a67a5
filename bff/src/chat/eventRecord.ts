import * as v from "valibot";

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

/** The kinds of `ChatEvent` as they go from gateway to gateway. */
export const chatEventsOnLine = [
  v.object({ ...addressed, kind: v.literal("opened") }),
  v.object({ ...addressed, kind: v.literal("message"), message }),
  v.object({ ...addressed, kind: v.literal("seen"), byViewer: v.boolean() }),
  v.object({ ...addressed, kind: v.literal("typing"), isTyping: v.boolean() }),
  v.object({ ...addressed, kind: v.literal("presence"), isOnline: v.boolean() }),
] as const;

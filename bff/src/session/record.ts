import * as v from "valibot";
import type { StoredSession } from "./session.ts";

const storedSession = v.object({
  id: v.string(),
  handle: v.string(),
  device: v.string(),
  address: v.string(),
  createdAt: v.number(),
  seenAt: v.number(),
  // Sessions from before have never been read again.
  userReadAt: v.optional(v.number(), 0),
  rememberMe: v.boolean(),
  user: v.object({
    kind: v.picklist(["owner", "seller"]),
    userId: v.string(),
    companyId: v.string(),
    sellerId: v.nullable(v.string()),
    name: v.string(),
    personName: v.optional(v.nullable(v.string()), null),
    email: v.string(),
    passwordChanged: v.boolean(),
    passwordChangedAt: v.nullable(v.string()),
    primaryLogin: v.boolean(),
    // Only sessions of people are stored.
    limitedTo: v.null(),
    signupOver: v.boolean(),
    signupPages: v.object({ page1: v.boolean(), page2: v.boolean(), page6: v.boolean() }),
  }),
});

/** A session as the text that the stores keep. */
export function encodeSession(session: StoredSession): string {
  return JSON.stringify(session);
}

/** Reads a stored text; null when it is not one of ours, for example written by a later version. */
export function decodeSession(text: string): StoredSession | null {
  try {
    const result = v.safeParse(storedSession, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

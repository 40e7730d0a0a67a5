import * as v from "valibot";
import { isPermission } from "../access/permission.ts";
import { systemRoles } from "../access/user.ts";
import { freeze } from "../rest/json.ts";
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
    twoStepDue: v.optional(v.nullable(v.string()), null),
    // Sessions from before roles go on until their user is read again.
    role: v.optional(
      v.nullable(
        v.object({
          id: v.string(),
          name: v.string(),
          system: v.nullable(v.picklist(systemRoles)),
          permissions: v.pipe(
            v.array(v.string()),
            v.transform((names) => names.filter(isPermission)),
          ),
        }),
      ),
      null,
    ),
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

/** Most texts whose sessions are remembered. */
const rememberedTexts = 2_000;
const sessionOfText = new Map<string, StoredSession | null>();

/**
 * Reads a stored text; null when it is not one of ours, for example written by a later version. The same text comes
 * with nearly every request of a user, so what was read from it is kept; it is the store that says whether it still holds.
 */
export function decodeSession(text: string): StoredSession | null {
  const known = sessionOfText.get(text);
  if (known !== undefined) return known;
  const session = readSession(text);
  sessionOfText.set(text, session);
  const [oldest] = sessionOfText.keys();
  if (sessionOfText.size > rememberedTexts && oldest !== undefined) sessionOfText.delete(oldest);
  return session;
}

function readSession(text: string): StoredSession | null {
  try {
    const result = v.safeParse(storedSession, JSON.parse(text));
    if (!result.success) return null;
    freeze(result.output);
    return result.output;
  } catch {
    return null;
  }
}

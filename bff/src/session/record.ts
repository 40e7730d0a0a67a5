import * as v from "valibot";
import { isPermission } from "../access/permission.ts";
import { systemRoles } from "../access/user.ts";
import type { SellerView } from "../sellerView/view.ts";
import { storedDefaultView } from "../savedView/state.ts";
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
    // Sessions from before learn them when their user is read again.
    defaultViews: v.optional(v.nullable(v.array(storedDefaultView)), null),
    signupOver: v.boolean(),
    signupPages: v.object({ page1: v.boolean(), page2: v.boolean(), page6: v.boolean() }),
  }),
});

const storedView = v.object({
  id: v.string(),
  sellerId: v.string(),
  sellerName: v.string(),
  reason: v.string(),
  beganAt: v.number(),
  endsAt: v.number(),
});

/** A session as the text that the stores keep; its view is kept beside it. */
export function encodeSession({ view: _view, person: _person, ...session }: StoredSession): string {
  return JSON.stringify(session);
}

export function encodeView(view: SellerView): string {
  return JSON.stringify(view);
}

/** Most texts whose meaning is remembered. */
const rememberedTexts = 2_000;

/**
 * Reads stored texts; null for one that is not ours, for example written by a later version. The same text comes with nearly
 * every request of a user, so what was read from it is kept; it is the store that says whether it still holds.
 */
function reader<T extends object>(schema: v.GenericSchema<unknown, T>): (text: string) => T | null {
  const known = new Map<string, T | null>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const read = readText(schema, text);
    known.set(text, read);
    const [oldest] = known.keys();
    if (known.size > rememberedTexts && oldest !== undefined) known.delete(oldest);
    return read;
  };
}

function readText<T extends object>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    if (!result.success) return null;
    freeze(result.output);
    return result.output;
  } catch {
    return null;
  }
}

export const decodeSession: (text: string) => StoredSession | null = reader(storedSession);

export const decodeView: (text: string) => SellerView | null = reader(storedView);

/** A session with what is kept beside it; the very same one where nothing is. */
export function withView(session: StoredSession | null, view: string | null): StoredSession | null {
  const read = session === null || view === null ? null : decodeView(view);
  return session === null || read === null ? session : { ...session, view: read };
}

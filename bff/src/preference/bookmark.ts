import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { refuse } from "../graphql/validate.ts";
import { ownError } from "../rest/responseError.ts";
import { RestError } from "../rest/error.ts";
import type { SessionUser } from "../access/user.ts";
import { readPreference, writePreference } from "./source.ts";

/** A starred entry of the menu (Document 2 §2, decision D-69). */
export interface Bookmark {
  readonly entry: string;
  /** RFC 3339. */
  readonly addedAt: string;
}

const key = "bookmarks";
/** Bookmarks of one user. */
export const mostBookmarks = 50;

/** The name of a menu entry. */
export const entryRule = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,59}$/, "Must be the name of a menu entry"),
);

const bookmarksRule = v.array(v.object({ entry: entryRule, addedAt: v.pipe(v.string(), v.isoTimestamp()) }));

/** What is kept; nothing when somebody else has written something else there. */
function decode(value: unknown): readonly Bookmark[] {
  const kept = v.safeParse(bookmarksRule, value);
  return kept.success ? kept.output : [];
}

/** The user's bookmarks, the first added first. Null when the service keeps no preferences. */
export async function loadBookmarks(
  context: Context,
  user: SessionUser,
): Promise<readonly Bookmark[] | null> {
  const stored = await readPreference(context, user, key);
  return stored === null ? null : decode(stored.value);
}

/**
 * Changes the bookmarks as they stand now. Two tabs may star at the same time: who comes second is done on top of the
 * first. Throws `RestError` of kind `not-offered` when the service keeps no preferences.
 */
export async function changeBookmarks(
  context: Context,
  user: SessionUser,
  change: (bookmarks: readonly Bookmark[]) => readonly Bookmark[],
  attempts = 3,
): Promise<readonly Bookmark[]> {
  const stored = await readPreference(context, user, key);
  if (stored === null) throw ownError("not-offered", new Error("The service keeps no preferences."));
  const before = decode(stored.value);
  const after = change(before);
  if (after === before) return before;
  if (after.length > mostBookmarks) refuse("entry", `At most ${mostBookmarks} bookmarks`);
  try {
    return decode(await writePreference(context, user, key, after, stored.etag));
  } catch (error) {
    const isStale = error instanceof RestError && error.kind === "stale";
    if (!isStale || attempts <= 1) throw error;
    return changeBookmarks(context, user, change, attempts - 1);
  }
}

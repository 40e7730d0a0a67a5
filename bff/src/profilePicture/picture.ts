import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { readPreference } from "../preference/source.ts";
import type { SessionUser } from "../access/user.ts";

/** Under what the service keeps it among the user's preferences (decision D-53). */
export const preferenceKey = "picture";

const pictureRule = v.object({ imageKey: v.nullable(v.pipe(v.string(), v.startsWith("profiles/"))) });

/** The storage key in what is kept; null when there is none, or somebody else has written something else there. */
export function imageKeyOf(value: unknown): string | null {
  const kept = v.safeParse(pictureRule, value);
  return kept.success ? kept.output.imageKey : null;
}

/** Where the user's picture is read from; null while there is none, or when the service keeps no preferences. */
export async function loadPictureUrl(context: Context, user: SessionUser): Promise<string | null> {
  const stored = await readPreference(context, user, preferenceKey);
  return mediaUrl(context.mediaBaseUrl, imageKeyOf(stored?.value));
}

import type { Context } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import { currentUser } from "../session/currentUser.ts";
import { readUser } from "../session/source.ts";
import { type Happening, userOfActor } from "./happening.ts";

/** Whether the viewer did it themselves, here or anywhere else. */
export function isByViewer({ actor }: Happening, context: Context): boolean {
  const { kind, userId } = currentUser(context);
  const who = userOfActor(actor);
  return who?.kind === kind && who.userId === userId;
}

/** The name of who did it; null when it was nobody of the company, and when the service cannot say. */
export async function actorName(
  { actor, companyId }: Happening,
  _args: object,
  context: Context,
): Promise<string | null> {
  const who = userOfActor(actor);
  if (who === null) return null;
  try {
    const user = await readUser(context.rest, who);
    return user?.companyId === companyId ? user.personName : null;
  } catch (error) {
    if (error instanceof RestError) return null;
    throw error;
  }
}

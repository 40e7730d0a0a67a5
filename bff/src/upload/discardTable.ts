import type { Context } from "../graphql/context.ts";
import { currentUser } from "../session/currentUser.ts";
import { sentKey } from "./keys.ts";

/**
 * Removes a table that is of no use any more, so that its company has room for another. What cannot be reached is left to the
 * sweep; what is none of theirs stays.
 */
export async function discardTable(context: Context, id: string): Promise<void> {
  const { uploads, storage, log } = context;
  try {
    const upload = await uploads.read(id);
    if (upload?.purpose !== "IMPORT_FILE" || upload.companyId !== currentUser(context).companyId) return;
    await storage.images.remove(sentKey(upload.id));
    await uploads.forget(upload);
  } catch (error) {
    log.warn({ err: error }, "a table was not removed");
  }
}

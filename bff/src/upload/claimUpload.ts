import { randomUUID } from "node:crypto";
import type { Context } from "../graphql/context.ts";
import { ConflictError, NotFoundError } from "../graphql/errors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { currentUser } from "../session/currentUser.ts";
import type { UploadPurpose } from "./purpose.ts";
import { uploaderOf, type DecodedImage, type Upload } from "./record.ts";
import { withStorage } from "./withStorage.ts";

/** A good picture that is reserved for one change. */
export interface ClaimedUpload extends Upload {
  readonly image: DecodedImage;
}

/** The upload behind an input's id, if it is the user's own and of their company; null for every other. */
export async function loadOwnUpload(context: Context, uploadId: string): Promise<Upload | null> {
  const id = idOfType("Upload", uploadId);
  const user = currentUser(context);
  const upload = id === null ? null : await withStorage(context, () => context.uploads.read(id));
  const isTheirs = upload?.owner === uploaderOf(user) && upload.companyId === user.companyId;
  return isTheirs ? upload : null;
}

/**
 * Reserves a finished upload for the change that is under way. `mark` is the change's idempotency key, so that a
 * repeat of it gets the same upload again; every other change is refused. Throws `NotFoundError` for an upload that
 * is unknown, of another purpose, somebody else's, or not finished; `ConflictError` when another change has used it.
 */
export async function claimUpload(
  context: Context,
  uploadId: string,
  purpose: UploadPurpose,
  mark: string = randomUUID(),
): Promise<ClaimedUpload> {
  const upload = await loadOwnUpload(context, uploadId);
  if (upload === null || upload.purpose !== purpose || upload.image === null) throw new NotFoundError();
  const isOurs = await withStorage(context, () => context.uploads.claim(upload.id, mark));
  if (!isOurs) throw new ConflictError("This file is already in use. Choose it again.");
  return { ...upload, image: upload.image };
}

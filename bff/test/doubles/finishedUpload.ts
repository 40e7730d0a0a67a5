import { randomUUID } from "node:crypto";
import type { Context } from "../../src/graphql/context.ts";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import type { SessionUser } from "../../src/access/user.ts";
import { checkedKey, sentKey } from "../../src/upload/keys.ts";
import type { UploadPurpose } from "../../src/upload/purpose.ts";
import { uploaderOf } from "../../src/upload/record.ts";

/** A PNG of one red pixel. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);

/** A table of one brand. */
export const oneBrand = Buffer.from("brand_id,name\r\n,New\r\n");

/** Puts a table into a context that was sent and waits to be read. */
async function addSentTable(
  { uploads, storage }: Pick<Context, "uploads" | "storage">,
  user: SessionUser,
  id: string,
): Promise<string> {
  await Promise.all([
    uploads.add({
      id,
      owner: uploaderOf(user),
      companyId: user.companyId,
      purpose: "IMPORT_FILE",
      contentType: "text/csv",
      bytes: oneBrand.length,
      expiresAt: Date.now(),
    }),
    storage.images.write(sentKey(id), oneBrand, "text/csv"),
  ]);
  return encodeNodeId("Upload", id);
}

/** Puts an upload that was checked and found good into a context; gives the id for inputs like `imageUploadId`. */
export async function addFinishedUpload(
  { uploads, storage }: Pick<Context, "uploads" | "storage">,
  user: SessionUser,
  purpose: UploadPurpose,
  id: string = randomUUID(),
): Promise<string> {
  if (purpose === "IMPORT_FILE") return addSentTable({ uploads, storage }, user, id);
  const bytes = onePixel.length;
  // All at once, so that whoever does not wait for it finds it all the same: the stores of tests answer at once.
  await Promise.all([
    uploads.add({
      id,
      owner: uploaderOf(user),
      companyId: user.companyId,
      purpose,
      contentType: "image/png",
      bytes,
      expiresAt: Date.now(),
    }),
    uploads.complete(id, { contentType: "image/png", width: 1, height: 1, bytes }),
    storage.images.write(checkedKey(id), onePixel, "image/png"),
  ]);
  return encodeNodeId("Upload", id);
}

import type { Context } from "../graphql/context.ts";
import { contentTypeOf } from "../storage/objectKey.ts";
import type { ObjectStore } from "../storage/objectStore.ts";
import { thumbnailKey, thumbnailSizes, type ThumbnailSize } from "../storage/thumbnailKey.ts";
import { currentUser } from "../session/currentUser.ts";
import { thumbnail } from "./image.ts";
import { uploadRules } from "./purpose.ts";

type Parts = Pick<Context, "storage" | "imageWork" | "log">;
/** For what is kept: each company's pictures are summed. */
type KeepingParts = Parts & Pick<Context, "session" | "storedBytes">;

/** The largest picture that is ever read as a whole: one of another tool may be larger than ours. */
const largestImage = 20 * uploadRules.COMPANY_LOGO.maximumBytes;

/** A stored picture as a whole; null when there is none. */
export function readImage({ storage }: Pick<Parts, "storage">, key: string): Promise<Buffer | null> {
  return storage.images.read(key, largestImage);
}

/** The small copies of a picture by their size. */
export type Thumbnails = ReadonlyMap<ThumbnailSize, Buffer>;

/** Makes all small copies of a picture. To be run within the limit for such work. Rejects when it cannot be read. */
export async function makeThumbnails(content: Buffer): Promise<Thumbnails> {
  const made = new Map<ThumbnailSize, Buffer>();
  for (const size of thumbnailSizes) made.set(size, await thumbnail(content, size));
  return made;
}

/** Writes a picture and its small copies. The picture comes last: whoever finds it finds them too. */
export async function writeImage(
  { storage }: Pick<Parts, "storage">,
  key: string,
  content: Buffer,
  contentType: string,
  thumbnails: Thumbnails,
): Promise<void> {
  for (const [size, small] of thumbnails) {
    await storage.images.write(thumbnailKey(key, size), small, "image/webp");
  }
  await storage.images.write(key, content, contentType);
}

/** Makes and keeps a small copy of a stored picture; null when there is none. Rejects when it cannot be read. */
export async function makeThumbnail(
  { storage, imageWork }: Pick<Parts, "storage" | "imageWork">,
  key: string,
  size: ThumbnailSize,
): Promise<Buffer | null> {
  return imageWork.run(async () => {
    const content = await readImage({ storage }, key);
    if (content === null) return null;
    const small = await thumbnail(content, size);
    await storage.images.write(thumbnailKey(key, size), small, "image/webp");
    // Whoever removed the picture meanwhile did not find this copy.
    if ((await storage.images.bytesOf(key)) === null) await storage.images.remove(thumbnailKey(key, size));
    return small;
  });
}

/** Removes a picture and its small copies. */
export async function deleteImage(images: Pick<ObjectStore, "remove">, key: string): Promise<void> {
  await images.remove(key);
  for (const size of thumbnailSizes) await images.remove(thumbnailKey(key, size));
}

/** Removes a picture of the user's company, which keeps so much less. */
export async function dropImage(parts: KeepingParts, key: string): Promise<void> {
  const { images } = parts.storage;
  const bytes = await images.bytesOf(key);
  if (bytes !== null) await parts.storedBytes.remove(currentUser(parts).companyId, key, bytes);
  await deleteImage(images, key);
}

/** The small copies that are stored beside a picture; those that are missing are made. */
async function readThumbnails(parts: Parts, key: string, content: Buffer): Promise<Thumbnails> {
  const found = new Map<ThumbnailSize, Buffer>();
  for (const size of thumbnailSizes) {
    const stored = await readImage(parts, thumbnailKey(key, size));
    found.set(size, stored ?? (await parts.imageWork.run(() => thumbnail(content, size))));
  }
  return found;
}

/**
 * Copies a picture with its small copies to a key of the user's company; false when there is none. Rejects when storage is
 * down.
 */
export async function copyImage(parts: KeepingParts, from: string, to: string): Promise<boolean> {
  const content = await readImage(parts, from);
  if (content === null) return false;
  const thumbnails = await readThumbnails(parts, from, content);
  await parts.storedBytes.add(currentUser(parts).companyId, to, content.length);
  await writeImage(parts, to, content, contentTypeOf(to) ?? "application/octet-stream", thumbnails);
  return true;
}

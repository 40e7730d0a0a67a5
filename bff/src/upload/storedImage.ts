import type { Context } from "../graphql/context.ts";
import { contentTypeOf } from "../storage/objectKey.ts";
import { thumbnailKey, thumbnailSizes, type ThumbnailSize } from "../storage/thumbnailKey.ts";
import { thumbnail } from "./image.ts";
import { uploadRules } from "./purpose.ts";

type Parts = Pick<Context, "storage" | "imageWork" | "log">;

/** The largest picture that is ever read as a whole: one of another tool may be larger than ours. */
const largestImage = 20 * Math.max(...Object.values(uploadRules).map((rule) => rule.maximumBytes));

/** A stored picture as a whole; null when there is none. */
export function readImage({ storage }: Pick<Parts, "storage">, key: string): Promise<Buffer | null> {
  return storage.images.read(key, largestImage);
}

/** Writes a picture and its small copies. The picture comes last: whoever finds it finds them too. */
export async function writeImage(
  { storage, imageWork }: Parts,
  key: string,
  content: Buffer,
  contentType: string,
): Promise<void> {
  for (const size of thumbnailSizes) {
    const small = await imageWork.run(() => thumbnail(content, size));
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
    return small;
  });
}

/** Removes a picture and its small copies. */
export async function deleteImage({ storage }: Pick<Parts, "storage">, key: string): Promise<void> {
  await storage.images.remove(key);
  for (const size of thumbnailSizes) await storage.images.remove(thumbnailKey(key, size));
}

/**
 * Removes a picture that nothing refers to any more, after the change that let go of it. Never throws: a file that
 * stays behind is no reason to call the change failed. Null does nothing.
 */
export async function removeImage(parts: Parts, key: string | null): Promise<void> {
  if (key === null) return;
  await deleteImage(parts, key).catch((error: unknown) =>
    parts.log.warn({ err: error, key }, "an image stayed behind"),
  );
}

/** Copies a picture with its small copies to another key; false when there is none. Rejects when storage is down. */
export async function copyImage(parts: Parts, from: string, to: string): Promise<boolean> {
  const content = await readImage(parts, from);
  if (content === null) return false;
  await writeImage(parts, to, content, contentTypeOf(to) ?? "application/octet-stream");
  return true;
}

import type { Context } from "../graphql/context.ts";
import { UnavailableError } from "../graphql/errors.ts";
import { RestError } from "../rest/error.ts";
import type { ClaimedUpload } from "./claimUpload.ts";
import { changeImages } from "./imageChange.ts";
import { checkedKey, fileName, folderOf } from "./keys.ts";
import { uploadRules } from "./purpose.ts";
import { takeRoom } from "./storedBytes.ts";
import { copyImage, dropImage } from "./storedImage.ts";
import { withStorage } from "./withStorage.ts";

/** Where a picture is to stand. */
export interface ImageTarget {
  /** The key of the picture it takes the place of; removed once the change has happened. */
  readonly replaces: string | null;
  /** Whether a review may still show that one. */
  readonly isShown?: boolean;
  /** The product it belongs to; for pictures of products only. */
  readonly productId?: string;
}

/** A picture under its own key. */
export interface PublishedImage {
  /** `home-images/3/logo-….png`, `Uploads/7/….webp` */
  readonly key: string;
  /** Its last part, which the service keeps of pictures of companies and banners. */
  readonly file: string;
}

/** Whether nothing has happened for sure, so that what was published can be taken back. */
export function isUndone(error: unknown): boolean {
  if (error instanceof UnavailableError) return error.outcome === "NOT_APPLIED";
  return !(error instanceof RestError) || error.outcome !== "unknown";
}

/**
 * Puts a claimed picture under its key, then runs the write that makes the service refer to it: so no record ever
 * points at a picture that is not there. When the write is refused everything is as before, and the upload can be
 * used again; when nobody knows whether it happened, the picture stays. When it has happened, the picture it
 * replaces is removed. Repeating it with the same upload does nothing new. Throws what `write` throws,
 * `ValidationError` beside the input's field when the company may keep no more, and `UnavailableError` when storage is down.
 */
export async function publishUpload<T>(
  context: Context,
  upload: ClaimedUpload,
  { replaces, isShown = false, productId }: ImageTarget,
  write: (image: PublishedImage) => Promise<T>,
): Promise<T> {
  const file = fileName(upload, upload.image.contentType);
  const key = `${folderOf(upload, productId)}/${file}`;

  return changeImages(context, { adds: [key], drops: [replaces], areShown: isShown }, async () => {
    const { images } = context.storage;
    const isRepeat = (await withStorage(context, () => images.bytesOf(key))) !== null;
    try {
      if (!isRepeat) {
        // What was announced while there was room may have lost it to what came in between.
        await takeRoom(context, uploadRules[upload.purpose].field, key, upload.image.bytes);
        await withStorage(context, async () => {
          if (!(await copyImage(context, checkedKey(upload.id), key)))
            throw new Error("The checked file is gone.");
        });
      }
      return await write({ key, file });
    } catch (error) {
      if (isUndone(error)) {
        await withStorage(context, async () => {
          // Of a repeat the first try may have been written.
          if (!isRepeat) await dropImage(context, key);
          await context.uploads.release(upload.id);
        }).catch(() => {});
      }
      throw error;
    }
  });
}

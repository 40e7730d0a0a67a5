import { createHash, randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { Context } from "../graphql/context.ts";
import { UnavailableError } from "../graphql/errors.ts";
import { refuse } from "../graphql/validate.ts";
import { RestError } from "../rest/error.ts";
import { changeImages } from "../upload/imageChange.ts";
import { companyFolder } from "../upload/keys.ts";
import { requireRoom } from "../upload/storedBytes.ts";
import { copyImage, dropImage } from "../upload/storedImage.ts";
import { withStorage } from "../upload/withStorage.ts";
import { missingImage } from "./fields.ts";
import type { Banner } from "./record.ts";

/** Where a banner's picture is stored; null while there is none. */
export function imageKey({ companyId, imageFile }: Banner): string | null {
  return companyId === null || imageFile === null ? null : `${companyFolder(companyId)}/${imageFile}`;
}

const ownName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp)$/;

/**
 * The key of a picture that goes with its banner: one that we have named, which no other banner shares. Null for a
 * picture that another tool has put there.
 */
export function disposableKey(banner: Banner): string | null {
  return ownName.test(banner.imageFile ?? "") ? imageKey(banner) : null;
}

/** A random name, or always the same one for the same key, so that a repeat with it asks for the same change. */
function copyName(banner: Banner, idempotencyKey: string | undefined): string {
  const extension = extname(banner.imageFile ?? "");
  if (idempotencyKey === undefined) return `${randomUUID()}${extension}`;
  const hash = createHash("sha256")
    .update(`${banner.companyId} ${banner.id} ${idempotencyKey}`)
    .digest("hex");
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ];
  return `${parts.join("-")}${extension}`;
}

function mayHaveHappened(error: unknown): boolean {
  if (error instanceof UnavailableError) return error.outcome === "UNKNOWN";
  return error instanceof RestError && error.outcome === "unknown";
}

/**
 * Gives a new banner a copy of another one's picture under a name of its own, then runs the write that refers to it.
 * When the write is refused, the copy is taken back. Throws `ValidationError` when the other one has no picture.
 */
export async function publishCopy<T>(
  context: Context,
  banner: Banner,
  idempotencyKey: string | undefined,
  write: (file: string) => Promise<T>,
): Promise<T> {
  const from = imageKey(banner);
  if (from === null || banner.companyId === null) return refuse("imageOfBannerId", missingImage);
  const file = copyName(banner, idempotencyKey);
  const to = `${companyFolder(banner.companyId)}/${file}`;
  return changeImages(context, { adds: [to] }, async () => {
    const isRepeat = (await withStorage(context, () => context.storage.images.bytesOf(to))) !== null;
    if (!isRepeat) await requireRoom(context, "imageOfBannerId", 1);
    if (!isRepeat && !(await withStorage(context, () => copyImage(context, from, to)))) {
      return refuse("imageOfBannerId", missingImage);
    }
    try {
      return await write(file);
    } catch (error) {
      // Of a repeat the first try may have been written. A copy that stays behind is no reason for another answer.
      if (!isRepeat && !mayHaveHappened(error)) await dropImage(context, to).catch(() => {});
      throw error;
    }
  });
}

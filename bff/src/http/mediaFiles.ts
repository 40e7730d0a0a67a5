import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import type { WorkLimiter } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { contentTypeOf } from "../storage/objectKey.ts";
import { privateFolder, readLinkSeconds } from "../storage/readLink.ts";
import type { OpenStorage } from "../storage/storage.ts";
import { type Thumbnail, thumbnailKey, thumbnailOf } from "../storage/thumbnailKey.ts";
import { temporaryFolder } from "../upload/keys.ts";
import { makeThumbnail } from "../upload/storedImage.ts";
import { sendText } from "./responses.ts";

export interface MediaParts {
  readonly storage: OpenStorage;
  readonly imageWork: WorkLimiter;
  readonly log: Logger;
}

/** Logos of other tools keep their name when they are replaced; without a version they have to be asked for again. */
const fixedName = /\/(?:logo|about_us)\.[a-z.0-9]+$/;

const forEver = "public, max-age=31536000, immutable";

function isPrivate(key: string): boolean {
  return key.startsWith(`${privateFolder}/`);
}

function cachingOf(key: string, isVersioned: boolean): string {
  if (isPrivate(key)) return "private, no-store";
  return fixedName.test(key) && !isVersioned ? "no-cache" : forEver;
}

/** Where a browser reads a picture itself; null where it has to come from here. */
async function elsewhere({ storage }: MediaParts, key: string): Promise<string | null> {
  if (storage.publicUrl !== null && !isPrivate(key)) return storage.publicUrl + key;
  return storage.images.signRead(key);
}

/** Far more than a small copy ever has. */
const largestThumbnail = 1_000_000;

interface Found {
  readonly bytes: number;
  /** Null where only the head is asked for. */
  readonly content: Buffer | null;
}

/**
 * A small copy, made now if nobody has asked for it before; null when there is no room to make it, or no way. It is read as
 * a whole: a caller who reads slowly, or not at all, must not hold one of the few connections to a bucket.
 */
async function findThumbnail(
  parts: MediaParts,
  { key, size }: Thumbnail,
  isHead: boolean,
): Promise<Found | null> {
  const { images } = parts.storage;
  const bytes = isHead ? await images.bytesOf(thumbnailKey(key, size)) : null;
  if (bytes !== null) return { bytes, content: null };
  const found = isHead ? null : await images.read(thumbnailKey(key, size), largestThumbnail);
  try {
    const content = found ?? (await makeThumbnail(parts, key, size));
    return content && { bytes: content.length, content };
  } catch (error) {
    // Not a picture that can be read, or too many at once: then the picture itself has to do.
    if (!(error instanceof RateLimitedError))
      parts.log.warn({ err: error, key }, "no small copy could be made");
    return null;
  }
}

/** Whether a key can be one of a picture that everybody may ask for; one of a small copy is none. */
function isPicture(key: string): boolean {
  const isTemporary = key.startsWith(`${temporaryFolder}/`);
  return !isTemporary && contentTypeOf(key) !== null && thumbnailOf(key) === null;
}

/**
 * Answers `/media/{key}`: from the folder, or by a link into the bucket. What is not published is not there, and
 * neither is what is private, but for whoever was given a link to it.
 */
export async function handleMedia(
  parts: MediaParts,
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
): Promise<void> {
  const missing = (): void => sendText(response, 404, "There is no such image.");
  const small = thumbnailOf(key);
  const original = small?.key ?? key;
  if (!isPicture(original)) return missing();
  const [, query = ""] = (request.url ?? "").split("?", 2);
  if (isPrivate(key) && !parts.storage.readLinks.allows(key, query, Date.now())) return missing();
  const caching = cachingOf(key, (request.url ?? "").includes("?v="));
  const isHead = request.method === "HEAD";
  const sendHead = (bytes: number, contentType: string, keeping: string): void =>
    void response.writeHead(200, {
      "content-type": contentType,
      "content-length": bytes,
      "cache-control": keeping,
    });
  if (small !== null) {
    // A small copy that outlived its picture is not to be seen.
    if ((await parts.storage.images.bytesOf(original)) === null) return missing();
    const thumbnail = await findThumbnail(parts, small, isHead);
    if (thumbnail !== null) {
      sendHead(thumbnail.bytes, "image/webp", caching);
      response.end(isHead ? null : thumbnail.content);
      return;
    }
  }
  const link = await elsewhere(parts, original);
  if (link !== null) {
    response.writeHead(302, {
      location: link,
      "content-length": 0,
      // The link still works for a while when the browser follows it from memory.
      "cache-control": isPrivate(key) ? caching : `private, max-age=${readLinkSeconds - 600}`,
    });
    response.end();
    return;
  }
  const found = await parts.storage.incoming?.store.open(original);
  if (!found) return missing();
  sendHead(found.bytes, found.contentType, small === null ? caching : "no-store");
  if (isHead) {
    response.end();
    return;
  }
  // A reader that leaves half way is no error of ours.
  await pipeline(found.stream(), response).catch(() => response.destroy());
}

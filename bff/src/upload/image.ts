import sharp, { type Metadata, type Sharp } from "sharp";
import { refuse } from "../graphql/validate.ts";
import { imageTypeOf, isAnimatedPng } from "./imageType.ts";
import {
  animated,
  maximumPixels,
  tooManyPixels,
  unreadable,
  wrongType,
  type ImageContentType,
} from "./purpose.ts";
import type { DecodedImage } from "./record.ts";

// Each picture on one thread: how many are decoded at a time is limited, for all of them together.
sharp.concurrency(1);

/** A picture made anew from its pixels: without place, camera, comments, or anything that stood behind it. */
export interface CleanImage extends DecodedImage {
  readonly content: Buffer;
}

/** From good to small; the first one that fits is taken. */
const qualities = [88, 80, 70] as const;

function encode(picture: Sharp, contentType: ImageContentType, quality: number, isPalette: boolean): Sharp {
  switch (contentType) {
    case "image/png":
      return picture.png({ compressionLevel: 9, palette: isPalette });
    case "image/jpeg":
      return picture.jpeg({ quality, mozjpeg: true });
    case "image/webp":
      return picture.webp({ quality });
  }
}

/** Reads only the head, so that a bomb is refused before any of its pixels takes memory. */
async function readHead(content: Buffer, contentType: ImageContentType): Promise<Metadata> {
  const head = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null || head.format !== contentType.slice("image/".length)) refuse("uploadId", unreadable);
  if (head.width * head.height > maximumPixels) refuse("uploadId", tooManyPixels);
  if ((head.pages ?? 1) > 1 || (contentType === "image/png" && isAnimatedPng(content))) {
    refuse("uploadId", animated);
  }
  return head;
}

/**
 * Checks that a file is the picture it was announced as and makes it anew, upright. `fitting` is how many bytes it
 * should have at most; a photo is compressed more when it has grown. Throws `ValidationError` with the reason.
 */
export async function cleanImage(
  content: Buffer,
  announced: ImageContentType,
  fitting: number,
): Promise<CleanImage> {
  if (imageTypeOf(content) !== announced) refuse("uploadId", wrongType);
  const head = await readHead(content, announced);
  const { isPalette } = head;
  let smallest: CleanImage | null = null;
  for (const quality of announced === "image/png" ? [qualities[0]] : qualities) {
    const upright = sharp(content, { limitInputPixels: maximumPixels, failOn: "warning" }).autoOrient();
    const { data, info } = await encode(upright, announced, quality, isPalette)
      .toBuffer({ resolveWithObject: true })
      .catch(() => refuse("uploadId", unreadable));
    smallest = {
      content: data,
      contentType: announced,
      width: info.width,
      height: info.height,
      bytes: data.length,
    };
    if (data.length <= fitting) break;
  }
  return smallest ?? refuse("uploadId", unreadable);
}

/** A small copy for lists, at most so many pixels wide and high, as WebP. Rejects when it cannot be read. */
export function thumbnail(content: Buffer, pixels: number): Promise<Buffer> {
  return sharp(content, { limitInputPixels: maximumPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Widths and heights of the small copies, in pixels: rows of tables, and tiles. */
export const thumbnailSizes = [160, 480] as const;

export type ThumbnailSize = (typeof thumbnailSizes)[number];

const thumbnailForm = /^(.+)\.(160|480)\.webp$/;

/** Where the small copy of a picture is kept: `Uploads/7/a.png` -> `Uploads/7/a.png.160.webp`. */
export function thumbnailKey(key: string, size: ThumbnailSize): string {
  return `${key}.${size}.webp`;
}

/** Which picture a small copy is of, and its size. */
export interface Thumbnail {
  readonly key: string;
  readonly size: ThumbnailSize;
}

/** What a small copy is of; null for a key that is none of a small copy. */
export function thumbnailOf(key: string): Thumbnail | null {
  const [, original, size] = thumbnailForm.exec(key) ?? [];
  if (original === undefined) return null;
  return { key: original, size: size === "160" ? 160 : 480 };
}

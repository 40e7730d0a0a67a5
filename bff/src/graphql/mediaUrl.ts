import { createHash } from "node:crypto";
import { thumbnailKey, type ThumbnailSize } from "../storage/thumbnailKey.ts";

/**
 * The address of a stored image: the base, which ends in `/`, and the storage key with each of its parts
 * encoded. Null when there is no image, or the key would lead out of its folder. `version` is any text that changes
 * when a picture is replaced under the same key, as another tool may do: it becomes `?v=` (decision D-39).
 */
export function mediaUrl(base: string, key: string | null, version: string | null = null): string | null {
  if (key === null) return null;
  const parts = key.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..")) return null;
  const address = base + parts.map(encodeURIComponent).join("/");
  if (version === null) return address;
  return `${address}?v=${createHash("sha256").update(version).digest("hex").slice(0, 12)}`;
}

/**
 * The address of a small copy of a stored image, at most so many pixels wide and high. It is made when it is first
 * asked for, if it was not made with the image. Otherwise like `mediaUrl`.
 */
export function thumbnailUrl(
  base: string,
  key: string | null,
  size: ThumbnailSize,
  version: string | null = null,
): string | null {
  return key === null ? null : mediaUrl(base, thumbnailKey(key, size), version);
}

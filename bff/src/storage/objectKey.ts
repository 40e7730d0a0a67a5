import { extname } from "node:path";

/** Only these are ever served: an SVG or an HTML file could run code on our origin (decision D-48). */
const contentTypes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".avif": "image/avif",
  ".json": "application/json",
};

/** Up to six segments of letters, digits, `.`, `_`, `-`, none beginning with a dot. */
const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}){0,5}$/;

/** Whether a text can be a key at all. */
export function isObjectKey(key: string): boolean {
  return keyForm.test(key);
}

/** What a key is served as; null when it is not served. */
export function contentTypeOf(key: string): string | null {
  return isObjectKey(key) ? (contentTypes[extname(key).toLowerCase()] ?? null) : null;
}

import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { ObjectStore } from "./objectStore.ts";

/** Only these: an SVG or an HTML file could run code on our origin (decision D-48). */
const contentTypes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".avif": "image/avif",
};

/** Up to six segments of letters, digits, `.`, `_`, `-`, none beginning with a dot. */
const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}){0,5}$/;

/** Images in a folder, for reading. A link that leads out of the folder is treated as missing. */
export function openFolderStore(folder: string): ObjectStore {
  return {
    async open(key) {
      const contentType = contentTypes[extname(key).toLowerCase()];
      if (contentType === undefined || !keyForm.test(key)) return null;
      try {
        const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, key))]);
        if (!file.startsWith(root + sep)) return null;
        const found = await stat(file);
        if (!found.isFile()) return null;
        return { bytes: found.size, contentType, stream: () => createReadStream(file) };
      } catch {
        return null;
      }
    },
  };
}

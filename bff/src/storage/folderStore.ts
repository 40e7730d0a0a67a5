import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { glob, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { byteLimit } from "./byteLimit.ts";
import { contentTypeOf, isObjectKey } from "./objectKey.ts";
import type { ObjectStore } from "./objectStore.ts";
import type { UploadSigner } from "./uploadSignature.ts";

/** A file that can be read. */
export interface StoredFile {
  readonly bytes: number;
  /** Of the key's extension: `image/jpeg`, `image/png`, `image/webp`, `application/json`. */
  readonly contentType: string;
  readonly stream: () => Readable;
}

/** A store that takes what browsers send through the gateway itself. */
export interface FolderStore extends ObjectStore {
  /**
   * Null for an unknown key, and for one whose extension is none that is served. A bucket has no such thing: browsers read
   * from it themselves, and what is left open there takes connections from all others.
   */
  open(key: string): Promise<StoredFile | null>;
  /**
   * Writes what comes in, straight to the disk. Rejects, and keeps nothing, when it breaks off or is not exactly
   * so many bytes.
   */
  receive(key: string, content: Readable, bytes: number): Promise<void>;
}

/** Where files are written, in the folder; no key begins with a dot. */
const unfinishedFolder = ".unfinished";

/** Files in a folder. A link that leads out of the folder is treated as missing. */
export function openFolderStore(folder: string, signer: UploadSigner): FolderStore {
  /** The file of a key with its size, or null when there is none in the folder. */
  async function find(key: string): Promise<{ path: string; bytes: number } | null> {
    if (!isObjectKey(key)) return null;
    try {
      const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, key))]);
      if (!path.startsWith(root + sep)) return null;
      const found = await stat(path);
      return found.isFile() ? { path, bytes: found.size } : null;
    } catch {
      return null;
    }
  }

  /** Makes the file elsewhere in the folder and moves it to its place when it is whole. */
  async function writeAtomically(key: string, fill: (path: string) => Promise<void>): Promise<void> {
    if (!isObjectKey(key)) throw new TypeError("This is no key of an object.");
    const path = join(folder, key);
    const unfinished = join(folder, unfinishedFolder, randomUUID());
    for (const place of [path, unfinished]) await mkdir(dirname(place), { recursive: true });
    try {
      await fill(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    origin: null,
    async open(key) {
      const contentType = contentTypeOf(key);
      const found = contentType === null ? null : await find(key);
      if (found === null || contentType === null) return null;
      return { bytes: found.bytes, contentType, stream: () => createReadStream(found.path) };
    },
    bytesOf: async (key) => (await find(key))?.bytes ?? null,
    async read(key, maximumBytes) {
      const found = await find(key);
      return found === null || found.bytes > maximumBytes ? null : readFile(found.path);
    },
    write: (key, content) => writeAtomically(key, (path) => writeFile(path, content)),
    receive: (key, content, bytes) =>
      writeAtomically(key, (path) => pipeline(content, byteLimit(bytes), createWriteStream(path))),
    async remove(key) {
      const found = await find(key);
      if (found !== null) await rm(found.path, { force: true });
    },
    async *listOlder(inside, before) {
      for await (const name of glob("**", { cwd: join(folder, inside) })) {
        const key = `${inside}/${name.split(sep).join("/")}`;
        const found = await stat(join(folder, key)).catch(() => null);
        if (found?.isFile() === true && found.mtimeMs < before) yield key;
      }
    },
    async removeUnfinished(before) {
      const inside = join(folder, unfinishedFolder);
      const names = await readdir(inside).catch(() => []);
      let removed = 0;
      for (const path of names.map((name) => join(inside, name))) {
        const found = await stat(path).catch(() => null);
        if (found === null || found.mtimeMs >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
    signUpload: async (permit) => signer.sign(permit),
    signRead: async () => null,
  };
}

import type { ObjectStore, Storage } from "../../src/storage/objectStore.ts";
import { createReadLinks } from "../../src/storage/readLink.ts";

/** A store in memory whose content tests can read and set. */
export interface MemoryStore extends ObjectStore {
  readonly objects: Map<string, Buffer>;
}

export interface MemoryStorage extends Storage {
  readonly images: MemoryStore;
  readonly initialData: MemoryStore;
}

function createMemoryStore(): MemoryStore {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    origin: null,
    bytesOf: async (key) => objects.get(key)?.length ?? null,
    async read(key, maximumBytes) {
      const content = objects.get(key);
      return content === undefined || content.length > maximumBytes ? null : content;
    },
    async write(key, content) {
      objects.set(key, Buffer.from(content));
    },
    async remove(key) {
      objects.delete(key);
    },
    async *listOlder() {},
    removeUnfinished: async () => 0,
    signUpload: async ({ key, contentType }) => ({
      url: `/upload/${key}?signature=any`,
      method: "PUT",
      headers: { "content-type": contentType },
    }),
    signRead: async () => null,
  };
}

/** Both stores of an installation, empty. */
export function createMemoryStorage(): MemoryStorage {
  return {
    images: createMemoryStore(),
    initialData: createMemoryStore(),
    readLinks: createReadLinks("for tests"),
  };
}

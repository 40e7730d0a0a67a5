import type { Readable } from "node:stream";

/** One stored image, open for reading. */
export interface StoredObject {
  readonly bytes: number;
  /** Of the file's name: `image/jpeg`, `image/png`, `image/webp`. */
  readonly contentType: string;
  readonly stream: () => Readable;
}

/** Where images are kept; keys are those of Document 1 §8 and decision D-49, for example `Uploads/7/a.webp`. */
export interface ObjectStore {
  /** Null for an unknown key, and for one that is no image's key. */
  open(key: string): Promise<StoredObject | null>;
}

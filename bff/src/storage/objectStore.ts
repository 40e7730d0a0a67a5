import type { ReadLinks } from "./readLink.ts";

/** What may be sent to a store without passing through our own requests, and until when. */
export interface UploadPermit {
  readonly key: string;
  readonly contentType: string;
  /** Exactly so many. */
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A request that a browser can send as it is. Whoever has it may send that one file, and nothing else. */
export interface SignedUpload {
  readonly url: string;
  readonly method: "PUT";
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Where files are kept: a folder, or a bucket of an S3-compatible store. Keys are those of decision D-49, for
 * example `Uploads/7/a.webp`. A key that no store would take is treated as unknown. Every method rejects when the
 * store cannot be reached.
 */
export interface ObjectStore {
  /** How long the object under the key is; null for an unknown key. */
  bytesOf(key: string): Promise<number | null>;
  /** The whole object; null for an unknown key, and for one that has more bytes than it may. */
  read(key: string, maximumBytes: number): Promise<Buffer | null>;
  /** Writes or replaces it as a whole: nobody ever reads half of it. */
  write(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Removes it; an unknown key is no error. */
  remove(key: string): Promise<void>;
  /** The keys in a folder that were last written before an instant, in milliseconds since the epoch. */
  listOlder(folder: string, before: number): AsyncIterable<string>;
  /** Removes what is left of writes that were interrupted, begun before an instant; says how many files went. */
  removeUnfinished(before: number): Promise<number>;
  /** Lets a browser send one file straight to the store. */
  signUpload(permit: UploadPermit): Promise<SignedUpload>;
  /** A link that reads the object for 3600 seconds; null where only the gateway can read it. */
  signRead(key: string): Promise<string | null>;
  /** The origin that browsers send to and read from; null for our own. */
  readonly origin: string | null;
}

/** The stores of an installation. */
export interface Storage {
  /** Pictures, and what was sent but not yet taken up. */
  readonly images: ObjectStore;
  /** What storefronts start from: one JSON file for each company, named after its subdomain. */
  readonly initialData: ObjectStore;
  /** Links to pictures that are not for everybody. */
  readonly readLinks: ReadLinks;
}

import * as v from "valibot";
import type { SessionUser } from "../access/user.ts";
import { imageContentTypes, uploadContentTypes, uploadRules, type UploadPurpose } from "./purpose.ts";

/** One of the purposeRule. */
export const purposeRule = v.custom<UploadPurpose>(
  (value) => typeof value === "string" && value in uploadRules,
);

/** What is known of a picture once it was decoded. */
const decodedImage = v.object({
  contentType: v.picklist(imageContentTypes),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
});

const uploadRecord = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Whose it is: `owner:12` or `seller:7`. */
  owner: v.string(),
  companyId: v.string(),
  purpose: purposeRule,
  contentType: v.picklist(uploadContentTypes),
  bytes: v.number(),
  /** Milliseconds since the epoch; until then the file may be sent. */
  expiresAt: v.number(),
});

/** One permission to send a file, as the gateways remember it for a day. */
export type UploadRecord = v.InferOutput<typeof uploadRecord>;

export type DecodedImage = v.InferOutput<typeof decodedImage>;

/** An upload, and what has come of it. */
export interface Upload extends UploadRecord {
  /** Null until the file was checked and found good. */
  readonly image: DecodedImage | null;
}

/** The steps that each happen at most once, whichever gateway is asked: sending the file, and having it checked. */
export type UploadStep = "sent" | "checked";

/** How long an upload is remembered, in seconds; what nobody has used by then is swept (decision D-50). */
export const uploadLifetimeSeconds = 24 * 60 * 60;

/** The uploads of the last day, shared by all gateways. Every method rejects when the store is down. */
export interface UploadRecords {
  /** A random id for a new upload. */
  newId(): string;
  /**
   * Remembers an upload. False, and it is not remembered, when all that the company has of its purpose would then be more than
   * `most` bytes.
   */
  add(upload: UploadRecord, most?: number): Promise<boolean>;
  /** Null for an unknown or forgotten one. */
  read(id: string): Promise<Upload | null>;
  /** True for exactly one caller among all gateways; false for every other, and for an unknown upload. */
  take(id: string, step: UploadStep): Promise<boolean>;
  /** Notes that the file is good. */
  complete(id: string, image: DecodedImage): Promise<void>;
  /** Reserves it for one change. True for the first caller and for whoever comes again with the same mark. */
  claim(id: string, mark: string): Promise<boolean>;
  /** The change did not happen: the upload can be used again. */
  release(id: string): Promise<void>;
  /** Forgets one whose file is gone: another may come in its place. */
  forget(upload: UploadRecord): Promise<void>;
  /** True for one gateway within so many seconds: the one that is to sweep. */
  takeSweep(seconds: number): Promise<boolean>;
  close(): void;
}

declare module "../graphql/context.ts" {
  interface Context {
    readonly uploads: UploadRecords;
  }
}

/** Who an upload belongs to. */
export function uploaderOf({ kind, userId }: Pick<SessionUser, "kind" | "userId">): string {
  return `${kind}:${userId}`;
}

/** An upload as the text that the stores keep. */
export function encodeUpload(upload: UploadRecord): string {
  return JSON.stringify(upload);
}

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return read.success ? read.output : null;
}

/** Reads stored texts; null when they are none of ours, for example written by a later version. */
export function decodeUpload(record: string, image: string | null): Upload | null {
  const upload = parse(uploadRecord, record);
  return upload && { ...upload, image: image === null ? null : parse(decodedImage, image) };
}

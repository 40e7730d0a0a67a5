import { createHash } from "node:crypto";
import type { Context } from "../graphql/context.ts";
import { refuse } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import type { ObjectStore } from "../storage/objectStore.ts";
import { privateFolder } from "../storage/readLink.ts";
import { withStorage } from "./withStorage.ts";

/** What each company keeps in pictures, in bytes, without their small copies. */
export interface StoredBytes {
  /** The most that a company may keep. */
  readonly most: number;
  of(companyId: string): Promise<number>;
  /** Notes a picture that is about to be written, if the company may keep so much more. One that is noted already takes no room. */
  take(companyId: string, key: string, bytes: number): Promise<boolean>;
  /** Notes a picture that is about to be written, whatever the company keeps. */
  add(companyId: string, key: string, bytes: number): Promise<void>;
  /** Takes the note of one away that is about to be removed. */
  remove(companyId: string, key: string, bytes: number): Promise<void>;
}

declare module "../graphql/context.ts" {
  interface Context {
    readonly storedBytes: StoredBytes;
  }
}

/** How long a gateway goes by a sum that others may have changed, in milliseconds. */
const sumHolds = 5 * 60_000;
/** Companies whose sums are remembered. */
const mostSums = 1000;

const folder = `${privateFolder}/sizes`;

interface Sum {
  bytes: number;
  readonly until: number;
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** One empty object for each picture, whose name says its length: sums need no counter that could be lost or race. */
function noteOf(companyId: string, key: string, bytes: number): string {
  return `${folder}/${companyId}/${hashOf(key)}.${bytes}`;
}

/** Takes the note of a picture away whoever's it is: all are looked through, which only a sweep has the time for. */
export async function forgetBytes(images: ObjectStore, key: string): Promise<void> {
  const name = `/${hashOf(key)}.`;
  for await (const note of images.listOlder(folder, Infinity))
    if (note.includes(name)) await images.remove(note);
}

/** Notes lengths beside the pictures themselves, so that they last as long, and all gateways share them. */
export function createStoredBytes(
  images: ObjectStore,
  most: number,
  now = () => performance.now(),
): StoredBytes {
  const sums = new Map<string, Sum>();
  const reading = new Map<string, Promise<Sum>>();

  async function read(companyId: string): Promise<Sum> {
    let bytes = 0;
    for await (const note of images.listOlder(`${folder}/${companyId}`, Infinity))
      bytes += Number(note.slice(note.lastIndexOf(".") + 1));
    const [oldest] = sums.keys();
    if (oldest !== undefined && sums.size >= mostSums) sums.delete(oldest);
    const sum = { bytes, until: now() + sumHolds };
    sums.set(companyId, sum);
    return sum;
  }

  /** The same for all who ask at once, so that each finds what the others have taken. */
  async function sumOf(companyId: string): Promise<Sum> {
    const sum = sums.get(companyId);
    if (sum !== undefined && sum.until > now()) return sum;
    const underWay = reading.get(companyId) ?? read(companyId).finally(() => void reading.delete(companyId));
    reading.set(companyId, underWay);
    return underWay;
  }

  function change(companyId: string, bytes: number): void {
    const sum = sums.get(companyId);
    if (sum !== undefined) sum.bytes += bytes;
  }

  return {
    most,
    of: async (companyId) => (await sumOf(companyId)).bytes,
    async take(companyId, key, bytes) {
      const note = noteOf(companyId, key, bytes);
      if ((await images.bytesOf(note)) !== null) return true;
      const sum = await sumOf(companyId);
      if (sum.bytes + bytes > most) return false;
      // Counted before it is written: many at once must not all find the same room.
      sum.bytes += bytes;
      try {
        await images.write(note, new Uint8Array(), "text/plain");
      } catch (error) {
        sum.bytes -= bytes;
        throw error;
      }
      return true;
    },
    async add(companyId, key, bytes) {
      const note = noteOf(companyId, key, bytes);
      if ((await images.bytesOf(note)) !== null) return;
      await images.write(note, new Uint8Array(), "text/plain");
      change(companyId, bytes);
    },
    async remove(companyId, key, bytes) {
      const note = noteOf(companyId, key, bytes);
      if ((await images.bytesOf(note)) === null) return;
      await images.remove(note);
      change(companyId, -bytes);
    },
  };
}

/** Throws `ValidationError` beside the field when so many bytes more are more than the user's company may keep. */
export async function requireRoom(context: Context, field: string, bytes: number): Promise<void> {
  const { companyId } = currentUser(context);
  const kept = await withStorage(context, () => context.storedBytes.of(companyId));
  if (kept + bytes > context.storedBytes.most) refuseMore(context, field);
}

/** Takes the room of a picture that is about to be written under a key. Throws `ValidationError` like the other. */
export async function takeRoom(context: Context, field: string, key: string, bytes: number): Promise<void> {
  const { companyId } = currentUser(context);
  if (!(await withStorage(context, () => context.storedBytes.take(companyId, key, bytes))))
    refuseMore(context, field);
}

function refuseMore({ storedBytes: { most } }: Context, field: string): never {
  refuse(
    field,
    `Your company may keep ${most / 1_000_000} MB of pictures, and that would be more. Delete some that are not needed.`,
  );
}

import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import type { UnavailableError } from "../graphql/errors.ts";
import type { ObjectStore } from "../storage/objectStore.ts";
import { temporaryFolder } from "./keys.ts";
import { forgetBytes } from "./storedBytes.ts";
import { deleteImage, dropImage } from "./storedImage.ts";
import { withStorage } from "./withStorage.ts";

const noteEnd = ".pending";
/** The end of the note of pictures that are gone and still shown: it stays until nothing refers to them. */
const shownEnd = `.shown${noteEnd}`;
const noteRule = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const longestNote = 64 * 1024;

/** Which pictures come and go with a change, by their keys. */
interface ComingAndGoing<T> {
  readonly adds?: readonly string[];
  /** Removed once the change has happened. Null is none. */
  readonly drops?: readonly (string | null)[];
  /** Of what was to be dropped, what the change has left in use; nothing unless told. */
  readonly keeps?: (result: T) => readonly (string | null)[];
  /** Whether a review may still show what is dropped: then the sweep removes it when none does any more. */
  readonly areShown?: boolean;
  /** What has happened already when storage turns out to be down; nothing unless told. */
  readonly outcome?: UnavailableError["outcome"];
}

/**
 * Runs a change of records that pictures come or go with. A note of them is kept until it is done: when the gateway ends in
 * the middle, or nobody knows whether the change has happened, the sweep finds it and removes what no record refers to.
 * Throws what `change` throws, and `UnavailableError` when pictures are added and storage is down. A picture that could not
 * be removed is no reason to call the change failed.
 */
export async function changeImages<T>(
  context: Context,
  { adds = [], drops = [], keeps, areShown = false, outcome }: ComingAndGoing<T>,
  change: () => Promise<T>,
): Promise<T> {
  const gone = drops.filter((key) => key !== null).filter((key) => !adds.includes(key));
  const keys = [...adds, ...gone];
  if (keys.length === 0) return change();
  const { images } = context.storage;
  const stayedBehind = (error: unknown): void =>
    context.log.warn({ err: error, keys }, "an image may have stayed behind");
  const note = `${temporaryFolder}/${randomUUID()}${noteEnd}`;
  const write = () => images.write(note, Buffer.from(JSON.stringify(keys)), "application/json");
  await (adds.length > 0 ? withStorage(context, write, outcome) : briefly(write().catch(stayedBehind)));
  const result = await change();
  const kept = new Set(keeps?.(result));
  const dropped = gone.filter((key) => !kept.has(key));
  const tidyUp = async (): Promise<void> => {
    if (areShown && dropped.length > 0) await noteShown(images, dropped);
    else for (const key of dropped) await dropImage(context, key);
    await images.remove(note);
  };
  await briefly(tidyUp().catch(stayedBehind));
  return result;
}

function noteShown(images: ObjectStore, keys: readonly string[]): Promise<void> {
  const note = `${temporaryFolder}/${randomUUID()}${shownEnd}`;
  return images.write(note, Buffer.from(JSON.stringify(keys)), "application/json");
}

/** How long nobody has to wait for what goes on by itself, in milliseconds: a store may say nothing for ten seconds. */
const patience = 1_000;

async function briefly(work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}

/** Whether a temporary file is the note of a change. */
export function isNote(key: string): boolean {
  return key.endsWith(noteEnd);
}

/** Removes the pictures of a note that no record refers to, and the note; what a review still shows is noted anew. Rejects when that cannot be found out now. */
export async function settle(
  images: ObjectStore,
  note: string,
  isReferenced: (key: string) => Promise<boolean>,
): Promise<number> {
  const content = await images.read(note, longestNote);
  const keys = v.safeParse(noteRule, content?.toString());
  let removed = 0;
  const shown: string[] = [];
  for (const key of keys.success ? keys.output : []) {
    if (await isReferenced(key)) {
      shown.push(key);
      continue;
    }
    const isThere = (await images.bytesOf(key)) !== null;
    // Also of one that never came, or is gone already: its length was noted before it, and its small copies go after it.
    await forgetBytes(images, key);
    await deleteImage(images, key);
    if (isThere) removed += 1;
  }
  // A note that is new again is looked at after another day.
  if (note.endsWith(shownEnd) && shown.length > 0) await noteShown(images, shown);
  await images.remove(note);
  return removed;
}

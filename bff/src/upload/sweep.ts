import type { Logger } from "pino";
import type { Storage } from "../storage/objectStore.ts";
import { isNote, settle } from "./imageChange.ts";
import { temporaryFolder } from "./keys.ts";
import { uploadLifetimeSeconds, type UploadRecords } from "./record.ts";

/** How often somebody looks, in seconds. */
const everySeconds = 60 * 60;

export interface SweepParts {
  readonly storage: Pick<Storage, "images" | "initialData">;
  readonly uploads: UploadRecords;
  /** Whether a record refers to a picture. Rejects when nobody can say now. */
  readonly isReferenced: (key: string) => Promise<boolean>;
  readonly log: Pick<Logger, "info" | "warn">;
}

/**
 * Removes what is left of a day ago (decision D-50): files nobody has had checked, good ones that no record has come to
 * use, pictures of changes that were interrupted, and files whose writing was. Of several gateways one does it each hour.
 * Says how many files went; null when it is not this gateway's turn.
 */
export async function sweepUploads(
  { storage: { images, initialData }, uploads, isReferenced, log }: SweepParts,
  now: () => number = Date.now,
): Promise<number | null> {
  // A little less than the time between two looks, so that the next look is not found to be too early.
  if (!(await uploads.takeSweep(everySeconds - 60))) return null;
  const before = now() - uploadLifetimeSeconds * 1000;
  let removed = (await images.removeUnfinished(before)) + (await initialData.removeUnfinished(before));
  for await (const key of images.listOlder(temporaryFolder, before)) {
    if (isNote(key)) {
      // What nobody can say now is for the next sweep.
      removed += await settle(images, key, isReferenced).catch((error: unknown) => {
        log.warn({ err: error }, "it is not known whether images are in use");
        return 0;
      });
      continue;
    }
    await images.remove(key);
    removed += 1;
  }
  return removed;
}

/** Sweeps now and every hour. The function it returns ends it. */
export function startSweeping(parts: SweepParts): () => void {
  const sweep = (): void => {
    sweepUploads(parts).then(
      (removed) => {
        if (removed !== null && removed > 0) parts.log.info({ removed }, "uploads swept");
      },
      (error: unknown) => parts.log.warn({ err: error }, "uploads could not be swept"),
    );
  };
  sweep();
  const timer = setInterval(sweep, everySeconds * 1000).unref();
  return () => clearInterval(timer);
}

import type { Logger } from "pino";
import type { Storage } from "../storage/objectStore.ts";
import { temporaryFolder } from "./keys.ts";
import { uploadLifetimeSeconds, type UploadRecords } from "./record.ts";

/** How often somebody looks, in seconds. */
const everySeconds = 60 * 60;

export interface SweepParts {
  readonly storage: Pick<Storage, "images">;
  readonly uploads: UploadRecords;
  readonly log: Logger;
}

/**
 * Removes what was sent and not taken up within a day (decision D-50): files nobody has had checked, and good ones
 * that no record has come to use. Of several gateways one does it each hour. Says how many files went; null when
 * it is not this gateway's turn.
 */
export async function sweepUploads(
  { storage, uploads }: Omit<SweepParts, "log">,
  now: () => number = Date.now,
): Promise<number | null> {
  // A little less than the time between two looks, so that the next look is not found to be too early.
  if (!(await uploads.takeSweep(everySeconds - 60))) return null;
  let removed = 0;
  for await (const key of storage.images.listOlder(temporaryFolder, now() - uploadLifetimeSeconds * 1000)) {
    await storage.images.remove(key);
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

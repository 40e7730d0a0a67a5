import { RateLimitedError } from "../graphql/errors.ts";
import { createWorkLimiter, type WorkLimits } from "../graphql/workLimiter.ts";

/** What reads one file on behind the request that began it. */
interface FileReader {
  /** Reads when its turn comes; the job is given back at the end, however it ends. */
  run(work: () => Promise<void>): Promise<void>;
  /** There is nothing to be read on. */
  giveBack(): void;
}

/** Those of one gateway: few read at a time, each up to 20 MB, and each job has one. */
export interface FileReaders {
  /** Takes a job on; null when it is being read already. Throws `RateLimitedError` when too many wait. */
  take(jobId: string): FileReader | null;
}

declare module "../graphql/context.ts" {
  interface Context {
    readonly fileReaders: FileReaders;
  }
}

const defaults: WorkLimits = { running: 2, waiting: 30 };

export function createFileReaders(limits = defaults): FileReaders {
  const turns = createWorkLimiter(limits);
  const taken = new Set<string>();
  return {
    take(jobId) {
      if (taken.has(jobId)) return null;
      if (taken.size >= limits.running + limits.waiting) throw new RateLimitedError(10);
      taken.add(jobId);
      const giveBack = () => void taken.delete(jobId);
      return { giveBack, run: (work) => turns.run(work).finally(giveBack) };
    },
  };
}

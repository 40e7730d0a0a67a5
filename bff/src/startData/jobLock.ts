/** The lock of one company's publication, held by one gateway. */
export interface LockedJob {
  readonly companyId: string;
  /** How many changes were noted when the lock was taken. */
  readonly changes: number;
  /** Who holds it; nobody else can end it. */
  readonly holder: string;
}

/** How long a lock is held at most, in milliseconds; a gateway that dies in it is waited for so long. */
export const lockMilliseconds = 60_000;

/**
 * Which companies have changed since they were last published, for all gateways together; outlives each of them.
 * Every method rejects when it cannot be reached.
 */
export interface JobLock {
  /** Notes a change. */
  note(companyId: string): Promise<void>;
  /** Companies with a change that is not published yet. */
  due(): Promise<readonly string[]>;
  /** The company's lock; "taken" while another gateway holds it, null when nothing has changed. */
  take(companyId: string): Promise<LockedJob | "taken" | null>;
  /** Whether the lock is still the holder's, so that it may write. */
  holds(job: LockedJob): Promise<boolean>;
  /** Releases the lock. What was noted since it was taken is still due; all of it when nothing was published. */
  end(job: LockedJob, isPublished: boolean): Promise<void>;
  close(): void;
}

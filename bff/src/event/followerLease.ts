/** How long a gateway that has fallen silent is still the one that follows, and how often it says that it is there. */
export const leaseMilliseconds = 4_000;
export const renewMilliseconds = 1_000;

/**
 * Which of several gateways follows the events, and how far they are told of: outlives each of them. Every method rejects
 * when it cannot be reached.
 */
export interface FollowerLease {
  /** Takes the lease, or renews it; false while another gateway holds it. */
  take(): Promise<boolean>;
  /** How far the events are told of; null when nobody has followed yet. */
  cursor(): Promise<string | null>;
  /** Keeps how far; false, and nothing is kept, when the lease is another's meanwhile. */
  keep(cursor: string): Promise<boolean>;
  /** Lets another take it at once. */
  release(): Promise<void>;
  close(): void;
}

/** Streams of one session: one for each tab, and some to spare. */
const mostOfOne = 8;
/** Streams of one gateway; each is a socket that stays open. */
const mostOfAll = 2_000;

/** Counts the streams that are open. */
export interface StreamSeats {
  /** Takes a seat for a session; gives what frees it again, once; null when there is none left. */
  take(sessionId: string): (() => void) | null;
  readonly taken: number;
}

/** The seats of one gateway. */
export function createStreamSeats(limits = { ofOne: mostOfOne, ofAll: mostOfAll }): StreamSeats {
  const takenBy = new Map<string, number>();
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    take(sessionId) {
      const own = takenBy.get(sessionId) ?? 0;
      if (own >= limits.ofOne || taken >= limits.ofAll) return null;
      takenBy.set(sessionId, own + 1);
      taken += 1;
      let isFreed = false;
      return () => {
        if (isFreed) return;
        isFreed = true;
        taken -= 1;
        const left = (takenBy.get(sessionId) ?? 1) - 1;
        if (left === 0) takenBy.delete(sessionId);
        else takenBy.set(sessionId, left);
      };
    },
  };
}

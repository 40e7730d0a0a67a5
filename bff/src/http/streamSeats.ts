/** Who takes a seat: nobody yet (a place on the network stands for the session), or somebody of a company. */
export interface SeatHolder {
  readonly session: string;
  readonly user?: string;
  readonly company?: string;
}

/**
 * Streams of one session (one for each tab, and some to spare), of one user in all their browsers, of one company, and of one
 * gateway, where each is a socket that stays open.
 */
const usualLimits = { session: 8, user: 24, company: 500, all: 2_000 };

/** Counts the streams that are open. */
export interface StreamSeats {
  /** Takes a seat; gives what frees it again, once; null when the holder, their company or the gateway has none left. */
  take(holder: SeatHolder): (() => void) | null;
  readonly taken: number;
}

/** The seats of one gateway. */
export function createStreamSeats(limits = usualLimits): StreamSeats {
  const takenBy = new Map<string, number>();
  let taken = 0;

  function counts({ session, user, company }: SeatHolder): readonly (readonly [key: string, most: number])[] {
    return [
      [`session ${session}`, limits.session],
      ...(user === undefined ? [] : ([[`user ${user}`, limits.user]] as const)),
      ...(company === undefined ? [] : ([[`company ${company}`, limits.company]] as const)),
    ];
  }

  function free(key: string): void {
    const left = (takenBy.get(key) ?? 1) - 1;
    if (left === 0) takenBy.delete(key);
    else takenBy.set(key, left);
  }

  return {
    get taken() {
      return taken;
    },
    take(holder) {
      const counted = counts(holder);
      const isFull = counted.some(([key, most]) => (takenBy.get(key) ?? 0) >= most);
      if (isFull || taken >= limits.all) return null;
      for (const [key] of counted) takenBy.set(key, (takenBy.get(key) ?? 0) + 1);
      taken += 1;
      let isFreed = false;
      return () => {
        if (isFreed) return;
        isFreed = true;
        taken -= 1;
        for (const [key] of counted) free(key);
      };
    },
  };
}

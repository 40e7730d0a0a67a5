let underWay = 0;
let waiting: (() => void)[] = [];

/** Counts a request that somebody waits for, until it is answered or has failed. */
export function begin(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
}

/** Settles once nothing is under way that somebody waits for. */
export function quiet(): Promise<void> {
  return underWay === 0 ? Promise.resolve() : new Promise((goOn) => waiting.push(goOn));
}

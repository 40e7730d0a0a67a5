let observer: ResizeObserver | undefined;

/**
 * Leaves room for the messages at the foot of the screen (`--messages-room`): pages and dialogs end above them. Null when
 * the last one has gone.
 */
export function keepRoom(region: HTMLElement | null): void {
  observer?.disconnect();
  if (!region) return whenStill(() => setRoom(0));
  if (!("ResizeObserver" in window)) return;
  observer = new ResizeObserver(() =>
    whenStill(() => region.isConnected && setRoom(window.innerHeight - region.offsetTop)),
  );
  observer.observe(region);
}

let openLists = 0;
let waiting: (() => void) | undefined;

/** What floats beside its field stays beside it: the field does not move before it is closed. Null when it is. */
export function holdRoom(list: HTMLElement | null): void {
  openLists += list ? 1 : -1;
  settle();
}

/** Nothing moves while a pointer is down or a list is open; of two changes that wait, the later one counts. */
function whenStill(work: () => void): void {
  waiting = work;
  settle();
}

function settle(): void {
  if (!waiting || openLists > 0) return;
  if (document.querySelector(":active") !== null) {
    window.addEventListener("pointerup", () => void setTimeout(settle), { once: true });
    return;
  }
  const work = waiting;
  waiting = undefined;
  work();
}

function setRoom(room: number): void {
  const page = document.documentElement;
  const below = Math.max(0, page.scrollHeight - window.innerHeight - window.scrollY);
  page.style.setProperty("--messages-room", `${room}px`);
  // The end of a page, where Save and Next stand, comes out from under them.
  if (below < room) window.scrollBy({ top: room - below, behavior: "instant" });
}

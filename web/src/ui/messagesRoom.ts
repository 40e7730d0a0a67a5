let observer: ResizeObserver | undefined;

/**
 * Leaves room for the messages at the foot of the screen (`--messages-room`): pages and dialogs end above them. Null when
 * the last one has gone.
 */
export function keepRoom(region: HTMLElement | null): void {
  observer?.disconnect();
  if (!region) return whenReleased(() => setRoom(0));
  if (!("ResizeObserver" in window)) return;
  observer = new ResizeObserver(() =>
    whenReleased(() => region.isConnected && setRoom(window.innerHeight - region.offsetTop)),
  );
  observer.observe(region);
}

/** Nothing moves while a pointer is down. */
function whenReleased(work: () => void): void {
  if (document.querySelector(":active") === null) work();
  else window.addEventListener("pointerup", () => void setTimeout(work), { once: true });
}

function setRoom(room: number): void {
  const page = document.documentElement;
  const below = Math.max(0, page.scrollHeight - window.innerHeight - window.scrollY);
  page.style.setProperty("--messages-room", `${room}px`);
  // The end of a page, where Save and Next stand, comes out from under them.
  if (below < room) window.scrollBy({ top: room - below, behavior: "instant" });
}

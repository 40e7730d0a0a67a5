let isPageGoing = false;

/** Follows whether the page is going away: closed, reloaded, or left for another site. */
export function watchLeaving(): void {
  window.addEventListener("pagehide", () => (isPageGoing = true), { capture: true });
  window.addEventListener("pageshow", () => (isPageGoing = false), { capture: true });
}

/** Whether the page is going away: then only what asks for it outlives it (`keepalive`). */
export function isLeaving(): boolean {
  return isPageGoing;
}

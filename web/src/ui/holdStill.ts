/** How long after the pointer is up a click may still come: that of a touch is late. In milliseconds. */
const lateClick = 300;

let release: (() => void) | null = null;
let holders = 0;
let listening = new AbortController();

/**
 * Nothing moves under a pointer that is down. A press takes the focus from a field, whose message may go with it, and what
 * was pressed would no longer be there when the pointer comes up. So what stands around it is shifted back for so long.
 * Returns the end of it.
 */
export function holdStill(): () => void {
  if (holders === 0) listen();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    letGo(release);
    listening.abort();
  };
}

function listen(): void {
  listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  window.addEventListener("pointerdown", hold, options);
  window.addEventListener("pointerup", () => void setTimeout(letGo, lateClick, release), options);
  // Before the click is heard: it knows its target by then, and what it does must find the page as it is.
  for (const end of ["click", "pointercancel", "dragstart", "wheel"]) {
    window.addEventListener(end, () => letGo(release), options);
  }
}

function hold({ target }: PointerEvent): void {
  letGo(release);
  if (!(target instanceof Element)) return;
  const surroundings = target.closest<HTMLElement>(".ui-dialog, main");
  if (!surroundings) return;
  const pressed = target.closest("button, a, label") ?? target;
  const top = pressed.getBoundingClientRect().top;
  let shift = 0;
  const observer = new MutationObserver(() => {
    const moved = pressed.getBoundingClientRect().top - top;
    if (!pressed.isConnected || moved === 0) return;
    shift -= moved;
    surroundings.style.translate = `0 ${shift}px`;
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  release = () => {
    observer.disconnect();
    surroundings.style.removeProperty("translate");
  };
}

/** Ends a press, if it is still the one that is under way. */
function letGo(press: (() => void) | null): void {
  if (press === null || press !== release) return;
  release = null;
  press();
}

import { forgetOpenings } from "./opening.ts";

/** Loads the console again, at its start: nothing of the page is left. */
export function beginAnew(): void {
  forgetOpenings();
  window.location.hash = "";
  window.location.reload();
}

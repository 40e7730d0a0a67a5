/** Loads the console again, at its start: nothing of the page is left. */
export function beginAnew(): void {
  window.location.hash = "";
  window.location.reload();
}

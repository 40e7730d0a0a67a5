/**
 * Calls back once, as soon as somebody looks at the page: now, or when a page that was opened in the background or
 * rendered ahead comes to the front. Returns the way to call it off.
 */
export function whenSeen(page: Document, callback: () => void): () => void {
  const look = () => {
    if (page.visibilityState !== "visible") return;
    page.removeEventListener("visibilitychange", look);
    callback();
  };
  page.addEventListener("visibilitychange", look);
  look();
  return () => page.removeEventListener("visibilitychange", look);
}

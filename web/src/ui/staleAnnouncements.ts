/**
 * Takes away announcements that point at a control that is gone. React Aria announces a busy button by its id and
 * keeps that for seven seconds; after a navigation or a closed dialog the id leads nowhere (WCAG 4.1.2).
 */
function dropStaleAnnouncements(): void {
  // The page itself may be gone by then.
  if (typeof document === "undefined") return;
  for (const node of document.querySelectorAll("[data-live-announcer] [aria-labelledby]")) {
    const ids = node.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.some((id) => document.getElementById(id) === null)) node.remove();
  }
}

/** React Aria speaks up to a tenth of a second late; by then everything is on the page. In milliseconds. */
const settled = 250;

/** The same once the page has settled; the returned function calls it off. */
export function dropStaleAnnouncementsSoon(): () => void {
  const timer = setTimeout(dropStaleAnnouncements, settled);
  return () => clearTimeout(timer);
}

/** A ref for the chosen link of a row: it is in sight where the row is longer than the screen. */
export function showSideways(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (row && row.scrollWidth > row.clientWidth) link.scrollIntoView({ block: "nearest", inline: "nearest" });
}

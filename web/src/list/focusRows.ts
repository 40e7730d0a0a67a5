/** What had the focus goes away: it goes on in the rows of the list around it. */
export function focusRows(within: Element | null): void {
  const rows = within?.closest(".ui-table-panel")?.querySelector<HTMLElement>("[role=grid], [role=treegrid]");
  rows?.focus({ preventScroll: true });
}

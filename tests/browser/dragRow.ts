import { expect, type Locator } from "playwright/test";

/** Where a row is let go: at a height of another row, in pixels, and what the mark at that place is called. */
interface Landing {
  readonly y: number;
  readonly mark: string;
  /** Where it is taken; in the middle of the row where nothing is said. */
  readonly from?: { readonly x: number; readonly y: number };
}

/**
 * Drags a row, or its handle, by mouse onto another row and lets it go only when the table has drawn the mark at the place meant: what
 * is dropped before that is not moved at all.
 */
export async function dragRow(
  row: Locator,
  onto: Locator,
  { y, mark, from = { x: 300, y: 20 } }: Landing,
): Promise<void> {
  const page = row.page();
  // The handle lets the pointer through to its row, which is what is dragged.
  await row.hover({ position: from, force: true });
  await page.mouse.down();
  // A hand goes on moving until it sees the mark.
  await expect(async () => {
    await onto.hover({ position: { x: 290, y } });
    await onto.hover({ position: { x: 300, y } });
    await expect(page.locator("[data-drop-target]").getByLabel(mark, { exact: true })).toBeAttached({
      timeout: 1_000,
    });
  }).toPass();
  await page.mouse.up();
}

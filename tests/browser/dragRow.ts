import { expect, type Locator } from "playwright/test";

/** Where a row is let go: at a height of another row, in pixels, and what the mark at that place is called. */
interface Landing {
  readonly y: number;
  readonly mark: string;
}

/**
 * Drags a row by mouse onto another one and lets it go only when the table has drawn the mark at the place meant: what
 * is dropped before that is not moved at all.
 */
export async function dragRow(row: Locator, onto: Locator, { y, mark }: Landing): Promise<void> {
  const page = row.page();
  await row.hover({ position: { x: 300, y: 20 } });
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

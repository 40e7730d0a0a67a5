import { expect, type Locator, type Page } from "playwright/test";

/** More controls than any way through a table or a form has. */
const longestWay = 80;

/** Presses a key until something has the focus. Each press waits until the one before has moved it. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < longestWay; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate((element) => element === document.activeElement, before))
      .toBe(false);
  }
  throw new Error(`${key} never came to ${target.toString()}`);
}

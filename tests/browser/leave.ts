import type { Page } from "playwright/test";

/** Ends what the page is doing and forgets who was signed in: what is still under way would ask nobody to sign in again. */
export async function leave(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

import type { Page } from "playwright/test";

/** Ends a delayed step at once: its message is closed, as it goes by itself after a while. */
export async function closeMessage(page: Page, text: string): Promise<void> {
  const message = page.getByRole("alertdialog").filter({ hasText: text });
  await message.getByRole("button", { name: /^(?:Close|Dismiss)/ }).click();
}

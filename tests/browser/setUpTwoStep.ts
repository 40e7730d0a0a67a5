import type { Page } from "playwright/test";
import { codeAt } from "../../service/src/twoStep/totp.ts";

/**
 * Sets two-step sign-in up with the button on the page.
 * @returns the app's code so many steps of thirty seconds from now; each opens once, and the one before now is used up
 */
export async function setUpTwoStep(page: Page, password: string): Promise<(steps: number) => string> {
  await page.getByRole("button", { name: "Set up", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your password" }).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const secret = (await dialog.locator(".account-secret code").innerText()).replaceAll(" ", "");
  await dialog.getByRole("textbox", { name: "Code" }).fill(codeAt(secret, Date.now() - 30_000));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  return (steps) => codeAt(secret, Date.now() + steps * 30_000);
}

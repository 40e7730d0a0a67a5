import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright/test";
import { expect } from "./fixtures.ts";
import { chooseFirstPassword } from "./freshOwner.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import type { Product } from "./product.ts";

/** What they choose. */
export const ownPassword = "Saffron-Ladder-41";
/** What nobody else is called. */
export const some = () => randomUUID().slice(0, 8);

/** Invites somebody on the screen, with a role by its name. */
export async function invite(
  page: Page,
  person: { email: string; name: string },
  role: string,
): Promise<void> {
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByRole("textbox", { name: "Email" }).fill(person.email);
  await dialog.getByRole("button", { name: /^Choose a role/ }).click();
  await page.getByRole("option", { name: role }).click();
  await dialog.getByRole("textbox", { name: "First Name" }).fill(person.name);
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText(`The invitation was mailed to ${person.email}.`)).toBeVisible();
}

/** Follows the mail of an invitation in a browser of its own, and chooses a password. */
export async function activate(browser: Browser, product: Product, email: string): Promise<Page> {
  const { text } = await newestMail(product, email);
  const context = await browser.newContext({ baseURL: product.origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(linkIn(text));
  await expect(page.getByText(/^Your Email is Verified/)).toBeVisible();
  await chooseFirstPassword(page, ownPassword);
  await page.getByRole("button", { name: /^Account/ }).waitFor();
  return page;
}

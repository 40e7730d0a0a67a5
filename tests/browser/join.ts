import type { Browser, Page } from "playwright/test";
import { expect, password, people } from "./fixtures.ts";
import { ChatPage } from "./pages/ChatPage.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import type { Product } from "./product.ts";

/** Signs somebody in with a browser of their own, which listens to what happens. */
export async function join(
  browser: Browser,
  { origin }: Product,
  person: keyof typeof people,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.submit(people[person], password);
  await expect(new ChatPage(page).button).toBeVisible();
  return page;
}

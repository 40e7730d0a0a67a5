import { expect, type Locator, type Page } from "playwright/test";

/** The sign-in screen (Document 1 §2, auth/login). */
export class SignInPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByRole("textbox", { name: "Email" });
    this.password = page.getByRole("textbox", { name: "Password" });
    this.button = page.getByRole("button", { name: "Sign In" });
  }

  async open(): Promise<void> {
    await this.page.goto("/#/auth/login");
    await this.button.waitFor();
    // The question after an ended session has the same fields.
    await expect(this.page).toHaveURL(/#\/auth\/login/);
  }

  async submit(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button.click();
  }
}

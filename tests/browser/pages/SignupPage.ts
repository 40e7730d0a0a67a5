import type { Locator, Page } from "playwright/test";

/** A PNG of one pixel. */
export const picture = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** The owner's set-up (Document 1 §2, auth/SignupProcess). */
export class SignupPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(step: number): Promise<void> {
    await this.page.goto(`/#/auth/SignupProcess?val=${step}`);
    await this.heading.waitFor();
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  get next(): Locator {
    return this.page.getByRole("button", { name: "Next", exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  /** Puts a picture into a field and waits until it has arrived. */
  async upload(label: string): Promise<void> {
    const group = this.page.getByRole("group", { name: label, exact: true });
    const chooser = this.page.waitForEvent("filechooser");
    await group.getByRole("button", { name: /Choose an image|Replace/ }).click();
    await (await chooser).setFiles(picture);
    await group.getByText(/1 × 1 pixels/).waitFor();
  }

  /** Fills in what step 2 asks for. */
  async fillInformation(): Promise<void> {
    await this.upload("Logo");
    await this.field("Registration number").fill("U52399KA2019");
    await this.field("Office phone").fill("080 4123 4567");
    await this.field("Office email").fill("Office@Mail.test");
    await this.field("Website").fill("sprig.test");
    await this.page.getByRole("button", { name: "Same as registered" }).click();
  }

  /** Writes into one of the editors. */
  async write(label: string, text: string): Promise<void> {
    const editor = this.page.getByRole("textbox", { name: label, exact: true });
    await editor.click();
    await this.page.keyboard.type(text);
  }
}

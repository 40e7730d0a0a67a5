import type { Locator, Page } from "playwright/test";
import type { DraftProduct } from "../draftProduct.ts";

/** The product wizard in the console's frame (Document 2 §2). */
export class WizardPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog");
  }

  async open(step: 1 | 2 | 3 | 4, { globalId, name }: DraftProduct): Promise<void> {
    await this.page.goto(`/#/master/AddProduct?val=${step}&id=${globalId}`);
    await this.page.getByRole("main").getByRole("heading", { level: 1, name }).waitFor();
    await this.button(step === 4 ? "Save" : "Next").waitFor();
  }

  button(name: string): Locator {
    return this.page.getByRole("main").getByRole("button", { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByRole("main").getByLabel(label, { exact: true });
  }

  /** Turns a switch by hand. */
  async turn(name: string): Promise<void> {
    await this.page.getByRole("main").getByRole("switch", { name, exact: true }).press("Space");
  }

  /** What the form complains about, from top to bottom. */
  problems(): Promise<string[]> {
    return this.page.getByRole("main").locator("[data-field-problem]").allTextContents();
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole("row", { name });
  }
}

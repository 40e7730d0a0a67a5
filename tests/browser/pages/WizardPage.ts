import type { Locator, Page } from "playwright/test";
import type { DraftProduct } from "../draftProduct.ts";
import { dayField } from "../typeDay.ts";

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

  /** The field of a day, whose parts are typed one after the other. */
  day(label: string): Locator {
    return dayField(this.page.getByRole("main"), label);
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

  /** Step 3: adds a variant and waits until it stands in the table. */
  async addVariant(short: string, long: string, price: string): Promise<void> {
    await this.button("Add variant").click();
    await this.dialog.getByLabel("Short Name").fill(short);
    await this.dialog.getByLabel("Long Name").fill(long);
    await this.dialog.getByLabel("Price before tax").fill(price);
    await this.dialog.getByRole("button", { name: "Add variant" }).click();
    await this.row(long).waitFor();
  }

  /** Step 3: takes a variant off sale. */
  async closeVariant(short: string, reason: string): Promise<void> {
    await this.page.getByRole("button", { name: `Disable ${short}` }).click();
    await this.dialog.getByRole("textbox", { name: "Closed Reason" }).fill(reason);
    await this.dialog.getByRole("button", { name: "Disable variant" }).click();
  }

  /** Step 4: adds another product of the location, as it is called exactly, for so many percent less. */
  async addBundle(name: string, percentage: string): Promise<void> {
    await this.button("Add bundle").click();
    await this.dialog.getByRole("combobox", { name: "Bundle Product" }).fill(name);
    await this.page.getByRole("option", { name, exact: true }).click();
    await this.dialog.getByLabel("Bundle Offer Percentage").fill(percentage);
    await this.dialog.getByRole("button", { name: "Add bundle" }).click();
  }

  /** Opens what stands in a row by its name, changes one field and saves it. */
  async editRow(name: string, field: string, value: string): Promise<void> {
    await this.page.getByRole("button", { name: `Edit ${name}` }).click();
    await this.dialog.getByLabel(field).fill(value);
    await this.dialog.getByRole("button", { name: "Save" }).click();
    await this.dialog.waitFor({ state: "detached" });
  }
}

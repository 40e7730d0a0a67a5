import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "playwright/test";
import { samplePng } from "../../../bff/test/doubles/sampleImages.ts";

/** The steps of the product wizard (screens S-12 and S-13). */
export class NewProductPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog");
  }

  /** A name that no other test uses. */
  static newName(): string {
    return `Peeler ${randomUUID().slice(0, 8)}`;
  }

  /** Step 1 of a new product, where sellers begin. */
  async open(address = "/auth/SignupProcessSeller?val=1"): Promise<void> {
    await this.page.goto(`/#${address}`);
    await this.field("Product Name").waitFor();
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  picker(name: string): Locator {
    return this.page.getByRole("combobox", { name, exact: true });
  }

  async choose(picker: string, option: string): Promise<void> {
    const box = this.picker(picker);
    await box.focus();
    await box.press("ArrowDown");
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  /** Chooses pictures in the n-th place for files on the page, or in the dialog, and waits until they are good. */
  async upload(field: Locator, names: readonly string[]): Promise<void> {
    const buffer = await samplePng();
    await field
      .locator("input[type=file]")
      .setInputFiles(names.map((name) => ({ name, mimeType: "image/png", buffer })));
    for (const name of names) await this.done(field, name).waitFor();
  }

  /** A picture that was found good. */
  done(field: Locator, name: string): Locator {
    return field.locator(".image-field-text", { hasText: name }).filter({ hasText: "64 × 48 pixels" });
  }

  get summaryImage(): Locator {
    return this.page.getByRole("group", { name: "Summary image" });
  }

  get furtherImages(): Locator {
    return this.page.getByRole("group", { name: "Further images" });
  }

  /** What step 1 cannot do without. */
  async fill(name: string): Promise<void> {
    await this.choose("Level1 Category", "Kitchen & Dining");
    await this.field("Product Name").fill(name);
    await this.upload(this.summaryImage, ["summary.png"]);
  }

  async next(): Promise<void> {
    await this.button("Next").click();
  }

  /** Next and Back are links where there is nothing to save. */
  button(name: string): Locator {
    return this.page
      .getByRole("button", { name, exact: true })
      .or(this.page.getByRole("link", { name, exact: true }));
  }

  /** Which step the address names. */
  async arriveAt(step: number): Promise<void> {
    await this.page.waitForURL(new RegExp(`val=${step}&id=`));
    await this.page.getByText(`Step ${step} of 4`).waitFor();
  }

  /** Adds a product with nothing but what it needs, and stands on its step 2. */
  async addOne(furtherImages: readonly string[] = []): Promise<string> {
    const name = NewProductPage.newName();
    await this.open();
    await this.fill(name);
    if (furtherImages.length > 0) await this.upload(this.furtherImages, furtherImages);
    await this.next();
    await this.arriveAt(2);
    return name;
  }

  /** Looks whether there is one product of a name, as the list of products counts them. */
  async expectOne(name: string): Promise<void> {
    await this.page.goto(`/#/master/ViewProduct?searchTerm=${encodeURIComponent(name)}`);
    await expect(this.page.getByRole("row", { name })).toHaveCount(1);
    await expect(this.page.getByText(/^\d+ products?$/)).toHaveText("1 product");
  }

  /** The images of the gallery on step 2, from first to last. */
  get tiles(): Locator {
    return this.page.getByRole("grid", { name: "Images" }).getByRole("row");
  }

  /** Where each image of the gallery is read from, from first to last. While it may still change: `expect.poll`. */
  sources(): Promise<string[]> {
    return this.tiles
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
  }

  /** The same once there are so many tiles, each with its image from the gateway. */
  async sourcesOf(count: number): Promise<string[]> {
    await expect(this.tiles).toHaveCount(count);
    await expect(this.tiles.locator("img:not([src^='blob:'])")).toHaveCount(count);
    return this.sources();
  }
}

import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";

/** The list of the categories of level 1 (Document 1 §2, master/ViewCategory1). */
export class CategoryPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog");
  }

  /** Shows the categories of a name alone. */
  async open(name: string): Promise<void> {
    await this.page.goto(`/#/master/ViewCategory1?searchTerm=${encodeURIComponent(name)}`);
    await this.page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  }

  row(name: string): Locator {
    return this.page.getByRole("row", { name });
  }

  field(name: string): Locator {
    return this.dialog.getByRole("textbox", { name });
  }

  /** Adds a category with a name that no other test uses, and shows it. Returns the name. */
  async addOne(): Promise<string> {
    const name = `Balcony ${randomUUID().slice(0, 8)}`;
    await this.page.goto("/#/master/ViewCategory1?pageSize=25");
    await this.page.getByRole("button", { name: "25 Rows a page" }).waitFor();
    await this.page.getByRole("button", { name: "Add category" }).click();
    await this.field("Name").fill(name);
    await this.field("Description").fill("Everything for a green balcony");
    await this.dialog.getByRole("button", { name: "Add category" }).click();
    await this.dialog.waitFor({ state: "detached" });
    await this.open(name);
    return name;
  }

  async edit(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `Edit ${name}` }).click();
    await this.field("Name").waitFor();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Save" }).click();
  }

  async delete(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `More for ${name}` }).click();
    await this.page.getByRole("menuitem", { name: "Delete" }).click();
  }
}

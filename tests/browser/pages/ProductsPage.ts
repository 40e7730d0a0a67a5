import { expect, type Locator, type Page } from "playwright/test";

/** The lists of products. */
export class ProductsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a list, searched for a name. */
  async open(list: "ViewProduct" | "ProductEnabled" | "ProductDisabled" | "ProductRectification", name = "") {
    const search = name === "" ? "" : `?searchTerm=${encodeURIComponent(name)}`;
    await this.page.goto(`/#/master/${list}${search}`);
    await expect(this.page.getByRole("columnheader", { name: "Product" })).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole("row", { name });
  }

  /** Walks with the arrow keys to an action of the menu that is opening. */
  async walkTo(action: string): Promise<void> {
    const items = this.page.getByRole("menuitem");
    await expect(items.first()).toBeFocused();
    const index = (await items.allInnerTexts()).indexOf(action);
    for (let item = 1; item <= index; item += 1) {
      await this.page.keyboard.press("ArrowDown");
      await expect(items.nth(item)).toBeFocused();
    }
    await expect(this.page.getByRole("menuitem", { name: action, exact: true })).toBeFocused();
  }

  /** Chooses an action from the menu of a row, or of the product's own page. */
  async choose(name: string, action: string): Promise<void> {
    await this.page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: action, exact: true }).click();
  }
}

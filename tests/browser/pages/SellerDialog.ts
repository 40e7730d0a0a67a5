import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";

/** A location that no other test uses. */
export function newLocation() {
  const tag = randomUUID().slice(0, 8);
  return { name: `Terrace ${tag}`, email: `terrace-${tag}@seller.test` };
}

/** The dialog that adds or changes a location (screen S-05). */
export class SellerDialog {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog");
  }

  /** Opens the form of a new location with all its fields; it begins as an invitation. */
  async openWhole(): Promise<void> {
    await this.dialog.page().getByRole("button", { name: "Add location" }).click();
    await this.dialog.getByRole("button", { name: "Fill in everything now" }).click();
  }

  field(name: string): Locator {
    return this.dialog.getByRole("textbox", { name, exact: true });
  }

  /** A part of the form, by its heading. */
  part(name: string): Locator {
    return this.dialog.getByRole("region", { name });
  }

  /** Chooses in a select by its label, which its button's name ends with, after the choice. */
  async choose(label: string, option: string): Promise<void> {
    await this.dialog.getByRole("button", { name: new RegExp(`(?<!Business )${label}$`) }).click();
    await this.dialog.page().getByRole("option", { name: option, exact: true }).click();
  }

  /** Fills in what is required. */
  async fill({ name, email }: { readonly name: string; readonly email: string }): Promise<void> {
    await this.field("Business Name").fill(name);
    await this.choose("Type", "Store");
    await this.field("GSTIN").fill("29 abcde 1234 f1zw");
    await this.field("Zip").fill("560 041");
    await this.choose("State", "Karnataka");
    await this.part("Contact and web").getByRole("textbox", { name: "Phone" }).fill("080 4123 4567");
    const administrator = this.part("Administrator");
    await this.field("First Name").fill("Ravi");
    // Suggestions make it a combo box to assistive technology.
    await this.dialog.getByRole("combobox", { name: "Title" }).fill("Manager");
    await this.choose("Gender", "Male");
    await administrator.getByRole("textbox", { name: "Day" }).fill("2");
    await administrator.getByRole("textbox", { name: "Month" }).fill("11");
    await administrator.getByRole("textbox", { name: "Year" }).fill("1985");
    await administrator.getByRole("textbox", { name: "Phone" }).fill("98123 45678");
    await this.field("Email ID").fill(email);
  }

  async submit(label = "Add location"): Promise<void> {
    await this.dialog.getByRole("button", { name: label, exact: true }).click();
  }
}

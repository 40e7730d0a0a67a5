import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";

/** What a stranger types. */
export interface Registration {
  readonly businessName: string;
  readonly subdomain: string;
  readonly email: string;
}

/** Letters that no other registration has. */
export function newRegistration(): Registration {
  const letters = [...randomUUID().replaceAll("-", "")].map((digit) =>
    String.fromCharCode(97 + parseInt(digit, 16)),
  );
  const name = letters.slice(0, 12).join("");
  return { businessName: `Business ${name}`, subdomain: name, email: `${name}@mail.test` };
}

/** The registration screen (Document 1 §2, auth/Register). */
export class RegisterPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/#/auth/Register");
    await this.next.waitFor();
  }

  /** Leads to the next part. */
  get next() {
    return this.page.getByRole("button", { name: "Continue", exact: true });
  }

  /** Goes on, and waits for the part of this name. */
  async goOn(part: "Address" | "Point of Contact"): Promise<void> {
    await this.next.click();
    await this.page.getByRole("heading", { name: part, exact: true }).waitFor();
  }

  /** Sends the registration, from the last part. */
  get button() {
    return this.page.getByRole("button", { name: "Register", exact: true });
  }

  field(name: string) {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`${label}$`) }).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  async fill(registration: Registration): Promise<void> {
    await this.fillBusiness(registration);
    await this.goOn("Address");
    await this.fillAddress();
    await this.goOn("Point of Contact");
    await this.fillContact(registration);
  }

  async fillBusiness({ businessName, subdomain }: Registration): Promise<void> {
    await this.choose("Type", "Private Limited Company");
    await this.field("Business Vertical Name").fill("Groceries");
    await this.field("Description").fill("Fresh food from farms nearby");
    await this.field("Business Name").fill(businessName);
    await this.field("Legal Name").fill(`${businessName} Pvt Ltd`);
    await this.field("Subdomain for Business").fill(subdomain);
  }

  /** The postal code proposes the province. */
  async fillAddress(): Promise<void> {
    await this.field("Area").fill("Indiranagar");
    await this.field("Zip").fill("560038");
    await this.page.getByRole("button", { name: "Karnataka Province" }).waitFor();
  }

  async fillContact({ email }: Registration): Promise<void> {
    await this.field("First Name").fill("Asha");
    // Suggestions make it a combo box to assistive technology.
    await this.page.getByRole("combobox", { name: "Title" }).fill("Owner");
    await this.choose("Gender", "Female");
    await this.page
      .getByRole("group", { name: "Date of Birth" })
      .getByRole("textbox", { name: "Day" })
      .fill("14");
    await this.page
      .getByRole("group", { name: "Date of Birth" })
      .getByRole("textbox", { name: "Month" })
      .fill("2");
    await this.page
      .getByRole("group", { name: "Date of Birth" })
      .getByRole("textbox", { name: "Year" })
      .fill("1990");
    await this.field("Phone").fill("9876543210");
    await this.field("Email ID").fill(email);
  }
}

import { expect, type Page } from "playwright/test";
import { linkIn, newestMail } from "./mailbox.ts";
import { newRegistration, type Registration } from "./pages/RegisterPage.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

/** The owner of a company that has just registered. */
export interface FreshOwner extends Registration {
  readonly password: string;
}

const ownPassword = "Indigo-Kettle-77";

/** Registers a company past the screens, which have their own tests; the owner's mail is in the mailbox. */
export async function registerCompany(product: Product, part: object = {}): Promise<FreshOwner> {
  const registration = newRegistration();
  await callService(product, "POST", "/v1/companyPO", {
    business_type: 4,
    business_vertical_name: "Plants",
    business_vertical_description: "Indoor plants and pots",
    business_name: registration.businessName,
    business_subdomain: registration.subdomain,
    legal_name: `${registration.businessName} LLP`,
    addressline1: "Unit 4",
    street_no: "12",
    street_name: "100 Feet Road",
    area_name: "Indiranagar",
    region_name: "Bengaluru",
    zip: "560038",
    stateshort: "KA",
    statelong: "Karnataka",
    country: "India",
    countryshort: "IND",
    admin_first_name: "Asha",
    admin_last_name: "Rao",
    admin_title: "Owner",
    admin_gender: 2,
    admin_dob: "1990-02-14",
    admin_phone: "9876543210",
    admin_email: registration.email,
    billing_name: registration.businessName,
    ...part,
  });
  return { ...registration, password: ownPassword };
}

/** Follows the mail's link and chooses a password there: the set-up begins. */
export async function activate(page: Page, product: Product, owner: FreshOwner): Promise<void> {
  await page.goto(linkIn((await newestMail(product, owner.email)).text));
  await expect(
    page.getByText("Your Email is Verified. Now you can login your seller admin account"),
  ).toBeVisible();
  await chooseFirstPassword(page, owner.password);
  await expect(page).toHaveURL(/#\/auth\/SignupProcess\?val=2$/);
}

/** Chooses a password where the link of an activation mail has led to. */
export async function chooseFirstPassword(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "New Password" }).fill(password);
  await page.getByRole("textbox", { name: "Confirm Password" }).fill(password);
  await page.getByRole("button", { name: "Save password and go on" }).click();
}

/** Signs in where nobody is signed in, and waits for the place that sign-in leads to. */
export async function signInAgain(page: Page, owner: FreshOwner, route: RegExp): Promise<void> {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.submit(owner.email, owner.password);
  await expect(page).toHaveURL(route);
}

import { expect, type Page, test } from "playwright/test";
import * as v from "valibot";
import { sellerForm } from "../contract/fixtures/forms.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import { NewProductPage } from "./pages/NewProductPage.ts";
import { newRegistration, RegisterPage, type Registration } from "./pages/RegisterPage.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { SignupPage } from "./pages/SignupPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

const databaseId = v.union([v.number(), v.string()]);
const locations = v.tupleWithRest([v.object({ seller_id: databaseId })], v.unknown());
const owners = v.tupleWithRest([v.object({ company_po_id: databaseId })], v.unknown());

const ownPassword = "Indigo-Kettle-77";

/** Where everybody arrives whose list no document has. */
const home = /#\/dashboard\/default$/;

/** The texts of the links in a part of the page. */
const linksIn = (page: Page, part: string) =>
  page.getByRole("navigation", { name: part }).getByRole("link").allTextContents();

/** Where a product's service is. */
type OfferedService = Pick<Product, "service">;

/** Follows the mail's link, signs in and changes the first password. */
async function activate(page: Page, product: OfferedService, email: string): Promise<void> {
  const mail = await newestMail(product, email);
  await page.goto(linkIn(mail.text));
  await expect(page.getByText("Your Email is Verified.")).toBeVisible();
  await new SignInPage(page).submit(email, /first password: (\S+)/.exec(mail.text)?.[1] ?? "");
  await page.getByRole("textbox", { name: "New Password" }).fill(ownPassword);
  await page.getByRole("textbox", { name: "Confirm Password" }).fill(ownPassword);
  await page.getByRole("button", { name: "Change Password" }).click();
}

/** Adds a record in the dialog of a list, and finds it there, also after a reload. */
async function addToList(page: Page, route: string, noun: string, fill: Readonly<Record<string, string>>) {
  await page.goto(`/#${route}`);
  await page.getByRole("button", { name: `Add ${noun}` }).click();
  const dialog = page.getByRole("dialog");
  for (const [field, value] of Object.entries(fill))
    await dialog.getByRole("textbox", { name: field, exact: true }).fill(value);
  await dialog.getByRole("button", { name: `Add ${noun}` }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole("row", { name: Object.values(fill)[0] ?? "" });
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
}

/**
 * All that the documents have, on the screens: an owner registers and sets the company up, and a location's administrator
 * takes a product through the wizard.
 */
export async function documentedWalk(page: Page, product: OfferedService): Promise<void> {
  const registration = newRegistration();

  await test.step("the owner registers, activates the account and changes the first password", async () => {
    const register = new RegisterPage(page);
    await register.open();
    await register.fill(registration);
    await register.button.click();
    await expect(page).toHaveURL(/#\/auth\/Thankyou$/);
    await activate(page, product, registration.email);
    await expect(page).toHaveURL(/#\/auth\/SignupProcess\?val=2$/);
  });

  await test.step("the owner sets the company up", async () => {
    const signup = new SignupPage(page);
    await signup.fillInformation();
    await signup.next.click();
    await expect(signup.heading).toHaveText("Billing and About Us");
    await signup.write("About us", "We grow plants.");
    await signup.write("Terms and conditions", "Pay first.");
    await signup.next.click();
    await expect(signup.heading).toHaveText("Categories and storefront set-up");
    // Without a list of locations, which no document has, the other three are there.
    await expect(page.getByRole("link", { name: /^Locations/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Banners/ })).toBeVisible();
    const category = { Name: "Kitchen", Description: "All for it" };
    await addToList(page, "/auth/SignupProcess?val=4", "category", category);
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page).toHaveURL(home);
  });

  await test.step("the owner's lists take what is added", async () => {
    await addToList(page, "/master/Viewbrand", "brand", { "Brand Name": "Leaf" });
    await addToList(page, "/master/ViewCollections", "collection", { "Collection Name": "Summer" });
    await page.goto("/#/dashboard/Logout");
    await expect(page).toHaveURL(/#\/auth\/login/);
    await new SignInPage(page).submit(registration.email, ownPassword);
    await expect(page).toHaveURL(home);
    await page.goto("/#/dashboard/Logout");
    await expect(page).toHaveURL(/#\/auth\/login/);
  });

  await test.step("the location's administrator takes a product through all four steps", async () => {
    const email = `seller-${registration.email}`;
    await invite(product, registration, email);
    await activate(page, product, email);
    await expect(page).toHaveURL(/#\/auth\/SignupProcessSeller\?val=1$/);
    const start = new NewProductPage(page);
    const wizard = new WizardPage(page);
    for (const name of ["Lid", "Glass jar"]) {
      await start.open();
      await start.choose("Level1 Category", "Kitchen");
      await start.field("Product Name").fill(name);
      await start.upload(start.summaryImage, ["summary.png"]);
      await start.next();
      await start.arriveAt(2);
    }
    await page.getByRole("button", { name: "Add image" }).click();
    await start.upload(start.dialog, ["front.png"]);
    await start.dialog.getByRole("button", { name: "Add image" }).click();
    await expect(start.tiles).toHaveCount(1);
    await start.next();
    await start.arriveAt(3);
    await wizard.turn("Variants");
    await wizard.addVariant("500 ml", "Jar of 500 ml", "129.50");
    await wizard.addVariant("1 l", "Jar of 1 l", "199");
    await wizard.editRow("1 l", "Price before tax", "189");
    await expect(wizard.row("Jar of 1 l")).toContainText("₹189.00");
    for (const tax of ["CGST", "SGST"]) await wizard.field(tax).fill("9");
    await start.next();
    await start.arriveAt(4);
    await wizard.turn("Bundle discounts");
    await wizard.addBundle("Lid", "10");
    await expect(wizard.row("Lid")).toContainText("10%");
    const address = page.url();
    await wizard.button("Save").click();
    await expect(page).toHaveURL(home);
    expect(await linksIn(page, "Menu")).toEqual(["Dashboard", "Logout"]);
    await page.goto(address);
    await start.arriveAt(4);
    await expect(wizard.row("Lid")).toContainText("10%");
  });
}

/** Makes somebody the administrator of the location that came with a company; the console cannot, for no document lists it. */
async function invite(product: OfferedService, { businessName, email }: Registration, administrator: string) {
  const path = `/v1/companySeller/BusinessName/${encodeURIComponent(businessName)}`;
  const [{ seller_id }] = v.parse(locations, await callService(product, "GET", path));
  const signedIn = await callService(product, "POST", "/signin", { email, pw: ownPassword });
  const [{ company_po_id }] = v.parse(owners, signedIn);
  const form = { ...sellerForm(company_po_id), admin_email: administrator };
  await callService(product, "PUT", `/v1/companySeller/${seller_id}`, form);
}

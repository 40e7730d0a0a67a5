import { expect, type Locator, type Page, test } from "playwright/test";
import { linkIn, newestMail } from "./mailbox.ts";
import { NewProductPage } from "./pages/NewProductPage.ts";
import { newRegistration, RegisterPage, type Registration } from "./pages/RegisterPage.ts";
import { SellerDialog } from "./pages/SellerDialog.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { SignupPage } from "./pages/SignupPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import type { Product } from "./product.ts";
import { chooseOption } from "./rows.ts";

const ownPassword = "Indigo-Kettle-77";

/** Pieces or more, and the discount in percent. */
const slabs = [
  ["5", "2"],
  ["10", "3"],
  ["15", "4"],
  ["20", "5"],
] as const;

/** Where everybody arrives whose list no document has. */
const home = /#\/dashboard\/default$/;

/** The texts of the links in a part of the page. */
const linksIn = (page: Page, part: string) =>
  page.getByRole("navigation", { name: part }).getByRole("link").allTextContents();

/** Where a product's service is. */
type OfferedService = Pick<Product, "service">;

/** Follows the mail's link, signs in and changes the first password. */
async function activate(
  page: Page,
  product: OfferedService,
  email: string,
  beforeSave: () => void,
): Promise<void> {
  const mail = await newestMail(product, email);
  await page.goto(linkIn(mail.text));
  await expect(page.getByText("Your Email is Verified.")).toBeVisible();
  await new SignInPage(page).submit(email, /first password: (\S+)/.exec(mail.text)?.[1] ?? "");
  await page.getByRole("textbox", { name: "New Password" }).fill(ownPassword);
  await page.getByRole("textbox", { name: "Confirm Password" }).fill(ownPassword);
  beforeSave();
  await page.getByRole("button", { name: "Change Password" }).click();
}

/** The location that came with a company, and who is to run it. */
const invitationFor = ({ businessName, email }: Registration) => ({
  name: businessName,
  email: `seller-${email}`,
});

interface Addition {
  readonly route: string;
  readonly noun: string;
  /** What is typed, by field. The first value names the row. */
  readonly texts: Readonly<Record<string, string>>;
  /** What else is chosen in the dialog. */
  readonly choose?: (dialog: Locator) => Promise<void>;
}

/** Adds a record in the dialog of a list, and finds it there, also after a reload. */
async function addToList(page: Page, { route, noun, texts, choose }: Addition, beforeSave: () => void) {
  await page.goto(`/#${route}`);
  await page.getByRole("button", { name: `Add ${noun}` }).click();
  const dialog = page.getByRole("dialog");
  for (const [field, value] of Object.entries(texts))
    await dialog.getByRole("textbox", { name: field, exact: true }).fill(value);
  await choose?.(dialog);
  beforeSave();
  await dialog.getByRole("button", { name: `Add ${noun}` }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole("row", { name: Object.values(texts)[0] ?? "" });
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
}

/**
 * All that the documents have, on the screens: an owner registers and sets the company up, and a location's administrator
 * takes a product through the wizard. `beforeSave` is called before each save.
 */
export async function documentedWalk(
  page: Page,
  product: OfferedService,
  beforeSave: () => void = () => undefined,
): Promise<void> {
  const add = (addition: Addition) => addToList(page, addition, beforeSave);
  const registration = newRegistration();
  const invited = invitationFor(registration);

  await test.step("the owner registers, activates the account and changes the first password", async () => {
    const register = new RegisterPage(page);
    await register.open();
    await register.fill(registration);
    beforeSave();
    await register.button.click();
    await expect(page).toHaveURL(/#\/auth\/Thankyou$/);
    await activate(page, product, registration.email, beforeSave);
    await expect(page).toHaveURL(/#\/auth\/SignupProcess\?val=2$/);
  });

  await test.step("the owner sets the company up", async () => {
    const signup = new SignupPage(page);
    await signup.fillInformation();
    beforeSave();
    await signup.next.click();
    await expect(signup.heading).toHaveText("Billing and About Us");
    await signup.write("About us", "We grow plants.");
    await signup.write("Terms and conditions", "Pay first.");
    beforeSave();
    await signup.next.click();
    await expect(signup.heading).toHaveText("Categories and storefront set-up");
    // No document lists locations; the one that came with the company is found by its name.
    await expect(page.getByRole("link", { name: /^Locations/ })).toHaveText("Locations1 (done)");
    await add({
      route: "/auth/SignupProcess?val=4",
      noun: "category",
      texts: { Name: "Kitchen", Description: "All for it" },
    });
    await add({
      route: "/auth/SignupProcess?val=4&tab=banners",
      noun: "banner",
      texts: { "Banner Slogan": "Grow your own", "Banner Button Text": "Shop now" },
      async choose(dialog) {
        await expect(dialog.getByText("Show on storefront")).toHaveCount(0);
        await new NewProductPage(page).upload(dialog, ["banner.png"]);
        await chooseOption(dialog, "Level1 Category", "Kitchen");
      },
    });
    beforeSave();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
  });

  await test.step("the owner's lists take what is added", async () => {
    await add({ route: "/master/Viewbrand", noun: "brand", texts: { "Brand Name": "Leaf" } });
    const summer = { "Collection Name": "Summer" };
    await add({ route: "/master/ViewCollections", noun: "collection", texts: summer });
  });

  await test.step("the owner invites the location's administrator, and comes back to the locations", async () => {
    await page.goto("/#/master/ViewSeller");
    const { name } = invited;
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const location = new SellerDialog(page);
    await location.dialog
      .getByRole("switch", { name: "Invite somebody to run this location" })
      .press("Space");
    await location.fill(invited);
    beforeSave();
    await location.submit("Save");
    await expect(location.dialog).toHaveCount(0);
    await page.goto("/#/dashboard/Logout");
    await expect(page).toHaveURL(/#\/auth\/login/);
    await new SignInPage(page).submit(registration.email, ownPassword);
    await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
    await expect(page.getByRole("row", { name })).toBeVisible();
    await page.goto("/#/dashboard/Logout");
    await expect(page).toHaveURL(/#\/auth\/login/);
  });

  await test.step("the location's administrator takes a product through all four steps", async () => {
    await activate(page, product, invited.email, beforeSave);
    await expect(page).toHaveURL(/#\/auth\/SignupProcessSeller\?val=1$/);
    await add({
      route: "/master/Viewmanu",
      noun: "manufacturer",
      texts: { "Manufacturer Name": "Khurja Kilns", Area: "Khurja" },
      choose: (dialog) => chooseOption(dialog, "Country", "India"),
    });
    const start = new NewProductPage(page);
    const wizard = new WizardPage(page);
    for (const name of ["Lid", "Glass jar"]) {
      await start.open();
      await start.choose("Level1 Category", "Kitchen");
      await start.field("Product Name").fill(name);
      await start.upload(start.summaryImage, ["summary.png"]);
      beforeSave();
      await start.next();
      await start.arriveAt(2);
    }
    await page.getByRole("button", { name: "Add image" }).click();
    await start.upload(start.dialog, ["front.png"]);
    beforeSave();
    await start.dialog.getByRole("button", { name: "Add image" }).click();
    await expect(start.tiles).toHaveCount(1);
    await start.next();
    await start.arriveAt(3);
    await wizard.turn("Variants");
    beforeSave();
    await wizard.addVariant("500 ml", "Jar of 500 ml", "129.50");
    beforeSave();
    await wizard.addVariant("1 l", "Jar of 1 l", "199");
    beforeSave();
    await wizard.editRow("1 l", "Price before tax", "189");
    await expect(wizard.row("Jar of 1 l")).toContainText("₹189.00");
    for (const tax of ["CGST", "SGST"]) await wizard.field(tax).fill("9");
    beforeSave();
    await start.next();
    await start.arriveAt(4);
    await wizard.turn("Bundle discounts");
    beforeSave();
    await wizard.addBundle("Lid", "10");
    await expect(wizard.row("Lid")).toContainText("10%");
    await wizard.turn("Volume discounts");
    for (const [index, [pieces, percentage]] of slabs.entries()) {
      await wizard.field(`Slab ${index + 1}, pieces or more`).fill(pieces);
      await wizard.field(`Slab ${index + 1} Discount`).fill(percentage);
    }
    const address = page.url();
    beforeSave();
    await wizard.button("Save").click();
    await expect(page).toHaveURL(home);
    await expect.poll(async () => (await linksIn(page, "Menu")).slice(1)).toEqual(["Dashboard", "Logout"]);
    await page.goto(address);
    await start.arriveAt(4);
    await expect(wizard.row("Lid")).toContainText("10%");
    for (const [index, [pieces, percentage]] of slabs.entries()) {
      await expect(wizard.field(`Slab ${index + 1}, pieces or more`)).toHaveValue(pieces);
      await expect(wizard.field(`Slab ${index + 1} Discount`)).toHaveValue(percentage);
    }
  });
}

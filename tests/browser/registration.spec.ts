import { expect, people, test } from "./fixtures.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import { chooseFirstPassword, registerCompany } from "./freshOwner.ts";
import { newRegistration, RegisterPage } from "./pages/RegisterPage.ts";
import { SignInPage } from "./pages/SignInPage.ts";

const ownPassword = "Indigo-Kettle-77";

test(
  "M-REG, M-ACT, M-PW a stranger registers, activates from the mail, signs in, must change the password and arrives in onboarding",
  { tag: "@kept" },
  async ({ page, product }) => {
    const registration = newRegistration();
    const register = new RegisterPage(page);
    await register.open();
    await register.fill(registration);
    await register.button.click();
    await expect(page).toHaveURL(/#\/auth\/Thankyou$/);
    await expect(page.getByRole("main")).toContainText(
      "Thank you for Registering with us. Please check your email for activate your account.",
    );

    const mail = await newestMail(product, registration.email);
    const firstPassword = /first password: (\S+)/.exec(mail.text)?.[1] ?? "";
    const link = linkIn(mail.text);
    expect(link).toMatch(/#\/auth\/login\?activation=[^&]+&a=/);
    await page.goto(link);
    await expect(
      page.getByText("Your Email is Verified. Now you can login your seller admin account"),
    ).toBeVisible();
    // The secret does not stay in the address bar or the history.
    await expect(page).toHaveURL(/#\/auth\/login$/);

    await page.getByRole("button", { name: "Use the password of the mail" }).click();
    await new SignInPage(page).submit(registration.email, firstPassword);
    await expect(page).toHaveURL(/#\/auth\/ChangePassword$/);
    await page.goto("/#/master/ViewProduct");
    await expect(page).toHaveURL(/#\/auth\/ChangePassword/);

    // The password of the mail is known to whoever reads the mailbox.
    await page.getByRole("textbox", { name: "New Password" }).fill(firstPassword);
    await page.getByRole("textbox", { name: "Confirm Password" }).fill(firstPassword);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("The new password is the current one").first()).toBeVisible();
    await expect(page).toHaveURL(/#\/auth\/ChangePassword/);

    await page.getByRole("textbox", { name: "New Password" }).fill(ownPassword);
    await page.getByRole("textbox", { name: "Confirm Password" }).fill("something-else-1");
    await page.getByRole("textbox", { name: "New Password" }).focus();
    await expect(page.getByText("Password Not Match").first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Confirm Password" })).toHaveValue("");
    await page.getByRole("textbox", { name: "Confirm Password" }).fill(ownPassword);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page).toHaveURL(/#\/auth\/SignupProcess\?val=2$/);

    await page.goto("/#/dashboard/Logout");
    await expect(page).toHaveURL(/#\/auth\/login/);
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByText(/^Your account is active already\./)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(registration.email);
    await new SignInPage(page).submit(registration.email, ownPassword);
    await expect(page).not.toHaveURL(/auth\/login/);
  },
);

test("M-ACT-1 a used, a foreign and a broken activation link say so", async ({ page, product }) => {
  const registration = newRegistration();
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(registration);
  await register.button.click();
  await expect(page).toHaveURL(/Thankyou/);
  const link = linkIn((await newestMail(product, registration.email)).text);
  const failure = page.getByText("This activation link is not valid or has expired.");

  await page.goto(link.replace(/&a=.*/, "&a=broken"));
  await expect(failure).toBeVisible();
  // From elsewhere: a reload would find the link used and gone from the address.
  await page.goto("about:blank");
  await page.goto(link.replace("&a=", "&b="));
  await expect(failure).toBeVisible();
  await page.getByRole("link", { name: "Send it again" }).click();
  await expect(page.getByRole("heading", { name: "Have the link sent again" })).toBeVisible();
});

test("M-REG-9 an address that somebody else has typed before is still its owner's to register with", async ({
  page,
  product,
}) => {
  const registration = newRegistration();
  const stranger = await registerCompany(product, { admin_email: registration.email });
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(registration);
  await register.button.click();
  await expect(page).toHaveURL(/Thankyou/);
  await expect(page.getByRole("link", { name: "No mail? Have it sent again" })).toHaveAttribute(
    "href",
    "#/auth/ForgotPassword?for=activation",
  );
  const { text } = await newestMail(product, registration.email);
  await page.goto(linkIn(text));
  await expect(
    page.getByText("Your Email is Verified. Now you can login your seller admin account"),
  ).toBeVisible();
  await chooseFirstPassword(page, ownPassword);
  await expect(page).toHaveURL(/#\/auth\/SignupProcess\?val=2$/);

  // What the other had registered for the address has gone with it: its name is free.
  await page.goto("/#/dashboard/Logout");
  await expect(page).toHaveURL(/#\/auth\/login/);
  await register.open();
  await register.fillBusiness({ ...newRegistration(), businessName: stranger.businessName });
  await register.goOn("Address");
  await register.fillAddress();
  await register.goOn("Point of Contact");
  await register.field("Email ID").fill(registration.email);
  await register.field("Phone").focus();
  await expect(page.getByText("Email Already Exist").first()).toBeVisible();
});

test("M-REG-10 a first name that is a link is refused beside its field, and nobody gets a mail", async ({
  page,
  product,
}) => {
  const registration = newRegistration();
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(registration);
  await register.field("First Name").fill("pay at evil.test");
  await register.button.click();
  await expect(page.getByText("Must be a name, without an address or a link").first()).toBeVisible();
  await expect(register.field("First Name")).toHaveValue("pay at evil.test");
  await register.field("First Name").fill("Asha");
  await register.button.click();
  await expect(page).toHaveURL(/Thankyou/);
  expect((await newestMail(product, registration.email)).text).toMatch(/^Hello Asha,\n/);
});

test("M-REG-4 an empty form names every required field in the seeds' words, and nothing before the attempt", async ({
  page,
}) => {
  const register = new RegisterPage(page);
  await register.open();
  await register.field("Business Name").focus();
  await register.field("Legal Name").focus();
  await expect(page.getByText("Business Name is required")).toHaveCount(0);
  const named = async (messages: readonly string[]) => {
    for (const message of messages)
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  };
  await register.next.click();
  await named([
    "Business Type is required",
    "Business Vertical Name is Required",
    "Business Vertical Description is Required",
    "Business Name is required",
    "Subdomain Name is required",
    "Legal Name is required",
  ]);
  await register.fillBusiness(newRegistration());
  await register.goOn("Address");
  await register.next.click();
  await named(["Area is Required", "Zip is Required", "Province is required"]);
  await register.fillAddress();
  await register.goOn("Point of Contact");
  await register.button.click();
  await named([
    "First Name is required",
    "Title is required",
    "Gender is required",
    "Date of birth is required",
    "Phone is required",
    "Email address is required",
  ]);
  await expect(page).toHaveURL(/auth\/Register/);
});

test("M-REG-6, M-REG-7 the subdomain becomes letters while it is typed, and taken names are said on leaving the field", async ({
  page,
}) => {
  const register = new RegisterPage(page);
  await register.open();
  await register.field("Subdomain for Business").pressSequentially("Ver-Dant 1");
  await expect(register.field("Subdomain for Business")).toHaveValue("verdant");
  await register.field("Business Name").fill(" VERDANT ");
  await register.field("Legal Name").focus();
  await expect(page.getByText("Business Subdomain Already Exist").first()).toBeVisible();
  await expect(page.getByText("Business Name Already Exist").first()).toBeVisible();
  await register.fillBusiness(newRegistration());
  await register.goOn("Address");
  await register.fillAddress();
  await register.goOn("Point of Contact");
  await register.field("Email ID").fill(people.owner);
  await register.field("Phone").focus();
  await expect(page.getByText("Email Already Exist").first()).toBeVisible();
  // The responses come while somebody types elsewhere; they take the focus from nobody.
  await expect(register.field("Phone")).toBeFocused();
  await expect(register.field("Email ID")).toHaveValue(people.owner);
});

test("M-REG-6 a name that cannot be checked just now says so, keeps nobody, and is checked when the form is sent", async ({
  page,
  product,
}) => {
  const registration = newRegistration();
  const register = new RegisterPage(page);
  // A look-up asks for a kind and a value; everything else goes on as ever.
  await page.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes('"kind":')) return route.fallback();
    return route.fulfill({
      json: { data: { availability: { __typename: "RateLimitedError", message: "Too many attempts." } } },
    });
  });
  await register.open();
  const unchecked = "This could not be checked just now. It is checked when you send the form.";
  const says = (name: string) =>
    expect(register.field(name)).toHaveAccessibleDescription(new RegExp(unchecked));
  await register.fillBusiness({ ...registration, businessName: "Verdant" });
  await register.field("Legal Name").focus();
  for (const name of ["Business Name", "Subdomain for Business"]) await says(name);
  await register.goOn("Address");
  await register.fillAddress();
  await register.goOn("Point of Contact");
  await register.fillContact(registration);
  await register.field("Phone").focus();
  await says("Email ID");
  await register.button.click();
  // The part of the field that was refused is open again.
  await expect(page.getByText("Business Name Already Exist").first()).toBeVisible();
  await register.field("Business Name").fill(registration.businessName);
  await register.goOn("Address");
  await register.goOn("Point of Contact");
  await register.button.click();
  await expect(page).toHaveURL(/Thankyou/);
  expect((await newestMail(product, registration.email)).text).toContain("first password");
});

import { expect, test } from "./fixtures.ts";
import { axeFindings } from "./axeFindings.ts";
import { activate, registerCompany, signInAgain } from "./freshOwner.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { SignupPage } from "./pages/SignupPage.ts";
import { skipToSetUp } from "./skipToSetUp.ts";

test.slow();

test("M-ONB an owner sets the company up, closing the browser after each step and going on where they were", async ({
  browser,
  product,
}) => {
  const owner = await registerCompany(product);
  const freshBrowser = async () => {
    const context = await browser.newContext({ baseURL: product.origin });
    return { context, signup: new SignupPage(await context.newPage()) };
  };

  // Step 1 is there to be read, and nothing after step 2 can be opened.
  let { context, signup } = await freshBrowser();
  await activate(signup.page, product, owner);
  await signup.open(1);
  await expect(signup.heading).toHaveText("Register Details");
  for (const value of [
    owner.businessName,
    owner.subdomain,
    "Karnataka",
    "Asha",
    "14 Feb 1990",
    owner.email,
  ]) {
    await expect(signup.page.getByRole("definition").getByText(value, { exact: true })).toBeVisible();
  }
  await expect(signup.page.getByRole("textbox")).toHaveCount(0);
  await signup.open(4);
  await expect(signup.page).toHaveURL(/val=2$/);
  await signup.open(1);
  await signup.page.getByRole("link", { name: "Next" }).click();
  await expect(signup.heading).toHaveText("Company Information");
  await context.close();

  // Step 2, with its defaults.
  ({ context, signup } = await freshBrowser());
  await signInAgain(signup.page, owner, /SignupProcess\?val=2$/);
  await expect(signup.field("Password renewal days")).toHaveValue("90");
  await expect(signup.field("Maximum products")).toHaveValue("1,000");
  await expect(signup.field("Billing name")).toHaveValue(owner.businessName);
  await signup.fillInformation();
  await signup.next.click();
  await expect(signup.heading).toHaveText("Billing and About Us");
  await context.close();

  // Step 3; the values of step 2 come back.
  ({ context, signup } = await freshBrowser());
  await signInAgain(signup.page, owner, /SignupProcess\?val=3$/);
  await signup.page.getByRole("link", { name: "Company Information" }).click();
  await expect(signup.field("Office phone")).toHaveValue("08041234567");
  await expect(signup.field("Website")).toHaveValue("https://sprig.test");
  await expect(signup.page.getByRole("group", { name: "Logo" }).locator("img")).toBeVisible();
  await signup.next.click();
  await expect(signup.heading).toHaveText("Billing and About Us");
  await expect(signup.page.getByRole("definition").getByText(/Indiranagar, Bengaluru, 560038/)).toBeVisible();
  await signup.write("About us", "We grow plants.");
  await signup.write("Terms and conditions", "Pay first.");
  await signup.next.click();
  await expect(signup.heading).toHaveText("Categories and storefront set-up");
  await context.close();

  // Step 4: the end needs a category of level 1.
  ({ context, signup } = await freshBrowser());
  await signInAgain(signup.page, owner, /SignupProcess\?val=4$/);
  await signup.page.getByRole("button", { name: "Finish" }).click();
  await expect(signup.page.getByRole("alert")).toHaveText("Please Enter Atleast One Level1 Category");
  await signup.page.getByRole("button", { name: "Add category" }).click();
  const dialog = signup.page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Balcony");
  await dialog.getByRole("textbox", { name: "Description" }).fill("Everything for a green balcony");
  await dialog.getByRole("button", { name: "Add category" }).click();
  await expect(signup.page.getByText("Level1 Category Added Successfully")).toBeVisible();
  await expect(signup.page.getByRole("row", { name: /Balcony/ })).toBeVisible();
  await expect(signup.page.getByRole("link", { name: "Categories 1 (done)" })).toBeVisible();
  // What was missing is here now.
  await expect(signup.page.getByText("Please Enter Atleast One Level1 Category")).toHaveCount(0);
  await signup.page.getByRole("button", { name: "Finish" }).click();
  await expect(signup.page).toHaveURL(/#\/master\/ViewSeller$/);
  await context.close();

  // Who is done is at home, and the set-up leads there.
  ({ context, signup } = await freshBrowser());
  await signInAgain(signup.page, owner, /#\/master\/ViewSeller$/);
  await signup.page.goto("/#/auth/SignupProcess?val=2");
  await expect(signup.page).toHaveURL(/#\/master\/ViewSeller$/);
  await context.close();
});

test("an owner in the middle of the set-up is led to it from every screen of the console", async ({
  page,
  product,
}) => {
  const owner = await registerCompany(product);
  await activate(page, product, owner);
  for (const route of ["/master/ViewProduct", "/master/editmedia", "/dashboard/default"]) {
    await page.goto(`/#${route}`);
    await expect(page).toHaveURL(/#\/auth\/SignupProcess\?val=2$/);
  }
});

test("M-ONB-3, -5 step 2 says nothing before Next, then each message word for word, then follows what is typed", async ({
  page,
  product,
}) => {
  await activate(page, product, await registerCompany(product));
  const signup = new SignupPage(page);
  // Those of the registration are proposed.
  for (const name of ["Office phone", "Office email"]) {
    await expect(signup.field(name)).not.toHaveValue("");
    await signup.field(name).fill("");
  }
  await signup.field("Office phone").focus();
  const messages = [
    "Please Upload Logo",
    "Office Phone is required",
    "Email address is required",
    "Area is required",
    "ZIP is required",
    "State is required",
  ];
  const shown = page.locator("[data-field-problem]");
  await expect(shown).toHaveCount(0);
  await signup.next.click();
  await expect(shown).toHaveText(messages);
  await expect(page.getByRole("region", { name: "Please check these fields" })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await signup.field("Office email").fill("office");
  await expect(shown.getByText("Email is Invalid")).toBeVisible();
  await signup.field("Office email").fill("office@sprig.test");
  await expect(shown.getByText(/^Email/)).toHaveCount(0);
  await expect(page).toHaveURL(/val=2$/);
});

test("M-ONB-8 step 3 asks for both texts, and a wrong tax number only warns", async ({ page, product }) => {
  const owner = await registerCompany(product);
  await activate(page, product, owner);
  const signup = new SignupPage(page);
  await signup.fillInformation();
  await signup.field("GSTIN number").fill("29abc");
  await signup.field("Billing name").focus();
  await expect(page.getByText("This is not a valid GSTIN. Look for a typing mistake.").first()).toBeVisible();
  await signup.next.click();
  await expect(signup.heading).toHaveText("Billing and About Us");
  await expect(page.getByRole("definition").getByText("29ABC")).toBeVisible();
  await signup.next.click();
  await expect(page.locator("[data-field-problem]")).toHaveText([
    "About us is required",
    "Terms and Conditions is required",
  ]);
  expect(await axeFindings(page)).toEqual([]);
});

test("a step is one GraphQL request, with its REST calls", async ({ page, product }) => {
  const owner = await registerCompany(product);
  await activate(page, product, owner);
  const company = "GET /v1/companyPO";
  const provinces = "GET /v1/countryProvince/Country/{countryId}";
  const list = "/company_po_id/{id}";
  const budgets: readonly (readonly [string, readonly string[]])[] = [
    ["val=1", [company]],
    ["val=2", [company, "GET /v1/country", provinces]],
    // The address that was given is shown with the name of its state.
    ["val=3", [company, provinces]],
    [
      "val=4",
      [
        company,
        `GET /v1/companyBanner${list}`,
        `GET /v1/companyCollection${list}`,
        `GET /v1/companySeller${list}`,
        `GET /v1/l1CategoryPO${list}`,
        `GET /v1/l1CategoryPO${list}`,
      ],
    ],
  ];
  await skipToSetUp(page, product);
  for (const [step, calls] of budgets) {
    // A page without a query, and a store without data.
    await page.goto("/#/auth/Thankyou");
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const requests = await graphqlRequests(page, async () => {
      await page.goto(`/#/auth/SignupProcess?${step}`);
      await page
        .getByRole("heading", { level: 1, name: /Register Details|Company|Billing|Categories/ })
        .waitFor();
      await page.waitForLoadState("networkidle");
    });
    expect(requests, step).toHaveLength(1);
    expect(requests[0]?.upstream.toSorted(), step).toEqual([...calls].toSorted());
  }
});

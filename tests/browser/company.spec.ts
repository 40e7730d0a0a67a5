import type { Page } from "playwright/test";
import { samplePng } from "../../bff/test/doubles/sampleImages.ts";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { SignupPage } from "./pages/SignupPage.ts";
import { callService } from "./restService.ts";

/** A field of one section, what it held, and what the section's title is. */
const sections = [
  { route: "editaddress", title: "Address", field: "Region", saved: "The address is saved." },
  { route: "editregister", title: "Registration", field: "Legal Name", saved: "The registration is saved." },
  {
    route: "editmedia",
    title: "Media Information",
    field: "Accounts phone",
    saved: "The media information is saved.",
  },
  {
    route: "editbilling",
    title: "Billing Address",
    field: "Billing name",
    saved: "The billing address is saved.",
  },
] as const;

async function open(page: Page, route: string): Promise<SignupPage> {
  await page.goto(`/#/master/${route}`);
  const form = new SignupPage(page);
  await form.heading.waitFor();
  return form;
}

/** The demo's company as the service has it. */
async function stored(product: Parameters<typeof callService>[0]): Promise<string> {
  return JSON.stringify(await callService(product, "GET", "/v1/companyPO/1"));
}

test("M-SCR-11 editmedia: what is no address on the web is refused beside its field, and one is kept as browsers write it", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("owner");
  const form = await open(page, "editmedia");
  const website = form.field("Website");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const before = await stored(product);
  for (const wrong of ['"><script>alert(1)</script>', "https://user:secret@verdant.test", "localhost"]) {
    await website.fill(wrong);
    await save.click();
    await expect(website).toHaveAccessibleDescription(/Must be an address on the web/);
  }
  expect(await stored(product)).toBe(before);
  await website.fill("Verdant.TEST/Shop");
  await save.click();
  await expect(page.getByText("The media information is saved.")).toBeVisible();
  expect(await stored(product)).toContain('"web_url":"https://verdant.test/Shop"');
  await expect(website).toHaveValue("https://verdant.test/Shop");
});

for (const { route, title, field, saved } of sections) {
  test(`M-SCR-11 ${route}: filled in, a bar with the first change, discard, save, and still there after a reload`, async ({
    page,
    product,
    signIn,
  }) => {
    await signIn("owner");
    const form = await open(page, route);
    await expect(form.heading).toHaveText(title);
    const before = await form.field(field).inputValue();
    expect(before).not.toBe("");
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect(save).toBeHidden();

    await form.field(field).fill("9876501234");
    await expect(page.getByText("You have changes that are not saved.")).toBeVisible();
    const untouched = await stored(product);
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect(form.field(field)).toHaveValue(before);
    await expect(save).toBeHidden();
    expect(await stored(product)).toBe(untouched);

    await form.field(field).fill("9876501234");
    await save.click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(save).toBeHidden();
    await page.reload();
    await expect(form.field(field)).toHaveValue("9876501234");
    expect(await stored(product)).toContain("9876501234");
  });
}

test("M-SCR-11 editaboutus: both texts in the editor, and how customers will read them", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const form = await open(page, "editaboutus");
  const editor = page.getByRole("textbox", { name: "About us", exact: true });
  await expect(editor).toContainText("Verdant began in 2019");
  await editor.click();
  await expect(editor).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Come and see us.");
  await expect(editor).toContainText("Come and see us.");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview).toContainText("Come and see us.");
  await expect(preview).toContainText("Orders placed before noon");
  expect(await axeFindings(page)).toEqual([]);
  await preview.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("About us and terms are saved.")).toBeVisible();
  await page.reload();
  await expect(editor).toContainText("Come and see us.");
  await expect(form.heading).toHaveText("About Us");
});

test("M-SCR-11 editbank: each message, a wrong password, then the account is saved and its number is shown nowhere", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("owner");
  const form = await open(page, "editbank");
  await expect(form.heading).toHaveText("Bank Account");
  await expect(page.getByText("There was no other account before.")).toBeVisible();
  const save = page.getByRole("button", { name: "Save", exact: true });
  const problems = page.locator("[data-field-problem]");
  await form.field("IFSC").fill("hdfc1");
  await save.click();
  await expect(problems).toHaveText([
    "Account Holder is required",
    "Bank Name is required",
    "Branch is required",
    "Account Number is required",
    "Account Number is required",
    "IFSC must be like HDFC0001234",
    "Password is required",
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await form.field("Account holder").fill("Verdant Traders");
  await form.field("Bank name").fill("Canara Bank");
  await form.field("Branch").fill("Jayanagar");
  await form.field("Account number").fill("1234 5678 9012");
  await form.field("Account number once more").fill("123456789013");
  await form.field("IFSC").fill("cnrb0001234");
  await form.field("Your password").fill("wrong");
  await expect(problems).toHaveText(["Account Number Not Match"]);
  await form.field("Account number once more").fill("123456789012");
  await save.click();
  await expect(problems).toHaveText(["The current password is incorrect"]);
  const bank = () => callService(product, "GET", "/v1/companyBank/company_po_id/1");
  expect(await bank()).toEqual([]);
  await form.field("Your password").fill("Verdant-Demo-1");
  await page
    .getByRole("group", { name: "Cancelled cheque" })
    .locator("input[type=file]")
    .setInputFiles({ name: "cheque.png", mimeType: "image/png", buffer: await samplePng() });
  await expect(page.getByText("64 × 48 pixels")).toBeVisible();
  await save.click();
  await expect(page.getByText("The bank account is saved.")).toBeVisible();
  await expect(page.getByText("In use now: •••• 9012")).toBeVisible();
  await expect(problems).toHaveCount(0);
  await page.reload();
  await expect(form.field("Account holder")).toHaveValue("Verdant Traders");
  await expect(form.field("Account number")).toHaveValue("");
  const cheque = await page.getByRole("link", { name: "Cheque of the account in use" }).getAttribute("href");
  expect((await page.request.get(product.origin + cheque)).status()).toBe(200);
  expect((await page.request.get(product.origin + cheque?.split("?")[0])).status()).toBe(404);
  expect(await page.content()).not.toContain("123456789012");
  expect(await bank()).toMatchObject([{ ifsc: "CNRB0001234", account_number_end: "9012" }]);
});

test("editregister: the subdomain is read only; empty names are refused word for word; a wrong PAN only warns", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const form = await open(page, "editregister");
  await expect(form.field("Subdomain for Business")).toHaveAttribute("readonly", "");
  await form.field("Business Name").fill("");
  await form.field("Business Vertical Name").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("[data-field-problem]")).toHaveText([
    "Business Name is required",
    "Business Vertical Name is Required",
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await form.field("Business Name").fill("Verdant");
  await form.field("Business Vertical Name").fill("Sustainable living");
  await form.field("PAN number").fill("abc");
  await form.field("Registration number").focus();
  await expect(
    page.getByText("A PAN has five letters, four digits and a letter, like ABCDE1234F.").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The registration is saved.")).toBeVisible();
  await expect(form.field("PAN number")).toHaveValue("ABC");
});

test("leaving with a change asks first, and staying loses nothing", async ({ page, signIn }) => {
  await signIn("owner");
  const form = await open(page, "editaddress");
  await form.field("Street Name").fill("Half typed");
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Collections", exact: true })
    .click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.field("Street Name")).toHaveValue("Half typed");
});

test("D-76 two people edit one section: the second sees both versions, chooses, and saves", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("owner");
  const form = await open(page, "editbilling");
  await form.field("Billing name").fill("Mine");
  await form.field("Street No").fill("77");
  await callService(product, "PUT", "/v1/companyPO/1", {
    billing_name: "Theirs",
    billing_region: "Elsewhere",
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Somebody else has changed this since you opened it")).toBeVisible();
  expect(await stored(product)).toContain('"billing_name":"Theirs"');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The billing address is saved.")).toBeVisible();
  const after = await stored(product);
  expect(after).toContain('"billing_name":"Mine"');
  expect(after).toContain('"billing_street_no":"77"');
  expect(after).toContain('"billing_region":"Elsewhere"');
});

test("a change of another section is no conflict", async ({ page, product, signIn }) => {
  await signIn("owner");
  const form = await open(page, "editaddress");
  await form.field("Address Line2").fill("Back door");
  await callService(product, "PUT", "/v1/companyPO/1", { accounts_phone: "08041110000" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The address is saved.")).toBeVisible();
  expect(await stored(product)).toContain('"accounts_phone":"08041110000"');
});

test("a section is one GraphQL request; a seller is refused", async ({ page, signIn }) => {
  await signIn("owner");
  const company = "GET /v1/companyPO";
  const country = ["GET /v1/country", "GET /v1/countryProvince/Country/{countryId}"];
  for (const [route, calls] of [
    ["editbank", [company, "GET /v1/companyBank/company_po_id/{id}"]],
    ["editaddress", [company, ...country]],
    ["editregister", [company, "GET /v1/country"]],
    ["editmedia", [company]],
    ["editbilling", [company, ...country]],
    ["editaboutus", [company]],
    ["editorders", [company]],
  ] as const) {
    await page.goto("/#/form");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forms");
    const requests = await graphqlRequests(page, async () => {
      await open(page, route);
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
    });
    expect(requests, route).toHaveLength(1);
    expect(requests[0]?.upstream.toSorted(), route).toEqual([...calls].toSorted());
  }
  await page.context().clearCookies();
  await signIn("seller");
  await open(page, "editaddress");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
});

test("X-A11Y axe finds nothing on the sections, light and dark, and nothing is wider than a phone", async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn("owner");
  for (const { route, title } of [
    ...sections,
    { route: "editbank", title: "Bank Account" },
    { route: "editaboutus", title: "About Us" },
    { route: "editorders", title: "Order Settings" },
  ]) {
    const { heading } = await open(page, route);
    await expect(heading).toHaveText(title);
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await axeFindings(page), `${route} ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), route)
      .toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

import { expect, people, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { chooseFirstPassword } from "./freshOwner.ts";
import { leave } from "./leave.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import { newLocation, SellerDialog } from "./pages/SellerDialog.ts";

const ownPassword = "Saffron-Ladder-41";

test("M-SEL an owner adds a location; its administrator gets the mail, signs in and runs it", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const location = newLocation();
  await signIn("owner");
  const form = new SellerDialog(page);
  await form.openWhole();
  await form.fill(location);
  await form.submit();
  await expect(
    page.getByText(
      `Location Added Successfully. Ravi is invited: the invitation is on its way to ${location.email}.`,
    ),
  ).toBeVisible();
  await expect(form.dialog).toHaveCount(0);
  const row = page.getByRole("row", { name: location.name });
  await expect(row).toContainText("Invited");
  await expect(row).toContainText("29ABCDE1234F1ZW");
  await expect(row).toContainText("Karnataka");
  await expect(row).toContainText("0 of 1,000");

  const mail = await newestMail(product, location.email);
  await leave(page);
  await page.goto(linkIn(mail.text));
  await expect(
    page.getByText("Your Email is Verified. Now you can login your seller location account"),
  ).toBeVisible();
  await chooseFirstPassword(page, ownPassword);
  await expect(page).toHaveURL(/#\/auth\/SignupProcessSeller\?val=1$/);
  const response = await page.request.post("/graphql", {
    headers: { origin: product.origin, "x-back-office": "1" },
    data: { query: "{ viewer { role seller { name status } } }" },
  });
  expect(await response.json()).toMatchObject({
    data: { viewer: { role: "SELLER_OWNER", seller: { name: location.name, status: "ACTIVE" } } },
  });
});

test("M-SEL every required field says what it needs, and nothing is sent", async ({ page, signIn }) => {
  await signIn("owner");
  const form = new SellerDialog(page);
  await form.openWhole();
  await form.field("Business Name").waitFor();
  const sent = await graphqlRequests(page, async () => {
    await form.submit();
    for (const message of [
      "Business Name is required",
      "Type is required",
      "GSTIN is required",
      "Zip is required",
      "State is required",
      "Phone is required",
      "First Name is required",
      "Title is required",
      "Gender is required",
      "Date of birth is required",
      "Email address is required",
    ]) {
      await expect(form.dialog.getByText(message, { exact: true }).first()).toBeVisible();
    }
  });
  expect(sent).toEqual([]);
  await form.field("GSTIN").fill("29ABCDE1234F1ZX");
  await expect(form.field("GSTIN")).toHaveAccessibleDescription(/GSTIN is Invalid/);
  await form.field("Email ID").fill("ravi@riverside");
  await expect(form.field("Email ID")).toHaveAccessibleDescription(/Email is Invalid/);
});

test("M-SEL-3 a taken name and a taken e-mail are said on leaving the field; the text stays, selected", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const form = new SellerDialog(page);
  await form.openWhole();
  await form.field("Email ID").fill(people.owner);
  await form.field("Business Name").focus();
  await expect(form.field("Email ID")).toHaveAccessibleDescription(/Email Already Exist/);
  await expect(form.field("Email ID")).toHaveValue(people.owner);
  await form.field("Business Name").fill("VERDANT INDIRANAGAR");
  await form.field("Legal Name").focus();
  await expect(form.field("Business Name")).toHaveAccessibleDescription(/Business Name Already Exist/);
});

test("a GSTIN of another province is a warning that stops nobody", async ({ page, signIn }) => {
  const location = newLocation();
  await signIn("owner");
  const form = new SellerDialog(page);
  await form.openWhole();
  await form.fill(location);
  await form.choose("State", "Kerala");
  await expect(form.field("GSTIN")).toHaveAccessibleDescription(/This GSTIN was given in another state\./);
  await form.submit();
  await expect(page.getByRole("row", { name: location.name })).toContainText("Kerala");
});

test("a location is changed, suspended with a reason, activated and deleted without a reload", async ({
  page,
  signIn,
}) => {
  test.slow();
  const location = newLocation();
  await signIn("owner");
  await page.evaluate(() => Reflect.set(window, "notReloaded", true));
  const form = new SellerDialog(page);
  await form.openWhole();
  await form.fill(location);
  await form.submit();
  await expect(form.dialog).toHaveCount(0);

  // Within the minute in which nobody is invited twice.
  const more = page.getByRole("button", { name: `More for ${location.name}` });
  await more.click();
  await page.getByRole("menuitem", { name: "Send the invitation again" }).click();
  await expect(page.getByText(/^Too many attempts/)).toBeVisible();

  await page.getByRole("button", { name: `Edit ${location.name}` }).click();
  await expect(form.field("Email ID")).toHaveValue(location.email);
  await form.field("Maximum products").fill("1001");
  await form.field("Maximum products").blur();
  await expect(form.dialog.getByText("Your company may have 1,000 in all.")).toBeVisible();
  await form.field("Maximum products").fill("40");
  await form.submit("Save");
  await expect(form.dialog).toHaveCount(0);
  const row = page.getByRole("row", { name: location.name });
  await expect(row).toContainText("0 of 40");

  await more.click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("Reason is required").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Reason" }).fill("Stock count");
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await expect(row).toContainText("Suspended");

  await more.click();
  await expect(page.getByText("Suspended: Stock count")).toBeVisible();
  await page.getByRole("menuitem", { name: "Activate" }).click();
  await expect(row).toContainText("Invited");

  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(row).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "notReloaded"))).toBe(true);
});

test("a location with products is not deleted: the dialog says why", async ({ page, signIn }) => {
  await signIn("owner");
  await page.getByRole("button", { name: "More for Verdant Indiranagar" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: "cannot be deleted" })).toContainText(
    "products are sold from this location",
  );
});

test("the list costs one REST call, the form the country's two", async ({ page, signIn }) => {
  await signIn("owner");
  const list = await graphqlRequests(page, async () => {
    await page.goto("/#/master/ViewSeller?searchTerm=a");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  });
  // The names of provinces are remembered for ten minutes, and this product may be older.
  const calls = list.map(({ upstream }) =>
    upstream.filter((call) => !call.startsWith("GET /v1/countryProvince/")),
  );
  expect(calls).toEqual([["GET /v1/companySeller/company_po_id/{id}"]]);
  const form = await graphqlRequests(page, async () => {
    await page.getByRole("button", { name: "Add location" }).click();
    await new SellerDialog(page).field("Business Name").waitFor();
  });
  expect(form.map(({ upstream }) => upstream)).toEqual([
    ["GET /v1/country", "GET /v1/countryProvince/Country/{countryId}"],
  ]);
});

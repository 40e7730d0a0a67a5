import { axeFindings } from "./axeFindings.ts";
import { expect, people, test } from "./fixtures.ts";
import { chooseFirstPassword } from "./freshOwner.ts";
import { leave } from "./leave.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import { newLocation, SellerDialog } from "./pages/SellerDialog.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";

test("a location begins with its name and whom to invite, by keyboard; it is completed step by step", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const location = newLocation();
  await signIn("owner");
  await page.getByRole("button", { name: "Add location" }).press("Enter");
  const form = new SellerDialog(page);
  await expect(form.field("Business Name")).toBeFocused();
  await expect(form.dialog.getByRole("textbox")).toHaveCount(4);
  await page.keyboard.type(location.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ravi");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(location.email);
  await page.keyboard.press("Enter");
  await expect(form.dialog).toHaveCount(0);
  await expect(
    page.getByText(
      `Location Added Successfully. Ravi is invited: the invitation is on its way to ${location.email}.`,
    ),
  ).toBeVisible();
  const row = page.getByRole("row", { name: location.name });
  await expect(row).toContainText("Invited");
  await expect(row).toContainText("Incomplete");

  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: location.name })).toBeVisible();
  const missing = page.getByText("This location is incomplete").locator("..").getByRole("listitem");
  await expect(missing).toHaveCount(3);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await form.field("Business Name").fill(`${location.name} East`);
  await form.submit("Save");
  await expect(form.dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: `${location.name} East` })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await form.field("GSTIN").fill("29ABCDE1234F1ZW");
  await form.submit("Save");
  await expect(missing).toHaveCount(2);

  const mail = await newestMail(product, location.email);
  // A name of many digits stands in no mail, and this one is drawn by lot.
  expect(mail.subject).toMatch(
    /^Verdant invites you to administer (?:a location|the location ‘Terrace \w+’)$/,
  );
  await leave(page);
  await page.goto(linkIn(mail.text));
  await chooseFirstPassword(page, "Saffron-Ladder-41");
  await expect(page).toHaveURL(/#\/auth\/SignupProcessSeller\?val=1$/);
});

test("what is typed goes along from one form to the other; what is taken stands beside its field", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.getByRole("button", { name: "Add location" }).click();
  const form = new SellerDialog(page);
  await form.field("Business Name").fill("Verdant Indiranagar");
  await form.field("First Name").fill("Ravi");
  await form.field("Email ID").fill(people.owner);
  await form.submit("Invite");
  await expect(form.field("Business Name")).toHaveAccessibleDescription(/Business Name Already Exist/);
  await pressUntilFocused(page, "Tab", form.dialog.getByRole("button", { name: "Fill in everything now" }));
  await page.keyboard.press("Enter");
  await expect(form.field("Business Name")).toBeFocused();
  await expect(form.field("Email ID")).toHaveValue(people.owner);
  await form.choose("Type", "Store");
  await form.dialog.getByRole("button", { name: "Only invite an administrator now" }).click();
  await expect(form.dialog.getByText(/^You have filled in more than goes with an invitation/)).toBeVisible();
});

test("X-A11Y both forms, in light on a desk and in dark from right to left on a phone", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  const form = new SellerDialog(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Add location" }).click();
  expect.soft(await axeFindings(page), "the short form").toEqual([]);
  await form.dialog.getByRole("button", { name: "Fill in everything now" }).click();
  await form.submit();
  expect.soft(await axeFindings(page), "the whole form").toEqual([]);
  await form.dialog.getByRole("button", { name: "Cancel" }).click();
  await page.evaluate(() => localStorage.setItem("language", "ar"));
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  // "Add location" in Arabic.
  await page.getByRole("main").getByRole("button", { name: "إضافة موقع" }).click();
  await expect(form.dialog.getByRole("textbox")).toHaveCount(4);
  expect.soft(await axeFindings(page), "the short form from right to left").toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

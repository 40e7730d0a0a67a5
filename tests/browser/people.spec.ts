import type { Page } from "playwright/test";
import { expect, password, test } from "./fixtures.ts";
import { activate, invite, ownPassword, some } from "./invitedPerson.ts";
import { placeOrder, productOnSale, rates } from "./placedOrder.ts";
import { chooseInRow } from "./rows.ts";
import { setUpTwoStep } from "./setUpTwoStep.ts";

const rowOf = (page: Page, name: string) => page.getByRole("row", { name });

test("M-SCR-12 invited, activated, with a second step, at work with a role of the company's own, which loses a right while a page is open; then disabled while saving: what was saved stays, a clear word, out", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  const { number } = await placeOrder(product, {
    lines: [
      {
        prod_id: await productOnSale(product, `Lamp ${some()}`, { product_price: "150", ...rates.low }),
        quantity: 1,
      },
    ],
  });
  const person = { email: `${some()}@people.test`, name: `Meera ${some()}` };
  const role = `Night desk ${some()}`;
  await signIn("owner");
  await page.goto("/#/master/ViewUserAdmin?tab=roles");
  await chooseInRow(page, "Order desk", "Make a role from it");
  const add = page.getByRole("dialog", { name: "Add role" });
  await add.getByRole("textbox", { name: "Name" }).fill(role);
  await expect(add.getByRole("region", { name: `What ${role} would see` })).toContainText("Pending Orders");
  await add.getByRole("button", { name: "Add role" }).click();
  await expect(page.getByText(`${role} is a role now.`)).toBeVisible();
  await page.getByRole("link", { name: "People", exact: true }).click();
  await invite(page, person, role);
  await expect(rowOf(page, person.name)).toContainText("Invited");

  const theirs = await activate(browser, product, person.email);
  await theirs.goto("/#/account/security");
  const code = await setUpTwoStep(theirs, ownPassword);
  const menu = theirs.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Vendor" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "User Admin" })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Brand" })).toHaveCount(0);
  await theirs.goto("/#/master/ViewUserAdmin");
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
  await theirs.goto(`/#/master/PendingOrders?searchTerm=${number.replace("/1", "")}`);
  await expect(theirs.getByRole("button", { name: "Accept" })).toBeVisible();

  // The role loses the right to work on orders while the list is open.
  await page.goto("/#/master/ViewUserAdmin?tab=roles");
  await page.getByRole("button", { name: `Edit ${role}` }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${role}` });
  await edit.locator("label").filter({ hasText: "Work on orders" }).click();
  await expect(edit.getByText("Differs from Order desk")).toBeVisible();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${role} is saved.`)).toBeVisible();
  // The open list is told, without a press.
  await expect(theirs.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await expect(theirs).toHaveURL(/PendingOrders/);

  // They save something, and are disabled while they save more: that is not done, and they are out.
  await theirs.goto("/#/master/ViewVendor");
  const pencil = theirs.getByRole("button", { name: /^Edit / }).first();
  const vendor = theirs.getByRole("dialog", { name: /^Edit / });
  const note = vendor.getByRole("textbox", { name: "Note" });
  const kept = `Saved ${some()}`;
  await pencil.click();
  const vendorName = (await vendor.getByRole("textbox", { name: "Vendor Name" }).inputValue()).trim();
  await note.fill(kept);
  await vendor.getByRole("button", { name: "Save" }).click();
  await expect(vendor).toHaveCount(0);
  await pencil.click();
  await note.fill("Typed before the end");
  await page.getByRole("link", { name: "People", exact: true }).click();
  await chooseInRow(page, person.name, "Disable");
  const disable = page.getByRole("dialog", { name: `Disable ${person.name}` });
  await disable.getByRole("button", { name: "Disable" }).click();
  await expect(disable.getByText("Reason is required").first()).toBeVisible();
  await disable.getByRole("textbox", { name: "Reason" }).fill("Has left");
  await disable.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText(`${person.name} can no longer sign in.`)).toBeVisible();
  await vendor.getByRole("button", { name: "Save" }).click();
  const again = theirs.getByRole("dialog", { name: "Your session has ended" });
  await again.getByRole("textbox", { name: "Password" }).fill(ownPassword);
  await again.getByRole("button", { name: /Sign in/i }).click();
  // Only who has both is told why.
  await again.getByRole("textbox", { name: "Code" }).fill(code(0));
  await again.getByRole("button", { name: /Sign in/i }).click();
  await expect(again).toContainText("This account was disabled. Ask an owner of your company.");
  await again.getByRole("button", { name: "Close" }).click();
  await theirs.reload();
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Admin Sign In");
  await theirs.context().close();

  await rowOf(page, person.name).getByText(person.email).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
  await expect(page.getByRole("main")).toContainText("Disabled: Has left");
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("main").getByText("Has left", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Sign-ins" }).click();
  const history = page.getByRole("grid", { name: "Sign-in history" });
  // The newest first: refused, shown out, in by the invitation.
  await expect(history.getByRole("row").nth(1)).toContainText("Refused: locked or disabled");
  await expect(history.getByRole("row").last()).toContainText("Invited");
  await page.goto("/#/master/ViewUserAdmin?tab=signIns");
  await page.getByRole("button", { name: "Outcome" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Refused: locked or disabled" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/outcome=LOCKED/);
  await expect(history.getByRole("row").nth(1)).toContainText(person.name);
  await expect(history).not.toContainText("Signed in");
  await page.goto(`/#/master/ViewVendor?searchTerm=${encodeURIComponent(vendorName)}`);
  await page.getByRole("button", { name: `Edit ${vendorName}` }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Note" })).toHaveValue(kept);
});

test("M-SCR-12 a location's owner reaches their own people, invites a packer, who has the orders of that location and nothing else", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  const person = { email: `${some()}@people.test`, name: `Packer ${some()}` };
  await signIn("seller");
  await page.getByRole("link", { name: "People", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("User Storage Location");
  await expect(page.getByRole("columnheader", { name: "Location" })).toHaveCount(0);
  await invite(page, person, "Packer");
  const theirs = await activate(browser, product, person.email);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Products");
  const tabs = theirs.getByRole("navigation", { name: "Products and orders" });
  await expect(tabs.getByRole("link")).toHaveText(["Products", /^Orders/]);
  // Whatever they look at, nothing is offered that the gateway would refuse them.
  await expect(theirs.getByRole("button", { name: /^(Add|Edit|Delete)/ })).toHaveCount(0);
  await expect(theirs.getByRole("link", { name: /^Add / })).toHaveCount(0);
  for (const path of ["ViewUserLocation", "ViewDeliveryUser", "Viewmanu", "AddProduct?val=1", "ViewVendor"]) {
    await theirs.goto(`/#/master/${path}`);
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
  }
  await theirs.context().close();

  // Pages of tests hear no events: that the invitation was accepted is read anew.
  await page.reload();
  await expect(rowOf(page, person.name)).toContainText("Active");
  await chooseInRow(page, person.name, "Sign out everywhere");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText(`${person.name} is signed out everywhere.`)).toBeVisible();
  expect(password).not.toBe(ownPassword);
});

test("M-SCR-12 an invitation is mailed again once a minute, and withdrawn; owners are made with the own password", async ({
  page,
  signIn,
}) => {
  const person = { email: `${some()}@people.test`, name: `Anil ${some()}` };
  await signIn("owner");
  await page.goto("/#/master/ViewUserAdmin");
  await invite(page, person, "Viewer");
  await chooseInRow(page, person.name, "Mail the invitation again");
  await expect(page.getByText("Too many attempts. Wait a little and try again.")).toBeVisible();
  await chooseInRow(page, person.name, "Change role");
  const role = page.getByRole("dialog", { name: `Change the role of ${person.name}` });
  await role.getByRole("button", { name: /^Choose a role/ }).click();
  await page.getByRole("option", { name: "Owner", exact: true }).click();
  await role.getByRole("textbox", { name: "Your password" }).fill("not-mine-at-all");
  await role.getByRole("button", { name: "Change role" }).click();
  await expect(role.locator("[data-field-problem]").first()).toBeVisible();
  await role.getByRole("textbox", { name: "Your password" }).fill(password);
  await role.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText(`${person.name} has another role.`)).toBeVisible();
  await expect(rowOf(page, person.name)).toContainText("Owner");
  await chooseInRow(page, person.name, "Withdraw the invitation");
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(rowOf(page, person.name)).toHaveCount(0);
});

test("M-SCR-12 many are changed at once, each with its own outcome; the list is narrowed to who has no second step", async ({
  page,
  signIn,
}) => {
  const mark = some();
  const named = (first: string) => ({ email: `${some()}@people.test`, name: `${first} ${mark}` });
  const [one, other] = [named("Uma"), named("Vani")];
  await signIn("owner");
  await page.goto(`/#/master/ViewUserAdmin?searchTerm=${mark}`);
  for (const person of [one, other]) await invite(page, person, "Viewer");
  await page.goto(`/#/master/ViewUserAdmin?searchTerm=${mark}&twoStep=OFF`);
  await expect(rowOf(page, one.name)).toContainText("Off");
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check({ force: true });
  const tools = page.getByRole("toolbar", { name: "Selected rows" });
  await tools.getByRole("button", { name: "Change role" }).click();
  const role = page.getByRole("dialog", { name: "Change the role of 2 people" });
  await role.getByRole("button", { name: /^Choose a role/ }).click();
  await page.getByRole("option", { name: "Order desk", exact: true }).click();
  await role.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText("2 given another role")).toBeVisible();
  for (const person of [one, other]) await expect(rowOf(page, person.name)).toContainText("Order desk");
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check({ force: true });
  await tools.getByRole("button", { name: "Disable" }).click();
  const disable = page.getByRole("dialog", { name: "Disable 2 people" });
  await disable.getByRole("textbox", { name: "Reason" }).fill("Season is over");
  await disable.getByRole("button", { name: "Disable" }).click();
  const refusals = page.getByRole("status").filter({ hasText: "These were refused" });
  await expect(refusals).toContainText(`${one.name}: The person has not activated the account yet`);
  await expect(refusals).toContainText(other.name);
  await expect(tools).toContainText("2 selected");
  await page.goto(`/#/master/ViewUserAdmin?searchTerm=${mark}&twoStep=TOTP`);
  await expect(page.getByText("Nobody matches")).toBeVisible();
});

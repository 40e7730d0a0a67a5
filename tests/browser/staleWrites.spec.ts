import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { draftProduct, priceProduct } from "./draftProduct.ts";
import { expect, password, people, test } from "./fixtures.ts";
import { CategoryPage } from "./pages/CategoryPage.ts";
import { ProductsPage } from "./pages/ProductsPage.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { callService } from "./restService.ts";

/** A second browser in which the owner is signed in too. */
async function secondBrowser(browser: Browser, origin: string): Promise<CategoryPage> {
  const context = await browser.newContext({ baseURL: origin, locale: "en-IN" });
  const page = await context.newPage();
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.submit(people.owner, password);
  await expect(page).not.toHaveURL(/auth\/login/);
  return new CategoryPage(page);
}

test(
  "X-CONF two people edit the same category: the second sees both versions, field by field, and nothing is lost",
  { tag: "@kept" },
  async ({ browser, page, product, signIn }) => {
    test.slow();
    await signIn("owner");
    const mine = new CategoryPage(page);
    const name = await mine.addOne();
    const theirs = await secondBrowser(browser, product.origin);
    await theirs.open(name);
    await mine.edit(name);
    await theirs.edit(name);

    await theirs.field("Description").fill("Theirs");
    await theirs.field("Order ID").fill("77");
    await theirs.save();
    await expect(theirs.dialog).toHaveCount(0);

    await mine.field("Description").fill("Mine");
    await mine.save();
    const { dialog } = mine;
    await expect(dialog.getByText("Somebody else has changed this since you opened it")).toBeVisible();
    const choice = (group: string, side: string) =>
      dialog.getByRole("radiogroup", { name: group }).getByRole("radio", { name: side });
    await expect(dialog.getByRole("radiogroup")).toHaveCount(2);
    await expect(choice("Description", "Mine")).toBeChecked();
    await expect(choice("Description", "Theirs")).not.toBeChecked();
    // Only they have changed the order.
    await expect(choice("Order ID", "77")).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);

    // Somebody is faster once more while the choice is being made.
    await theirs.edit(name);
    await theirs.field("Description").fill("Theirs again");
    await theirs.save();
    await expect(theirs.dialog).toHaveCount(0);
    await mine.save();
    await expect(choice("Description", "Theirs again")).toBeVisible();
    await expect(choice("Description", "Mine")).toBeChecked();
    await mine.save();
    await expect(dialog).toHaveCount(0);
    await expect(mine.row(name)).toContainText("Mine");
    await expect(mine.row(name)).toContainText("77");

    await theirs.page.reload();
    await expect(theirs.row(name)).toContainText("Mine");
    await theirs.page.context().close();
  },
);

test("X-CONF the choice is made by keyboard alone, and going back to the form keeps what was typed", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  const mine = new CategoryPage(page);
  const name = await mine.addOne();
  const theirs = await secondBrowser(browser, product.origin);
  await theirs.open(name);
  await mine.edit(name);
  await theirs.edit(name);
  await theirs.field("Description").fill("Theirs");
  await theirs.save();
  await expect(theirs.dialog).toHaveCount(0);
  await theirs.page.context().close();

  await mine.field("Description").fill("Mine");
  await page.keyboard.press("Enter");
  await mine.save();
  const { dialog } = mine;
  const back = dialog.getByRole("button", { name: "Back to the form" });
  await expect(back).toBeVisible();
  // The focus stands before the choices.
  const versions = dialog.getByRole("region", { name: "Two versions" });
  await expect(versions).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mine.field("Description")).toHaveValue(/^Mine/);
  await mine.save();
  await expect(versions).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("radio", { name: "Mine" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Theirs" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Save" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(mine.row(name)).toContainText("Theirs");
});

test("X-CONF a decision is about what was seen: changed since, it is refused, shown as it is, and made when pressed again", async ({
  page,
  product,
  signIn,
}) => {
  const draft = await draftProduct(product, "Priced pot");
  const { name, id } = draft;
  await priceProduct(product, draft);
  await callService(product, "PUT", `/v1/companySellerProdLoc/prod_status/${id}`, { prod_status: "pending" });
  await signIn("owner");
  const products = new ProductsPage(page);
  const row = products.row(name);
  const changed = "Somebody else has changed this since you opened it.";
  await products.open("ViewProduct", name);
  await expect(row).toContainText("₹1,000");
  // With the keys alone: a pointer over the row reads the product ahead, and with it what has changed.
  await row.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(row.getByRole("button", { name: `More for ${name}`, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await products.walkTo("Approve");
  await priceProduct(product, draft, "9.00");
  await page.keyboard.press("Enter");
  await expect(page.getByText(changed)).toBeVisible();
  await expect(row).toContainText("₹9");
  await expect(row).toContainText("Pending");
  await products.choose(name, "Approve");
  await expect(page.getByText("Product Enabled Successfully")).toBeVisible();

  await products.choose(name, "Disable");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Too cheap");
  await priceProduct(product, draft, "8.00");
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(dialog.getByText(changed).first()).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("Too cheap");
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("Product Disabled Successfully")).toBeVisible();
  await expect(row).toContainText("₹8");
});

test("X-CONF in two tabs of one person the second save is told, in a dialog and on a page, and nothing is lost", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const other = await page.context().newPage();
  const told = "Somebody else has changed this since you opened it";
  const tabs = [page, other];
  const save = (tab: Page) => tab.getByRole("button", { name: "Save", exact: true }).click();

  const name = `Shared ${randomUUID().slice(0, 8)}`;
  await page.goto("/#/master/Viewbrand");
  await page.getByRole("button", { name: "Add brand" }).click();
  const added = page.getByRole("dialog", { name: "Add Brand" });
  await added.getByRole("textbox", { name: "Brand Name" }).fill(name);
  await added.getByRole("button", { name: "Add brand" }).click();
  await expect(added).toHaveCount(0);
  await other.goto("/#/master/Viewbrand");
  for (const tab of tabs) {
    await tab.getByRole("searchbox", { name: "Search brands" }).fill(name);
    await tab.getByRole("button", { name: `Rename ${name}` }).click();
    await expect(tab.getByRole("textbox", { name: "Brand Name" })).toHaveValue(name);
  }
  await other.getByRole("textbox", { name: "Brand Name" }).fill(`${name} theirs`);
  await page.getByRole("textbox", { name: "Brand Name" }).fill(`${name} mine`);
  await save(other);
  await expect(other.getByRole("row", { name: `${name} theirs` })).toBeVisible();
  await save(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(told)).toBeVisible();
  await dialog.getByRole("radiogroup").getByText(`${name} theirs`).click();
  await save(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row", { name: `${name} theirs` })).toBeVisible();

  for (const tab of tabs) await tab.goto("/#/master/editbilling");
  const billing = (tab: Page) => tab.getByRole("textbox", { name: "Billing name" });
  // Names that nobody has saved before: what stands there already is no change.
  const theirs = `Theirs ${name}`;
  const mine = `Mine ${name}`;
  await billing(other).fill(theirs);
  await billing(page).fill(mine);
  await save(other);
  await expect(other.getByText("The billing address is saved.")).toBeVisible();
  await save(page);
  await expect(page.getByText(told)).toBeVisible();
  const choice = page.getByRole("radiogroup", { name: "Billing name" });
  await expect(choice.getByRole("radio", { name: mine })).toBeChecked();
  await expect(choice.getByRole("radio", { name: theirs })).not.toBeChecked();
  await save(page);
  await expect(page.getByText("The billing address is saved.")).toBeVisible();
});

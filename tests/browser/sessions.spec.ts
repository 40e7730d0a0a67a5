import { expect, password, people, test } from "./fixtures.ts";
import { SignInPage } from "./pages/SignInPage.ts";

test(
  "X-SESS an ended session asks for the password in place, and the interrupted save goes on with nothing lost",
  { tag: "@kept" },
  async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/#/master/ViewCategory1");
    await page.getByRole("button", { name: "Add category" }).click();
    const dialog = page.getByRole("dialog", { name: /Add Level1 Category/ });
    const name = `Interrupted ${Date.now()}`;
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("textbox", { name: "Description" }).fill("Typed before the session ended");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Add category" }).click();

    const again = page.getByRole("dialog").filter({ has: page.locator("input[type=password]") });
    await again.locator("input[type=password]").fill(password);
    await again.getByRole("button", { name: /Sign in/i }).click();
    await expect(page.getByText("Level1 Category Added Successfully")).toBeVisible();
    await page.goto(`/#/master/ViewCategory1?searchTerm=${encodeURIComponent(name)}`);
    await expect(page.getByRole("row", { name })).toBeVisible();
  },
);

test(
  "X-SESS signing out everywhere ends the other browser's session at its next request",
  { tag: "@kept" },
  async ({ browser, page, product, signIn }) => {
    const other = await browser.newContext({ baseURL: product.origin });
    const otherPage = await other.newPage();
    const otherSignIn = new SignInPage(otherPage);
    await otherSignIn.open();
    await otherSignIn.submit(people.otherOwner, password);
    await expect(otherPage).not.toHaveURL(/auth\/login/);
    await expect(otherPage.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText(
      "Admin Sign In",
    );

    await signIn("otherOwner");
    await page.goto("/#/account/security");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /Sign out/ })
      .click();
    await expect(page).toHaveURL(/auth\/login/);

    await otherPage.reload();
    await expect(otherPage).toHaveURL(/auth\/login/);
    await other.close();
  },
);

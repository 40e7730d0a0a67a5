import { expect, password, people, test } from "./fixtures.ts";

test("M-LOGIN-1 the card has the seeds' title, fields and button, and the keyboard starts in the first field", async ({
  page,
  signInPage,
}) => {
  await signInPage.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Sign In");
  await expect(signInPage.email).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Remember me" })).not.toBeChecked();
});

test("M-LOGIN-2 nothing is said before the first submit, then each field says what it needs", async ({
  page,
  signInPage,
}) => {
  await signInPage.open();
  await signInPage.email.fill("owner");
  await signInPage.password.focus();
  await expect(page.getByText("Email is Invalid")).toHaveCount(0);

  await signInPage.email.fill("");
  await signInPage.button.click();
  await expect(page.getByText("Email address is required").first()).toBeVisible();
  await expect(page.getByText("Password is required").first()).toBeVisible();

  await signInPage.email.fill("owner@verdant");
  await expect(page.getByText("Email is Invalid").first()).toBeVisible();
  await signInPage.email.fill("owner@verdant.test");
  await expect(page.getByText("Email is Invalid")).toHaveCount(0);
});

test("M-LOGIN-4 a wrong password is said above the form, and what was typed stays", async ({
  page,
  signInPage,
}) => {
  await signInPage.open();
  await signInPage.submit(people.otherOwner, "not-the-password");
  await expect(page.getByRole("region", { name: "Invalid email or password." })).toBeFocused();
  await expect(signInPage.email).toHaveValue(people.otherOwner);
  await expect(page).toHaveURL(/auth\/login/);
});

test("an e-mail typed in capitals and with a space is accepted", async ({ page, signInPage }) => {
  await signInPage.open();
  await signInPage.submit(" Owner@Verdant.test", password);
  await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
});

test("the form is filled in and sent before what sends it is here, and goes with it", async ({
  page,
  signInPage,
}) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/relay-/, async (route) => {
    await arrival;
    await route.continue();
  });
  await signInPage.open();
  await signInPage.submit(people.owner, password);
  await expect(page.getByRole("progressbar", { name: "Signing in" })).toBeVisible();
  arrive();
  await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
  await expect(page.getByRole("row", { name: "Verdant Indiranagar" })).toBeVisible();
});

test("what sends the form cannot be loaded: that is said, nothing typed is lost, and the next try goes on", async ({
  page,
  signInPage,
}) => {
  let isDown = true;
  await page.route(/\/assets\/relay-/, (route) => (isDown ? route.abort() : route.continue()));
  await signInPage.open();
  await signInPage.submit(people.owner, password);
  await expect(
    page.getByRole("region", { name: "We could not reach the service. Try again." }),
  ).toBeFocused();
  await expect(signInPage.email).toHaveValue(people.owner);
  await expect(signInPage.password).toHaveValue(password);
  isDown = false;
  await signInPage.button.click();
  await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
});

test("M-LOGIN-5 the owner arrives at the locations, the seller at the products", async ({
  page,
  signInPage,
}) => {
  await signInPage.open();
  await signInPage.submit(people.owner, password);
  await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
  // Nothing of theirs may still be on its way: its response would be that nobody is signed in any more.
  await expect(page.getByRole("row", { name: "Verdant Indiranagar" })).toBeVisible();
  await page.context().clearCookies();
  await signInPage.open();
  await signInPage.submit(people.seller, password);
  await expect(page).toHaveURL(/#\/master\/ViewProduct/);
});

test("M-ROUTE-4 a stranger is asked to sign in and then gets where they wanted to go", async ({
  page,
  signInPage,
}) => {
  await page.goto("/#/master/ViewCategory2");
  await expect(page).toHaveURL(/#\/auth\/login\?next=/);
  await signInPage.submit(people.owner, password);
  await expect(page).toHaveURL(/#\/master\/ViewCategory2/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Level2 Category");
});

test("M-OUT-1 signing out ends the session: going back shows the sign-in", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/dashboard/Logout");
  await expect(page).toHaveURL(/#\/auth\/login/);
  await page.goto("/#/master/ViewProduct");
  await expect(page).toHaveURL(/#\/auth\/login/);
});

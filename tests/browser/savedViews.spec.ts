import { axeFindings } from "./axeFindings.ts";
import { expect, people, password, test } from "./fixtures.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";

test("a view is kept by keyboard, shared, shown by its link, and shown to a location's people with its columns", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/ViewProduct?status=ENABLED&searchTerm=a&sortColumn=name&sortDirection=desc");
  const main = page.getByRole("main");
  const names = async () => (await main.getByRole("rowheader").allTextContents()).join("|");
  await expect(main.getByRole("rowheader").first()).toBeVisible();
  const before = await names();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("dialog", { name: "Columns" }).getByText("Brand").click();
  await page.keyboard.press("Escape");
  const brand = main.getByRole("columnheader", { name: "Brand" });
  await expect(brand).toHaveCount(0);

  const views = page.getByRole("button", { name: /^Views/ });
  const panel = page.getByRole("dialog", { name: "Views" });
  await views.press("Enter");
  const save = panel.getByRole("button", { name: "Save this list as a view" });
  await expect(save).toBeVisible();
  await pressUntilFocused(page, "Tab", save);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: "Name of the view" });
  await expect(name).toBeFocused();
  await page.keyboard.type("On sale");
  await pressUntilFocused(page, "Tab", page.getByRole("checkbox", { name: "Share it" }));
  await page.keyboard.press("Space");
  expect(await axeFindings(page)).toEqual([]);
  await name.press("Enter");
  await expect(page).toHaveURL(/savedView=/);
  await expect(views).toHaveAccessibleName("Views: On sale");
  const link = page.url();

  await views.click();
  await panel.getByRole("button", { name: "More for On sale" }).click();
  await page.getByRole("menuitem", { name: "Pin as a tab" }).click();
  const tabs = page.getByRole("navigation", { name: "Views of this list" });
  const tab = tabs.getByRole("link", { name: /^On sale \d+$/ });
  // Pressed sooner, the key closes nothing but the menu.
  await expect(panel.getByRole("button", { name: "More for On sale" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(tab).toHaveAttribute("aria-current", "true");
  expect(await axeFindings(page)).toEqual([]);
  await tabs.getByRole("link", { name: /^The whole list/ }).click();
  await expect(page).not.toHaveURL(/savedView=/);
  await page.goto(link);
  await expect(views).toHaveAccessibleName("Views: On sale");
  await expect.poll(names).toBe(before);

  await page.goto("/#/dashboard/Logout");
  // Filled in sooner, the form of the sign-in page is another one when it is sent.
  await expect(page).toHaveURL(/auth\/login/);
  await signIn("seller");
  await page.goto("/#/master/ViewProduct");
  await expect(brand).toBeVisible();
  await views.click();
  await panel.getByRole("button", { name: "On sale", exact: true }).click();
  await expect(page).toHaveURL(/searchTerm=a/);
  await expect(brand).toHaveCount(0);
});

test("a default that was chosen in one browser is what the list opens with in another from the first time, and nothing else is asked for", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn("otherOwner");
  await page.goto("/#/master/Viewbrand?sortColumn=name&sortDirection=desc&searchTerm=a");
  const views = page.getByRole("button", { name: /^Views/ });
  const panel = page.getByRole("dialog", { name: "Views" });
  await views.click();
  await panel.getByRole("button", { name: "Save this list as a view" }).click();
  await page.getByRole("textbox", { name: "Name of the view" }).fill("With an A");
  await page.getByRole("textbox", { name: "Name of the view" }).press("Enter");
  await expect(views).toHaveAccessibleName("Views: With an A");
  await views.click();
  await panel.getByRole("button", { name: "More for With an A" }).click();
  await page.getByRole("menuitem", { name: "Open the list with it" }).click();
  await page.keyboard.press("Escape");

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const asked: unknown[] = [];
  other.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const body: unknown = request.postDataJSON();
    if (JSON.stringify(body).includes("offset")) asked.push(Object(body).variables);
  });
  const signInPage = new SignInPage(other);
  await other.goto("/#/auth/login?next=%2Fmaster%2FViewbrand");
  await signInPage.submit(people.otherOwner, password);
  await expect(other).toHaveURL(/Viewbrand\?searchTerm=a&sortColumn=name&sortDirection=desc&savedView=/);
  await expect(other.getByRole("button", { name: /^Views/ })).toHaveAccessibleName("Views: With an A");
  const rows = { search: "a", orderBy: { field: "NAME", direction: "DESC" }, first: 5, offset: 0 };
  expect(asked).toMatchObject([rows]);
  // From another page as well, and once only.
  await other.goto("/#/dashboard/default");
  await expect(other).toHaveURL(/dashboard\/default/);
  asked.length = 0;
  await other
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Brand", exact: true })
    .click();
  await expect(other).toHaveURL(/savedView=/);
  await expect(other.getByRole("searchbox", { name: "Search brands" })).toHaveValue("a");
  expect(asked.every((one) => Object(one).search === "a")).toBe(true);
  // Who wants the whole list gets it.
  await other.getByRole("button", { name: /^Views/ }).click();
  await other.getByRole("dialog", { name: "Views" }).getByRole("button", { name: "The whole list" }).click();
  await expect(other).toHaveURL(/Viewbrand\?savedView=all$/);
  await context.close();
});

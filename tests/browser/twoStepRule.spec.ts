import { join } from "node:path";
import { sql } from "kysely";
import type { Page } from "playwright/test";
import { openDatabase } from "../../service/src/db/database.ts";
import { axeFindings } from "./axeFindings.ts";
import { expect, password, people, test } from "./fixtures.ts";
import { htmlFindings } from "./htmlFindings.ts";
import { activate, invite, ownPassword, some } from "./invitedPerson.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { preparedData } from "./preparedData.ts";
import { slowdown } from "./preparedPages.ts";
import { Product } from "./product.ts";
import { chooseInRow } from "./rows.ts";
import { setUpTwoStep } from "./setUpTwoStep.ts";

/** Lets eight days go by since the company has its rule, with brands for a job that takes a while; nobody else may use the database meanwhile. */
async function letEightDaysPass(product: Product): Promise<void> {
  const { db, close } = await openDatabase({ kind: "folder", folder: join(product.dataFolder, "service") });
  await db
    .updateTable("company")
    .set({ two_step_since: sql<string>`two_step_since - interval '8 days'` })
    .execute();
  await db
    .updateTable("account")
    .set({ activated_at: sql<string>`activated_at - interval '8 days'` })
    .execute();
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
    await sql`insert into brand (company_po_id, brand_name)
      select 1, 'Zari ' || n from generate_series(1, 50000) as n`.execute(transaction);
  });
  await close();
}

/** What `widths` and `accessibility` look at on other screens; only an account whose time is over comes to this one. */
async function lookAtSetUp(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  for (const language of ["ar", "hi", "en"]) {
    await page.evaluate((code) => localStorage.setItem("language", code), language);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(heading).toBeVisible();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 4000 });
      expect.soft(await layoutFaults(page, width), `${language}, ${width}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: language === "ar" ? "dark" : "light" });
    expect.soft(await axeFindings(page), language).toEqual([]);
  }
  expect.soft(await htmlFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

// A product of its own: what an owner asks of everybody would reach the tests beside it.
test("M-SCR-12 an owner asks everybody for a second step: seven days with a reminder, then an open page leads to the set-up and nothing else opens; after it all goes on, also where a session has ended; a long job is cancelled and begun anew", async ({
  browser,
}) => {
  // Two starts, two people and the same page in three languages: a machine with other work takes its time.
  test.setTimeout(600_000 * slowdown);
  const product = new Product({ USER_READ_SECONDS: "1" }, preparedData());
  await product.start();
  const context = await browser.newContext({ baseURL: product.origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    const owners = new SignInPage(page);
    // A product that has just started on a busy machine may not answer within the ten seconds of an operation, and says so.
    await expect(async () => {
      await owners.open();
      await owners.submit(people.owner, password);
      await page.getByRole("button", { name: /^Account/ }).waitFor({ timeout: 20_000 * slowdown });
    }).toPass({ timeout: 120_000 * slowdown });
    const person = { email: `${some()}@people.test`, name: `Ila ${some()}` };
    await page.goto("/#/master/ViewUserAdmin");
    await invite(page, person, "Company staff");
    const theirs = await activate(browser, product, person.email);
    const heading = theirs.getByRole("heading", { level: 1 });

    await page.goto("/#/account/security");
    const rule = page.getByRole("region", { name: "Two-step sign-in in your company" });
    await rule.getByRole("button", { name: "Change" }).click();
    const set = page.getByRole("dialog");
    await set.getByRole("button", { name: /Asked of/ }).click();
    await page.getByRole("option", { name: "Everybody", exact: true }).click();
    await set.getByRole("textbox", { name: "Your password" }).fill(password);
    await set.getByRole("button", { name: "Save" }).click();
    await expect(rule).toContainText("Everybody");
    await theirs.goto("/#/master/Viewbrand");
    await theirs.reload();
    await expect(theirs.getByText(/^Your company asks for two-step sign-in from/)).toBeVisible();

    // The time runs out while they type.
    await theirs.getByRole("button", { name: "Add Brand" }).click();
    const dialog = theirs.getByRole("dialog", { name: "Add Brand" });
    const brand = `Lamps ${some()}`;
    await dialog.getByRole("textbox", { name: "Brand Name" }).fill(brand);
    await product.stop();
    await letEightDaysPass(product);
    await product.start();
    await dialog.getByRole("button", { name: /^(Add|Save)/ }).click();
    await expect(heading).toHaveText("Set up two-step sign-in");
    for (const path of ["/master/Viewbrand", "/account/security", "/dashboard/default"]) {
      await theirs.goto(`/#${path}`);
      await expect(heading).toHaveText("Set up two-step sign-in");
    }

    await lookAtSetUp(theirs);
    const code = await setUpTwoStep(theirs, ownPassword);
    await theirs.getByRole("button", { name: /^Account/ }).waitFor();
    await theirs.goto("/#/master/Viewbrand");
    await expect(heading).toHaveText("Brand");
    await expect(theirs.getByText(/^Your company asks for two-step sign-in/)).toHaveCount(0);

    // Their session is ended while a form is open: they come back with both steps, and what they typed is saved.
    await theirs.getByRole("button", { name: "Add Brand" }).click();
    await dialog.getByRole("textbox", { name: "Brand Name" }).fill(brand);
    // The owner has run out of time, too.
    await page.goto("/#/master/ViewUserAdmin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up two-step sign-in");
    await setUpTwoStep(page, password);
    await page.getByRole("button", { name: /^Account/ }).waitFor();
    await page.goto("/#/master/ViewUserAdmin?twoStep=TOTP");
    await chooseInRow(page, person.name, "Sign out everywhere");
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText(`${person.name} is signed out everywhere.`)).toBeVisible();
    await dialog.getByRole("button", { name: /^(Add|Save)/ }).click();
    const again = theirs.getByRole("dialog", { name: "Your session has ended" });
    await again.getByRole("textbox", { name: "Password" }).fill(ownPassword);
    await again.getByRole("button", { name: "Sign In" }).click();
    await again.getByRole("textbox", { name: "Code" }).fill("000000");
    await again.getByRole("button", { name: "Sign In" }).click();
    await expect(again).toContainText("The code is incorrect");
    await again.getByRole("textbox", { name: "Code" }).fill(code(0));
    await again.getByRole("button", { name: "Sign In" }).click();
    await expect(again).toHaveCount(0);
    await expect(theirs.getByRole("row", { name: brand })).toBeVisible();

    // A job of theirs is cancelled while it runs, and its row is still there.
    await theirs.getByRole("button", { name: "Export", exact: true }).click();
    await theirs.getByRole("dialog", { name: "Export" }).getByRole("button", { name: "Export" }).click();
    await theirs.getByRole("button", { name: /^Jobs, 1 job under way/ }).click();
    const jobs = theirs.getByRole("dialog", { name: "Jobs" });
    await expect(jobs.getByRole("progressbar", { name: "Progress" })).toBeVisible();
    await expect(jobs.getByText("Running", { exact: true })).toBeVisible();
    await jobs.getByRole("button", { name: "Cancel: Export of brands" }).click();
    await expect(theirs.getByText("The job is cancelled.")).toBeVisible();
    await expect(jobs.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(jobs.getByRole("progressbar")).toHaveCount(0);
    await expect(jobs.getByRole("link", { name: /^Download/ })).toHaveCount(0);
    await jobs.getByRole("button", { name: "Try again: Export of brands" }).click();
    await expect(jobs.getByRole("link", { name: "Download: Export of brands" })).toBeVisible();
    await theirs.context().close();
  } finally {
    await context.close();
    await product.remove();
  }
});

import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { keptDrafts, keptDraftTexts } from "./keptDrafts.ts";
import { SignupPage } from "./pages/SignupPage.ts";
import { CategoryPage } from "./pages/CategoryPage.ts";

const offer = /You have unsaved changes from/;

test("X-DRAFT what was typed survives a page that is killed, is offered back with its differences, and goes when it is saved", async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  const before = new CategoryPage(page);
  const name = await before.addOne();
  await before.edit(name);
  await before.field("Description").fill("Typed and never saved");
  await expect.poll(() => keptDraftTexts(page)).toContain("Typed and never saved");
  await page.close();

  const reopened = await context.newPage();
  const after = new CategoryPage(reopened);
  await after.open(name);
  await after.edit(name);
  const bar = after.dialog.getByRole("status").filter({ hasText: offer });
  await expect(bar).toContainText("1 field");
  await bar.getByRole("button", { name: "Show" }).click();
  await expect(bar).toContainText("Description");
  await expect(bar).toContainText("Typed and never saved");
  await expect(after.field("Description")).toHaveValue("Everything for a green balcony");
  expect(await axeFindings(reopened)).toEqual([]);
  await bar.getByRole("button", { name: "Restore" }).click();
  await expect(bar).toHaveCount(0);
  await expect(after.field("Description")).toHaveValue("Typed and never saved");
  await expect(after.field("Name")).toBeFocused();
  await after.save();
  await expect(after.dialog).toHaveCount(0);
  await expect(after.row(name)).toContainText("Typed and never saved");
  await expect.poll(() => keptDrafts(reopened)).toBe(0);
  await after.edit(name);
  await expect(after.dialog.getByText(offer)).toHaveCount(0);
});

test("X-DRAFT a draft that was thrown away is not offered again", async ({ page, signIn }) => {
  await signIn("owner");
  const categories = new CategoryPage(page);
  const name = await categories.addOne();
  await categories.edit(name);
  await categories.field("Description").fill("Half an idea");
  await expect.poll(() => keptDraftTexts(page)).toContain("Half an idea");
  await page.reload();
  await categories.edit(name);
  await categories.dialog.getByRole("button", { name: "Discard" }).click();
  await expect(categories.dialog.getByText(offer)).toHaveCount(0);
  await expect.poll(() => keptDrafts(page)).toBe(0);
});

test("X-DRAFT a chosen file is lost with the page: its field says so until another one is chosen", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/editmedia");
  const field = page.getByRole("group", { name: "Logo", exact: true });
  const lost = field.getByText("The image you chose has to be chosen again");
  const form = new SignupPage(page);
  await form.upload("Logo");
  await expect(lost).toHaveCount(0);
  await expect.poll(() => keptDraftTexts(page)).toContain("logoUploadId");
  await page.reload();
  await expect(lost).toBeVisible();
  // There is nothing else to bring back.
  await expect(page.getByText(offer)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await form.upload("Logo");
  await expect(lost).toHaveCount(0);
});

test("X-DRAFT nobody else at this browser sees it: not after a lost session, and a sign-out forgets it", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  await page.goto("/#/master/ViewCategory1");
  const categories = new CategoryPage(page);
  const add = page.getByRole("button", { name: "Add category" });
  await add.click();
  await categories.field("Name").fill("The owner's own idea");
  await expect.poll(() => keptDraftTexts(page)).toContain("The owner's own idea");

  // The session is lost, and somebody else signs in.
  await page.context().clearCookies();
  await page.reload();
  await signIn("otherOwner");
  await page.goto("/#/master/ViewCategory1");
  await add.click();
  await expect(categories.field("Name")).toBeVisible();
  await expect(categories.dialog.getByText(offer)).toHaveCount(0);

  // The first person finds it again.
  await page.context().clearCookies();
  await signIn("owner");
  await page.goto("/#/master/ViewCategory1");
  await add.click();
  await categories.dialog.getByRole("button", { name: "Show", exact: true }).click();
  await expect(categories.dialog.getByText("The owner's own idea")).toBeVisible();

  await page.goto("/#/dashboard/Logout");
  await expect(page).toHaveURL(/auth\/login/);
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await signIn("owner");
  await page.goto("/#/master/ViewCategory1");
  await add.click();
  await expect(categories.field("Name")).toBeVisible();
  await expect(categories.dialog.getByText(offer)).toHaveCount(0);
});

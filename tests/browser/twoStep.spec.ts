import { codeAt } from "../../service/src/twoStep/totp.ts";
import { expect, password, test } from "./fixtures.ts";
import { activate, invite, ownPassword, some } from "./invitedPerson.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { chooseInRow } from "./rows.ts";

test("M-SCR-12 set up, then signed in with a code, with a recovery code, and after an owner's reset with the password", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  const person = { email: `${some()}@people.test`, name: `Ila ${some()}` };
  await signIn("owner");
  await page.goto("/#/master/ViewUserAdmin");
  await invite(page, person, "Viewer");
  const theirs = await activate(browser, product, person.email);
  await theirs.goto("/#/account/security");
  const card = theirs.getByRole("region", { name: "Two-step sign-in", exact: true });
  await card.getByRole("button", { name: "Set up" }).click();
  const dialog = theirs.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your password" }).fill(ownPassword);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = (await dialog.locator(".account-secret code").innerText()).replaceAll(" ", "");
  /** A code opens once: each is of a later step than the one before. */
  const code = (steps: number) => codeAt(secret, Date.now() + steps * 30_000);
  await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog).toContainText("The code is incorrect");
  await dialog.getByRole("textbox", { name: "Code" }).fill(code(-1));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = theirs.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [recovery = ""] = await codes.getByRole("listitem").allInnerTexts();
  const downloading = theirs.waitForEvent("download");
  await codes.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("recovery-codes.txt");
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(card).toContainText("Recovery codes left10");

  const form = new SignInPage(theirs);
  const signInAgain = async (typed: string): Promise<void> => {
    await theirs.context().clearCookies({ name: "__Host-sid" });
    await theirs.goto("about:blank");
    await form.open();
    await form.submit(person.email, ownPassword);
    await theirs.getByRole("textbox", { name: "Code" }).fill(typed);
    await form.button.click();
    await theirs.getByRole("button", { name: /^Account/ }).waitFor();
  };
  await signInAgain(code(0));
  await signInAgain(recovery);
  await theirs.goto("/#/account/security");
  await expect(card).toContainText("Recovery codes left9");

  await page.reload();
  await chooseInRow(page, person.name, "Reset two-step sign-in");
  const reset = page.getByRole("dialog", { name: `Reset two-step sign-in of ${person.name}` });
  await reset.getByRole("textbox", { name: "Your password" }).fill(password);
  await reset.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText(`Two-step sign-in of ${person.name} is off.`)).toBeVisible();
  await theirs.context().clearCookies({ name: "__Host-sid" });
  await theirs.goto("about:blank");
  await form.open();
  await form.submit(person.email, ownPassword);
  await theirs.getByRole("button", { name: /^Account/ }).waitFor();
  await theirs.context().close();
});

import type { Locator, Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { activate, registerCompany } from "./freshOwner.ts";
import { picture, SignupPage } from "./pages/SignupPage.ts";
import { skipToSetUp } from "./skipToSetUp.ts";

test.slow();

test("X-KEY an owner sets the company up by keyboard alone", async ({ page, product }) => {
  await activate(page, product, await registerCompany(product));
  const signup = new SignupPage(page);
  await signup.field("Office phone").waitFor();
  const type = async (label: string, text: string) => {
    await tabTo(page, signup.field(label));
    await page.keyboard.type(text);
  };
  await tabTo(page, page.getByRole("button", { name: "Choose an image: Logo" }));
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(picture);
  await expect(page.getByText(/1 × 1 pixels/)).toBeVisible();
  await type("Office phone", "08041234567");
  await type("Office email", "office@mail.test");
  await type("Area", "Indiranagar");
  await type("Zip", "560038");
  await tabTo(page, page.getByRole("button", { name: /Province$/ }));
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.type("Karn");
  await expect(page.getByRole("option", { name: "Karnataka" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, signup.next);
  await page.keyboard.press("Enter");
  await expect(signup.heading).toHaveText("Billing and About Us");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("textbox", { name: "About us", exact: true }).waitFor();
  await type("About us", "We grow plants.");
  await type("Terms and conditions", "Pay first.");
  await tabTo(page, signup.next);
  await page.keyboard.press("Enter");
  await expect(signup.heading).toHaveText("Categories and storefront set-up");
  await tabTo(page, page.getByRole("button", { name: "Add category" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Balcony");
  await tabTo(page, dialog.getByRole("textbox", { name: "Description" }));
  await page.keyboard.type("Everything for a green balcony");
  await tabTo(page, dialog.getByRole("button", { name: "Add category" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Balcony/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Another tab keeps the focus on itself.
  await tabTo(page, page.getByRole("link", { name: /^Collections/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Collections" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Collections/ })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Finish" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
});

test("X-A11Y axe finds nothing on any step, tab and dialog", async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await activate(page, product, await registerCompany(product));
  await skipToSetUp(page, product);
  for (const place of [
    "val=1",
    "val=2",
    "val=3",
    "val=4",
    "val=4&tab=categories&level=3",
    "val=4&tab=banners",
    "val=4&tab=collections",
    "val=4&tab=locations",
  ]) {
    await test.step(place, async () => {
      await page.goto(`/#/auth/SignupProcess?${place}`);
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await axeFindings(page), place).toEqual([]);
      const add = page.getByRole("main").getByRole("button", { name: /^Add / });
      if ((await add.count()) === 0) return;
      await add.first().click();
      const dialog = page.getByRole("dialog");
      await dialog
        .getByRole("button", { name: /^(?:Add|Save)/ })
        .last()
        .click();
      await expect(dialog.locator("[data-field-problem]").first()).toBeVisible();
      expect(await axeFindings(page), `the dialog of ${place}`).toEqual([]);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      const discard = page.getByRole("button", { name: "Discard", exact: true });
      await expect(dialog.or(discard))
        .toHaveCount(0)
        .catch(() => discard.click());
    });
  }
});

/** Goes on with the Tab key until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target.toString()}.`);
}

import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { activate, registerCompany } from "./freshOwner.ts";
import { picture, SignupPage } from "./pages/SignupPage.ts";
import { skipToSetUp } from "./skipToSetUp.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";

test.slow();

test("X-KEY an owner sets the company up by keyboard alone", async ({ page, product }) => {
  await activate(page, product, await registerCompany(product));
  const signup = new SignupPage(page);
  await signup.field("Office phone").waitFor();
  const type = async (label: string, text: string) => {
    await pressUntilFocused(page, "Tab", signup.field(label));
    await page.keyboard.type(text);
  };
  await pressUntilFocused(page, "Tab", page.getByRole("button", { name: "Choose an image: Logo" }));
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(picture);
  await expect(page.getByText(/1 × 1 pixels/)).toBeVisible();
  await type("Office phone", "08041234567");
  await type("Office email", "office@mail.test");
  await type("Area", "Indiranagar");
  await type("Zip", "560038");
  const state = page.getByRole("button", { name: /State$/ });
  await pressUntilFocused(page, "Tab", state);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox").locator(":focus")).toHaveCount(1);
  // One letter: between two, time could pass.
  await page.keyboard.press("k");
  await expect(page.getByRole("option", { name: "Karnataka" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(state).toHaveAccessibleName(/Karnataka/);
  await expect(state).toBeFocused();
  await pressUntilFocused(page, "Tab", signup.next);
  await page.keyboard.press("Enter");
  await expect(signup.heading).toHaveText("Billing and About Us");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("textbox", { name: "About us", exact: true }).waitFor();
  await type("About us", "We grow plants.");
  await type("Terms and conditions", "Pay first.");
  await pressUntilFocused(page, "Tab", signup.next);
  await page.keyboard.press("Enter");
  await expect(signup.heading).toHaveText("Categories and storefront set-up");
  await expect(page.getByRole("main")).toBeFocused();
  const add = page.getByRole("button", { name: "Add category" });
  await pressUntilFocused(page, "Tab", add);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Balcony");
  await pressUntilFocused(page, "Tab", dialog.getByRole("textbox", { name: "Description" }));
  await page.keyboard.type("Everything for a green balcony");
  await pressUntilFocused(page, "Tab", dialog.getByRole("button", { name: "Add category" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Balcony/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  // Another tab keeps the focus on itself.
  await pressUntilFocused(page, "Tab", page.getByRole("link", { name: /^Collections/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Collections" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Collections/ })).toBeFocused();
  await pressUntilFocused(page, "Tab", page.getByRole("button", { name: "Finish" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/master\/ViewSeller$/);
});

test("X-A11Y axe finds nothing on any step, tab and dialog", async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await activate(page, product, await registerCompany(product));
  await skipToSetUp(page, product);
  // Each step and tab, with what its button to add something is called.
  for (const [route, label] of [
    ["val=1", null],
    ["val=2", null],
    ["val=3", null],
    ["val=4", "Add category"],
    ["val=4&tab=categories&level=3", "Add category"],
    ["val=4&tab=banners", "Add banner"],
    ["val=4&tab=collections", "Add collection"],
    ["val=4&tab=locations", "Add location"],
  ] as const) {
    await test.step(route, async () => {
      await page.goto(`/#/auth/SignupProcess?${route}`);
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      const add = page.getByRole("main").getByRole("button", { name: label ?? /^Add / });
      if (label === null) await page.getByText("Next", { exact: true }).waitFor();
      else await add.first().waitFor();
      expect(await axeFindings(page), route).toEqual([]);
      if (label === null) return expect(add).toHaveCount(0);
      await add.first().click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("button[type=submit]").click();
      await expect(dialog.locator("[data-field-problem]").first()).toBeVisible();
      expect(await axeFindings(page), `the dialog of ${route}`).toEqual([]);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
});

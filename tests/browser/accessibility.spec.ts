import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";

const screens = [
  "/master/ViewCategory1",
  "/master/ViewCategory2",
  "/master/ViewCategory3",
  "/master/ViewCategory1?view=tree",
  "/master/Viewbrand",
  "/master/Viewmanu",
  "/master/ViewProduct?pageSize=25",
  "/master/ViewSeller",
  "/master/ViewBanner",
  "/master/ViewCollections",
  "/dashboard/default",
  "/no/such/place",
  "/form",
  "/table",
  "/advance",
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`X-A11Y axe finds nothing on the sign-in screen and its messages, ${colorScheme}`, async ({
    page,
    signInPage,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signInPage.open();
    expect(await axeFindings(page)).toEqual([]);
    await signInPage.button.click();
    await expect(page.getByText("Password is required").first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`X-A11Y axe finds nothing on the screens and in the dialogs, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signIn("owner");
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.goto(`/#${screen}`);
        await page.waitForLoadState("networkidle");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await axeFindings(page), screen).toEqual([]);
      });
    }
    await page.goto("/#/master/ViewCategory3");
    await page.getByRole("button", { name: "Add category" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add category" }).click();
    await expect(page.getByText("Name is required").first()).toBeVisible();
    expect(await axeFindings(page), "the dialog with its messages").toEqual([]);
  });
}

test("X-MOB nothing is wider than a phone", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("owner");
  for (const screen of screens) {
    await page.goto(`/#${screen}`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, screen).toBeLessThanOrEqual(390);
  }
});

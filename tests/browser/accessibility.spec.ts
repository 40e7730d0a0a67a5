import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { htmlFindings } from "./htmlFindings.ts";
import { routes, type TestedRoute } from "./routes.ts";
import { slowdown } from "./preparedPages.ts";
import { menuLinks } from "./menuLinks.ts";

const client = { width: 1440, height: 900 };
const softly = expect.configure({ soft: true });
const phone = { width: 390, height: 844 };

/** Lists where something is added; the dialog refuses to be empty, in these words. */
const dialogs = [
  { path: "/master/ViewCategory3", add: "Add category", message: "Name is required" },
  { path: "/master/Viewbrand", add: "Add brand", message: "Brand Name is required" },
  { path: "/master/Viewmanu", add: "Add manufacturer", message: "Manufacturer Name is required" },
  { path: "/master/ViewSeller", add: "Add location", message: "Business Name is required" },
] as const;

async function look(page: Page, size: typeof client, colorScheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** The whole width of the page is on the screen of a phone. */
async function fitsPhone(page: Page, what: string): Promise<void> {
  await softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), what)
    .toBeLessThanOrEqual(phone.width);
}

for (const person of ["nobody", "owner", "seller"] as const) {
  // One page walks through all of them by its address bar, as loading it each time would cost most of the test.
  test(`X-A11Y X-MOB ${person}: axe finds nothing at any place and its HTML is valid, on a desk in light and on a phone in dark, and nothing is wider than the phone`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(600_000 * slowdown);
    await look(page, client, "light");
    if (person !== "nobody") await signIn(person);
    const listed = new Set(routes[person].map(({ path }) => path.split("?")[0]));
    // What the menu leads to beside those is called as the menu says.
    const others = person === "nobody" ? [] : await menuLinks(page);
    const all: readonly TestedRoute[] = [
      ...routes[person],
      ...others.filter(({ path }) => !listed.has(path)),
    ];
    for (const { path, heading, title = heading } of all) {
      await test.step(path, async () => {
        await page.goto(`/#${path}`);
        await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
        // How many notices are new may stand before it.
        await expect.poll(async () => (await page.title()).replace(/^\(\d+\+?\) /, "")).toBe(title);
        await look(page, client, "light");
        expect.soft(await axeFindings(page), `${path} on a desk`).toEqual([]);
        expect.soft(await htmlFindings(page), `${path} in HTML`).toEqual([]);
        await look(page, phone, "dark");
        expect.soft(await axeFindings(page), `${path} on a phone`).toEqual([]);
        await fitsPhone(page, `${path} on a phone`);
      });
    }
  });
}

test("M-MENU-1 a seller's menu leads to their products alone", async ({ page, signIn }) => {
  await signIn("seller");
  expect((await menuLinks(page)).map(({ path }) => path)).toEqual(["/master/ViewProduct"]);
});

test("X-A11Y axe finds nothing in the dialogs and their messages, dark and from right to left", async ({
  page,
  signIn,
}) => {
  test.slow();
  await look(page, client, "dark");
  await signIn("owner");
  for (const { path, add, message } of dialogs) {
    await page.goto(`/#${path}`);
    await page.getByRole("main").getByRole("button", { name: add }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("button[type=submit]").click();
    await expect(dialog.getByText(message).first()).toBeVisible();
    expect.soft(await axeFindings(page), `${add}, dark`).toEqual([]);
    expect.soft(await htmlFindings(page), `${add} in HTML`).toEqual([]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.evaluate(() => localStorage.setItem("language", "ar"));
  await page.reload();
  await look(page, phone, "light");
  for (const path of ["/master/ViewProduct", "/master/ViewBanner", "/master/editmedia", "/form"]) {
    await page.goto(`/#${path}`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await axeFindings(page), `${path} from right to left`).toEqual([]);
    await fitsPhone(page, `${path} from right to left`);
  }
});

test("X-A11Y X-EMPTY axe finds nothing where a list did not load, and it can be asked for again", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/#/master/Viewbrand");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Brand" })).toBeVisible();
});

test("X-A11Y axe finds nothing on the sign-in screen with its messages, light and dark", async ({
  page,
  signInPage,
}) => {
  await look(page, client, "light");
  await signInPage.open();
  await signInPage.button.click();
  await expect(page.getByText("Password is required").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await look(page, client, "dark");
  expect(await axeFindings(page)).toEqual([]);
});

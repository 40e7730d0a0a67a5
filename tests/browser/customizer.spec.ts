import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { forgetLook } from "./forgetLook.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";

test.afterEach(({ product }) => forgetLook(product));

const panel = (page: Page) => page.getByRole("dialog", { name: "Theme customizer" });
const opener = (page: Page) => page.getByRole("button", { name: "Theme customizer" });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const root = (page: Page) => page.locator("html");

const option = (page: Page, group: string, name: string) =>
  panel(page).getByRole("radiogroup", { name: group, exact: true }).getByRole("radio", { name, exact: true });

/** Presses an option as a mouse does: on its picture, which labels it. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  await panel(page)
    .getByRole("radiogroup", { name: group, exact: true })
    .getByText(name, { exact: true })
    .click();
  await expect(option(page, group, name)).toBeChecked();
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const ground = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return `${backgroundColor} ${backgroundImage}`;
  });

/** The colour of links and active places, as the browser resolves it for this scheme. */
const accentText = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--accent-text)";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

const light = "rgb(247, 247, 248) none";
const dark = "rgb(15, 16, 18) none";

test("M-CUST-1, M-CUST-2, M-CUST-3 layout and sidebar change at once, and stay after a reload", async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
  await opener(page).click();
  await expect(panel(page)).toBeFocused();
  await pressUntilFocused(page, "Tab", page.getByRole("tab", { name: "Settings" }));

  await choose(page, "Layout", "Right to left");
  await expect(root(page)).toHaveAttribute("dir", "rtl");
  await expect.poll(async () => (await sidebar(page).boundingBox())?.x).toBeGreaterThan(900);
  // React Aria turns round with the page: the arrow to the left goes on.
  await page.getByRole("tab", { name: "Settings" }).press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Colour", selected: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Settings", selected: true })).toBeFocused();
  await panel(page).getByRole("button", { name: "As the language" }).click();
  await expect(root(page)).toHaveAttribute("dir", "ltr");

  const width = async () => (await page.locator(".shell-frame-sidebar").boundingBox())?.width;
  await choose(page, "Sidebar type", "Compact");
  await expect.poll(width).toBe(104);
  await choose(page, "Sidebar type", "Compact icon");
  await expect.poll(width).toBe(64);
  await page.mouse.move(20, 300);
  await expect.poll(width).toBe(248);
  // Two things close: the panel, and the names, which listen for it a moment after they are drawn.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect.poll(width, { timeout: 1_000 }).toBe(64);
  }).toPass();
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();

  const active = sidebar(page).locator("[aria-current=page]");
  const icon = active.locator(".ui-icon").first();
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const clear = "rgba(0, 0, 0, 0)";
  await expect.poll(() => active.evaluate(groundOf)).not.toBe(clear);
  await choose(page, "Sidebar settings", "Border");
  await expect.poll(() => active.evaluate(groundOf)).toBe(clear);
  await choose(page, "Sidebar settings", "Icon colour");
  await expect.poll(() => icon.evaluate(groundOf)).not.toBe(clear);

  const grounds = new Set<string>();
  const sidebarGround = () => ground(page, ".shell-frame .shell-sidebar");
  let shown = await sidebarGround();
  /** Waits until the sidebar looks unlike before. */
  const changed = async (): Promise<string> => {
    await expect.poll(sidebarGround).not.toBe(shown);
    shown = await sidebarGround();
    return shown;
  };
  for (const [mode, first, count] of [
    ["Colour", "Dark", 7],
    ["Pattern", "Dots", 6],
    ["Image", "Mountains", 6],
  ] as const) {
    await panel(page).getByRole("tab", { name: mode, exact: true }).last().click();
    await choose(page, mode, first);
    await expect(option(page, mode, first)).toBeFocused();
    for (let drawn = 0; drawn < count; drawn += 1) {
      grounds.add(await changed());
      await page.keyboard.press("ArrowRight");
    }
    // The arrows come round to the first one.
    await expect(option(page, mode, first)).toBeChecked();
    await changed();
  }
  expect(grounds.size).toBe(19);

  expect(await root(page).getAttribute("data-same-page"), "nothing was reloaded").toBe("");
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      sidebar_type: "compact-icon",
      sidebar_setting: "iconcolor-sidebar",
      sidebar_backround: "sidebar-img1",
    });
  await page.mouse.move(900, 500);
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
  await expect.poll(sidebarGround).toBe(shown);
  await expect.poll(width).toBe(64);
  expect(await axeFindings(page)).toEqual([]);
});

test("M-CUST-4 twelve schemes and six mix layouts change the colours without a reload, and go with the person", async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
  await opener(page).click();
  await panel(page).getByRole("tab", { name: "Colour", exact: true }).first().click();
  const fills = new Set<string>();
  for (const scheme of ["Light", "Dark"]) {
    for (const [at, name] of ["Cobalt", "Ocean", "Orchid", "Iris", "Violet", "Navy"].entries()) {
      await choose(page, `${scheme} colour schemes`, name);
      await expect(root(page)).toHaveAttribute("data-theme", scheme.toLowerCase());
      await expect
        .poll(async () => {
          const { color, layoutVersion } = await stored(page);
          return [color ?? "color-1", layoutVersion];
        })
        .toEqual([`color-${at + 1}`, `${scheme.toLowerCase()}-only`]);
      fills.add(await accentText(page));
    }
  }
  expect(fills.size).toBe(12);
  await expect
    .poll(() => stored(page))
    .toMatchObject({ primary_color: "#3949ab", secondary_color: "#4fc3f7" });

  const partsOf = async (one: Page) => [
    await ground(one, ".shell-frame .shell-sidebar"),
    await ground(one, ".shell-header"),
    await ground(one, ".shell-frame"),
  ];
  const parts = () => partsOf(page);
  for (const [mix, shown, drawn] of [
    ["light-only", "All light", [light, light, light]],
    ["dark-body-only", "Dark page", [light, light, dark]],
    ["dark-sidebar-body-mix", "Dark sidebar and page", [dark, light, dark]],
    ["dark-header-sidebar-mix", "Dark header and sidebar", [dark, dark, light]],
    ["dark-only", "All dark", [dark, dark, dark]],
  ] as const) {
    await choose(page, "Mix layouts", shown);
    await expect.poll(parts, mix).toEqual(drawn);
    await expect.poll(() => stored(page)).toMatchObject({ layoutVersion: mix });
    expect(await axeFindings(page), mix).toEqual([]);
  }
  await choose(page, "Mix layouts", "As the system");
  await expect.poll(parts).toEqual([light, light, light]);
  await expect.poll(() => stored(page)).not.toHaveProperty("layoutVersion");

  // The account menu has the same choice.
  await choose(page, "Mix layouts", "Dark header and sidebar");
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
  await expect.poll(parts).toEqual([dark, dark, light]);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark", exact: true }).click();
  await expect.poll(parts).toEqual([dark, dark, dark]);

  // Another browser of the same person, which has nothing of its own.
  await expect.poll(() => stored(page)).not.toHaveProperty("look_unsaved_by");
  const other = await browser.newContext({ ...(baseURL && { baseURL }), colorScheme: "light" });
  await other.addCookies(await context.cookies());
  const elsewhere = await other.newPage();
  await elsewhere.goto("/#/master/Viewbrand");
  await expect(sidebar(elsewhere)).toBeVisible();
  await expect.poll(() => partsOf(elsewhere)).toEqual([dark, dark, dark]);
  expect(await stored(elsewhere)).toMatchObject({ color: "color-6", layoutVersion: "dark-only" });
  await other.close();
});

test("M-CUST-5 the configuration is shown and copied as JSON; Escape gives the focus back; reset clears", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await signIn("owner");
  // What is broken in the browser's storage counts as not chosen.
  await page.evaluate(() => {
    for (const key of ["layout_type", "sidebar_type", "sidebar_backround", "color"])
      localStorage.setItem(key, "{");
    localStorage.setItem("sidebar_setting", "border-sidebar");
  });
  await page.reload();
  await opener(page).click();
  await choose(page, "Sidebar type", "Compact icon");
  await choose(page, "Layout", "Right to left");
  await panel(page).getByRole("button", { name: "Configuration" }).click();
  const popup = page.getByRole("dialog", { name: "Copy config" });
  await popup.getByRole("button", { name: "Copy Json" }).click();
  await expect(page.getByText("Code Copied to clipboard", { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(() => popup.getByRole("region", { name: "Configuration" }).textContent()).toBe(copied);
  expect(JSON.parse(copied)).toEqual({
    settings: {
      layout_type: "rtl",
      sidebar: { type: "compact-page", body_type: "sidebar-hover" },
      sidebar_setting: "border-sidebar",
      sidebar_backround: "light-sidebar",
    },
    color: {
      layout_version: "light-only",
      color: "color-1",
      primary_color: "#4466f2",
      secondary_color: "#1ea6ec",
      mix_layout: "default",
    },
  });
  expect(await axeFindings(page)).toEqual([]);
  await expect(popup.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Reset to default" }).click();
  await expect(root(page)).toHaveAttribute("dir", "ltr");
  await expect
    .poll(async () => Object.keys(await stored(page)).filter((key) => /color|layout|sidebar/i.test(key)))
    .toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(panel(page)).toHaveCount(0);
});

test("M-CUST-3, X-MOB on a phone the panel comes from the account's menu, and the drawer keeps the sidebar's shape", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await signIn("owner");
  await expect(opener(page)).toBeHidden();
  const width = async () => (await sidebar(page).boundingBox())?.width;
  const openDrawer = async (type: string) => {
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole("button", { name: /^Account/ }).click();
    await page.getByRole("menuitem", { name: "Theme customizer" }).click();
    await choose(page, "Sidebar type", type);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Account/ })).toBeFocused();
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(sidebar(page)).toBeVisible();
    expect(await axeFindings(page), type).toEqual([]);
  };
  await openDrawer("Compact");
  await expect.poll(width).toBe(128);
  await sidebar(page).getByRole("button", { name: "Categories" }).click();
  await page.getByRole("menuitem", { name: "Level2 Category" }).click();
  await expect(page).toHaveURL(/ViewCategory2$/);
  await openDrawer("Compact icon");
  await expect.poll(width).toBe(72);
  await page.getByRole("button", { name: "Show names in the menu" }).click();
  await expect.poll(width).toBe(288);
  await page.keyboard.press("Escape");
  await openDrawer("Default");
  await expect.poll(width).toBe(288);
});

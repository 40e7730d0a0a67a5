import type { Page } from "playwright/test";
import { respondWith } from "./respondWith.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests, isOfFrame } from "./graphqlRequests.ts";
import { countProducts } from "./restService.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const search = (page: Page) => page.getByRole("combobox", { name: /^Search for screens/ });
const account = (page: Page) => page.getByRole("button", { name: /^Account/ });

test("M-HEAD-1 the header finds entries of the menu by keyboard, and says when there are none", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await expect(menu(page)).toBeVisible();
  // The frame listens to keys a moment after it is drawn.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const screens = page.getByRole("group", { name: "Go to" }).getByRole("option");
  // A second stroke may have been typed into it.
  await page.keyboard.press("Control+A");
  await page.keyboard.type("PRODUCT");
  await expect(screens).toHaveCount(6);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toContainText("View Product");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/master\/ViewProduct$/);
  await expect(search(page)).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await search(page).fill("e");
  await expect(screens).toHaveCount(8);
  await search(page).fill("nothing like it");
  await expect(page.getByText("Opps!! There are no result found.")).toBeVisible();
  await search(page).press("Escape");
  await expect(search(page)).toHaveCount(0);
});

test("M-HEAD-1, M-HEAD-6 on a phone the search opens by its button, and gives the focus back", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("owner");
  const button = page.getByRole("button", { name: "Search", exact: true });
  await button.click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.click();
  await search(page).fill("brand");
  await page.getByRole("group", { name: "Go to" }).getByRole("option", { name: "Brand" }).click();
  await expect(page).toHaveURL(/#\/master\/Viewbrand$/);
  await expect(search(page)).toHaveCount(0);
});

test("M-HEAD-2 a star goes with its user to another browser, and back again when the gateway refuses", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn("owner");
  await page.getByRole("button", { name: "Bookmarks" }).click();
  const finder = page.getByRole("searchbox", { name: "Search for a place to star" });
  await finder.fill("collections");
  const starred = respondWith(page, "AddBookmarkSuccess");
  await page.getByRole("button", { name: "Bookmark Collections", exact: true }).click();
  await starred;
  await expect(finder).toHaveValue("");
  await finder.press("Escape");
  const bar = page.getByRole("navigation", { name: "Bookmarks" });
  await expect(bar.getByRole("link")).toHaveText(["Collections"]);
  await page.reload();
  await bar.getByRole("link", { name: "Collections" }).click();
  await expect(page).toHaveURL(/#\/master\/ViewCollections$/);
  const state = await page.context().storageState();
  const other = await browser.newContext({ storageState: { ...state, origins: [] } });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${baseURL}/#/master/ViewSeller`);
  await expect(elsewhere.getByRole("navigation", { name: "Bookmarks" }).getByRole("link")).toHaveText([
    "Collections",
  ]);
  await other.close();

  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"entry":"collections"')) return route.fallback();
    const refusal = { __typename: "UnavailableError", __isError: "UnavailableError", message: "Not now." };
    return route.fulfill({ json: { data: { removeBookmark: refusal } } });
  });
  await page.getByRole("button", { name: "Bookmarks" }).click();
  await page.getByRole("button", { name: "Bookmark Collections", exact: true }).click();
  await expect(page.getByText("Not now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bookmark Collections", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("M-HEAD-3 full screen on and off", async ({ page, signIn }) => {
  await signIn("owner");
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await account(page).click();
  await page.getByRole("menuitem", { name: "Full screen" }).click();
  await expect.poll(isFull).toBe(true);
  await account(page).click();
  await page.getByRole("menuitem", { name: "Leave full screen" }).click();
  await expect.poll(isFull).toBe(false);
});

test("M-MENU-2, X-ROLE a seller has Dashboard and Logout, and 403 behind the addresses of others", async ({
  page,
  signIn,
}) => {
  await signIn("seller");
  await expect(menu(page).getByRole("link")).toHaveText(["Verdant", "Dashboard", "Logout"]);
  const ofOwners = [
    "editbank",
    "ViewCategory1",
    "Viewbrand",
    "ViewBanner",
    "ViewCollections",
    "ViewUserAdmin",
  ];
  for (const address of ofOwners) {
    await page.goto(`/#/master/${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
    await expect(page.getByRole("main").getByRole("button", { name: /^Add/ })).toHaveCount(0);
    await expect(page.getByRole("row")).toHaveCount(0);
  }
});

test("M-MENU-5, D-67 Dashboard and Storage Location share an address: the clicked one is active", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const active = menu(page).locator("[aria-current=page]");
  await menu(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(active).toHaveText("Dashboard");
  await page.reload();
  await expect(active).toHaveText("Storage Location");
});

test("M-MENU-7 below 991 px the menu is a drawer, at 991 px it stands; compact is remembered", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await signIn("owner");
  await page.getByRole("button", { name: "Show icons only" }).click();
  await expect(page.getByRole("button", { name: "Show names in the menu" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Show names in the menu" })).toBeVisible();
  await page.setViewportSize({ width: 990, height: 800 });
  await expect(menu(page)).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(menu(page)).toBeVisible();
  // Until the drawer has taken the focus its Escape is nobody's.
  await expect(page.locator("[role=dialog]:focus-within")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
});

test("M-MENU-6, D-53 the picture is kept, and anything else is refused in words", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Change your picture" }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await expect(page.getByText("Only allowed PNG or JPG or WEBP")).toBeVisible();
  await expect(menu(page).locator("img[src^='blob:']")).toHaveCount(0);
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await choose({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
  await expect(menu(page).locator("img[src^='blob:']")).toHaveCount(1);
  await expect(page.getByText("Your picture is saved.")).toBeVisible();
  await page.reload();
  await expect(menu(page).locator("img[src^='/media/profiles/']")).toHaveCount(1);
});

test("M-ROUTE-3 every entry of the menu leads to a page with a heading", async ({ page, signIn }) => {
  test.slow();
  await signIn("owner");
  const addresses = new Set<string>();
  for (const name of ["Categories", "Product", "Orders", "Company"]) {
    await menu(page).getByRole("button", { name, exact: true }).click();
    await expect(menu(page).getByRole("button", { name, exact: true, expanded: true })).toBeVisible();
    const ofGroup = menu(page).getByRole("group", { name, exact: true }).getByRole("link");
    await expect(ofGroup.first()).toBeVisible();
    const links = await menu(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const address of links) addresses.add(address);
  }
  addresses.delete("#/dashboard/Logout");
  addresses.delete("#/dashboard/default");
  expect(addresses.size).toBe(29);
  for (const address of addresses) {
    await page.goto(`/${address}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }), address).toBeVisible();
    await expect(page.getByText("There is no page at"), address).toHaveCount(0);
  }
});

test("M-ROUTE-4, M-ROUTE-5 areas lead to their page, and the full pages stand alone", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/ecommerce");
  await expect(page).toHaveURL(/#\/master\/ViewProduct$/);
  await page.goto("/#/users");
  await expect(page).toHaveURL(/#\/master\/ViewUserAdmin$/);
  for (const [path, title] of [
    ["error", "Something went wrong"],
    ["comingsoon", "Coming soon"],
    ["maintenance", "We are working on it"],
    ["authentication", "Please sign in"],
  ]) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
    await expect(menu(page)).toHaveCount(0);
  }
});

test("S-01 home says what waits, what was sold and how products stand in one request, each with its calls", async ({
  page,
  product,
  signIn,
}) => {
  const total = await countProducts(product);
  await signIn("owner");
  await page.goto("/#/master/ViewProduct");
  await expect(page.getByText(`${total} products`)).toBeVisible();
  const requests = await graphqlRequests(page, async () => {
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
    await expect(page.getByRole("main").getByRole("link", { name: /^Enabled/ })).toBeVisible();
    await expect(page.getByRole("slider", { name: "Sales by day" })).toBeVisible();
  });
  expect(requests).toHaveLength(1);
  const calls = requests[0]?.upstream ?? [];
  expect(calls.filter((call) => call === "GET /v1/companySellerProdLoc/company_po_id/{id}")).toHaveLength(5);
  for (const once of ["audit/company_po_id", "companyReport/todo", "companyReport/sales"])
    expect(calls.filter((call) => call === `GET /v1/${once}/{id}`)).toHaveLength(1);
  expect(calls.length).toBeLessThanOrEqual(9);
  await expect
    .poll(async () => {
      const products = page.getByRole("region", { name: "Products" });
      const numbers = await products.locator(".home-count-value").allInnerTexts();
      return numbers.map(Number).reduce((sum, number) => sum + number, 0);
    })
    .toBe(total);
  await expect(page.getByRole("contentinfo")).toHaveText("2023 Back office");

  // The keys go through the days in the language's direction, and what waits leads to its list.
  const days = page.getByRole("slider", { name: "Sales by day" });
  const today = await days.getAttribute("aria-valuetext");
  await days.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(days).not.toHaveAttribute("aria-valuetext", today ?? "");
  await expect(page.locator(".chart-tip")).toBeVisible();
  await page.getByRole("link", { name: /Products to review/ }).click();
  await expect(page).toHaveURL(/#\/master\/ViewProduct\?status=PENDING$/);

  // The logo leads home, whose one button begins what is most urgent.
  await menu(page).getByRole("link", { name: "Verdant" }).click();
  await expect(page.getByRole("region", { name: "Recent changes" })).toBeVisible();
  await page.getByRole("main").locator("header").first().getByRole("link").click();
  await expect(page).toHaveURL(/#\/master\/(PendingOrders\?status=|ViewProduct\/.+\/review)/);
});

test("the header asks once whether jobs run, not again on every page", async ({ page, signIn }) => {
  await signIn("owner");
  let asked = 0;
  page.on("request", (request) => {
    if (isOfFrame(request)) asked += 1;
  });
  const response = page.waitForResponse((sent) => isOfFrame(sent.request()));
  await page.goto("about:blank");
  await page.goto("/#/master/Viewbrand");
  await response;
  for (const [path, heading] of [
    ["Viewmanu", "Manufacturer"],
    ["ViewCategory1", "Level1 Category"],
    ["ViewProduct", "Products"],
  ] as const) {
    await page.goto(`/#/master/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  expect(asked).toBe(1);
});

import type { Locator, Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { countLayoutShifts, layoutShift } from "./layoutShifts.ts";
import { type LongCompany, makeLongCompany } from "./longRecords.ts";
import { menuLinks } from "./menuLinks.ts";
import { fillEverything, openEverything, overlays } from "./overlays.ts";
import { slowdown } from "./preparedPages.ts";
import { routes } from "./routes.ts";

// Every screen of the list of routes, by touch, at every width in English and at the narrowest of each layout in Hindi and
// Arabic, for a company whose every text is as long as it may be and has no blank. A new screen joins by standing in the list.

const widths = [320, 360, 390, 768, 1024, 1280, 1366, 1440] as const;
/** The narrowest of each layout: what fits there fits in the wider ones, and the texts were laid out at those in English. */
const narrowest = [320, 768, 1024, 1280] as const;
/** High enough for all of a screen to be in sight, and so in reach of `elementFromPoint`. */
const height = 4000;
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 700 };
/** Web Vitals call 0.1 good; nobody sees 0.02. An editor grows with a text that is longer than its box. */
const shiftLimit = (path: string): number => (/editaboutus|SignupProcess\?val=3/.test(path) ? 0.05 : 0.02);

// The longest first, and on whichever worker is free: the last file to end must not keep one waiting.
test.describe.configure({ mode: "parallel" });
test.use({ hasTouch: true, isMobile: true, viewport: phone });

/** A newcomer has registered a company and sets it up. */
const people = ["owner", "seller", "newcomer", "nobody"] as const;
type Person = (typeof people)[number];

const ownRoutes = (person: Person): readonly string[] =>
  person === "newcomer" ? [] : routes[person].map(({ path }) => path);

let company: LongCompany;
/** One for all that a worker runs of this file. */
let made: Promise<LongCompany> | undefined;
/** What was opened already. */
const seen = new Set<string>();

test.beforeAll(async ({ product }) => {
  company = await (made ??= makeLongCompany(product));
});

/** Screens that show one record, or a step of a form; the list of routes has those that everybody can address. */
function recordScreens(person: Person): string[] {
  if (person === "nobody") return [];
  if (person === "newcomer")
    return [
      ...[1, 2, 3].map((step) => `/auth/SignupProcess?val=${step}`),
      ...["categories", "banners", "collections", "locations"].map(
        (tab) => `/auth/SignupProcess?val=4&tab=${tab}`,
      ),
    ];
  const ofBoth = [
    `/master/ViewProduct/${company.product}`,
    ...[1, 2, 3, 4].map((step) => `/master/AddProduct?val=${step}&id=${company.product}`),
    `/chat/${company.chatPerson[person]}`,
    `/master/Order/${company.order.waiting}`,
    `/master/Order/${company.order.sent}`,
    ...["packing", "label", "document"].map((paper) => `/print/${paper}/${company.order.sentPart}`),
  ];
  if (person === "seller") return ofBoth;
  return [
    ...ofBoth,
    ...["profile", "products", "orders", "users", "activity"].map(
      (tab) => `/master/ViewSeller/${company.location}?tab=${tab}`,
    ),
    "/auth/ChangePassword",
    `/master/ViewProduct?searchTerm=${"nothing".repeat(100)}`,
  ];
}

const placeOf = (path: string): string | undefined => path.split("?")[0];

/** Whether the owner's tests look at a screen, too: of an owner's a seller sees only a part. */
function isSeenByOwner(person: Person, path: string): boolean {
  const ofOwner = [...ownRoutes("owner"), ...recordScreens("owner")].map(placeOf);
  return person === "seller" && ofOwner.includes(placeOf(path));
}

async function comeIn(page: Page, origin: string, { email, password }: LongCompany["owner"]): Promise<void> {
  const response = await page.request.post(`${origin}/graphql`, {
    headers: { "x-back-office": "1", origin },
    data: {
      query: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
      variables: { input: { email, password, rememberMe: false } },
    },
  });
  expect(await response.json()).toMatchObject({ data: { signIn: { __typename: "SignInSuccess" } } });
}

/** Loads a screen from nothing, as an address that was sent does, and waits until all of it is there. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/#${path}`);
  await arrived(page, path);
}

async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction((expected) => {
    const { route } = document.documentElement.dataset;
    // The reference pages show what waiting looks like.
    const waiting = "[aria-busy=true]:not(button), .ui-skeleton:not(.gallery *)";
    return route === expected && document.querySelector(waiting) === null;
  }, path);
  await page.evaluate(() => document.fonts.ready);
}

/** Faults by what they are, each with the widths that have it. */
async function faultsAt(page: Page, sizes: readonly number[], high = height): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of sizes) {
    await page.setViewportSize({ width, height: high });
    for (const fault of await layoutFaults(page, width))
      found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  return [...found].map(([fault, at]) => `${fault} (${at.join(", ")})`);
}

/** In how many tests the screens of one person are looked at: each has to end while a machine is busy. */
const counts: Readonly<Record<Person, number>> = { owner: 6, seller: 3, newcomer: 1, nobody: 1 };
/** In other languages of a seller only what an owner does not see. */
const countsInLanguages: typeof counts = { ...counts, seller: 1 };

interface Part {
  readonly person: Person;
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

function partsOf(of: typeof counts): Part[] {
  return people.flatMap((person) =>
    Array.from({ length: of[person] }, (_, index) => ({ person, number: index + 1, count: of[person] })),
  );
}

function nameOf({ person, number, count }: Part): string {
  return count === 1 ? person : `${person}, part ${number} of ${count}`;
}

/** Signs in who is meant and answers with the addresses of a part of all that they see, those of their menu among them. */
async function screensOf(page: Page, origin: string, { person, number, count }: Part): Promise<string[]> {
  const screens = await allScreensOf(page, origin, person);
  return screens.filter((_, index) => index % count === number - 1);
}

async function allScreensOf(page: Page, origin: string, person: Person): Promise<string[]> {
  const all = [...ownRoutes(person), ...recordScreens(person)];
  if (person !== "nobody") await comeIn(page, origin, company[person]);
  if (person === "nobody" || person === "newcomer") return all;
  await page.setViewportSize({ width: 1280, height: 900 });
  await load(page, "/dashboard/default");
  const listed = new Set(all.map(placeOf));
  const links = await menuLinks(page);
  return [...all, ...links.map(({ path }) => path).filter((path) => !listed.has(path))];
}

/** Looks at each thing that opens on the narrowest phone, as it comes and filled in; dialogs on a desk, too. */
async function lookIntoEverything(page: Page, path: string): Promise<void> {
  const name = path.slice(0, 60);
  const stuck = await openEverything(page, seen, async (what, opened) => {
    const inside = `${what} at ${name}`;
    // It belongs to the place of its button, and is closed when that goes elsewhere.
    const isPopover = await opened.evaluate((overlay) => overlay.closest(".ui-popover") !== null);
    expect.soft(await axeFindings(page, overlays), inside).toEqual([]);
    await fillEverything(opened);
    const sizes = isPopover ? [narrow.width] : [narrow.width, 1440];
    expect.soft(await faultsAt(page, sizes, narrow.height), `${inside}, filled in`).toEqual([]);
    await page.setViewportSize(narrow);
  });
  expect.soft(stuck, `${name}: cannot be closed`).toEqual([]);
  if (stuck.length > 0) await load(page, path);
}

for (const part of partsOf(counts)) {
  test(`X-MOB X-A11Y ${nameOf(part)}: nothing is too wide, cut or covered, nothing moves while a screen loads, and what opens has no faults`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000 * slowdown);
    const screens = await screensOf(page, product.origin, part);
    await countLayoutShifts(page);
    for (const path of screens) {
      await test.step(path, async () => {
        const name = path.slice(0, 60);
        await page.setViewportSize(phone);
        await load(page, path);
        const { sum, element } = await layoutShift(page);
        expect.soft(sum, `${name} moves while it loads: ${element}`).toBeLessThan(shiftLimit(path));
        expect.soft(await faultsAt(page, widths), name).toEqual([]);
        await page.setViewportSize(narrow);
        if (!isSeenByOwner(part.person, path)) await lookIntoEverything(page, path);
        if (await fillEverything(page.locator("main")))
          expect.soft(await faultsAt(page, [320]), `${name}, filled in`).toEqual([]);
      });
    }
  });
}

for (const part of partsOf(countsInLanguages)) {
  test(`X-MOB ${nameOf(part)}, in Hindi and in Arabic: nothing is too wide, cut or covered`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000 * slowdown);
    const all = await screensOf(page, product.origin, part);
    const screens = all.filter((path) => !isSeenByOwner(part.person, path));
    expect(screens).not.toEqual([]);
    // Any file of the console's origin: its storage is theirs.
    await page.goto("/icon.svg");
    // Once loaded, the console goes from screen to screen by the address alone.
    for (const language of ["hi", "ar"]) {
      await page.evaluate((code) => localStorage.setItem("language", code), language);
      await page.goto("about:blank");
      for (const path of screens) {
        await page.goto(`/#${path}`);
        await arrived(page, path);
        expect.soft(await faultsAt(page, narrowest), `${path.slice(0, 60)}, ${language}`).toEqual([]);
      }
    }
  });
}

test("X-MOB X-A11Y the frame stays usable at 400 % of the text's size, in forced colours, and with a message on it", async ({
  page,
  product,
}) => {
  await comeIn(page, product.origin, company.owner);

  await page.setViewportSize({ width: 320, height: 256 });
  await load(page, "/chat/");
  const people = page.getByRole("main").getByRole("list").first();
  await people.scrollIntoViewIfNeeded();
  const room = await people.evaluate((list) => list.parentElement?.clientHeight ?? 0);
  expect(room, "height of the list of people").toBeGreaterThan(120);

  await page.setViewportSize(phone);
  const search = page.getByRole("button", { name: "Search", exact: true });
  await search.click();
  await page.getByRole("combobox", { name: /^Search for screens/ }).fill("a");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  expect(await axeFindings(page), "what was found in the menu").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();

  await page.goto("/#/nothing/here");
  await expect(page.getByText("There is no page at /nothing/here").last()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await axeFindings(page), "a message").toEqual([]);

  await page.setViewportSize({ width: 1280, height: 500 });
  await load(page, "/master/Viewbrand");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  expect(await axeFindings(page), "commands").toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toBeVisible();
  expect(await axeFindings(page), "a tooltip").toEqual([]);

  await page.emulateMedia({ forcedColors: "active" });
  // What the style gives differs anyway; what is seen is what takes the system's own colour.
  const highlight = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.cssText = "forced-color-adjust: none; background: Highlight";
    document.body.append(probe);
    return getComputedStyle(probe).backgroundColor;
  });
  const isLit = (place: Locator) =>
    place.evaluate((one, colour) => getComputedStyle(one).backgroundColor === colour, highlight);
  const entry = (name: string) =>
    page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true });
  expect(await isLit(entry("Brand")), "the menu's entry of this page").toBe(true);
  expect(await isLit(entry("Manufacturer")), "another entry of the menu").toBe(false);
  await load(page, "/table");
  const pages = page.getByRole("navigation", { name: "Pages of" }).first();
  expect(await isLit(pages.locator("[aria-current=page]")), "this page of a list").toBe(true);
  expect(await isLit(pages.locator(".ui-page:not([aria-current])").first()), "another page").toBe(false);
});

import type { Browser, BrowserContext, Page } from "playwright";
import { slowDown, type Throttle } from "./throttle.ts";

/** What one visit took: milliseconds, and KiB of scripts as they came over the line. */
export interface Visit {
  readonly signIn: number;
  /** Until the largest part of the sign-in page was drawn. */
  readonly largestPaint: number;
  /** Of the sign-in page until it was drawn and nothing more was on its way, the document among them. */
  readonly requests: number;
  readonly list: number;
  /** The list opened by its address, with a session and an empty cache. */
  readonly directList: number;
  readonly signInScripts: number;
  readonly listScripts: number;
}

/** Who visits. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** When the largest part of the page was drawn, and how many files and answers it has asked for by then. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
}

function requestCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      1 +
      new Set(
        performance
          .getEntriesByType("resource")
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
          .map(({ name }) => name),
      ).size,
  );
}

async function scriptKibibytes(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith(".js"))
        .reduce(
          (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
          0,
        ) / 1024,
  );
}

/**
 * Until the first row of a list is drawn and has noticed the pointer over it. The page itself looks at each of its frames: asked
 * from outside, as the tests do it, it would be some hundred milliseconds late, and each question keeps a slow processor busy.
 */
async function pointAtFirstRow(page: Page): Promise<void> {
  const raf = { polling: "raf" } as const;
  for (let tries = 0; tries < 30; tries += 1) {
    const middle = await page.waitForFunction(
      () => {
        const row = document.querySelector("tbody [role=row][data-key]");
        const { x = 0, y = 0, width = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
        return height > 0 && { x: x + width / 2, y: y + height / 2 };
      },
      undefined,
      raf,
    );
    const point = await middle.jsonValue();
    if (point === false) throw new Error("There is no row.");
    await page.mouse.move(point.x, point.y);
    const isHovered = () =>
      document.querySelector("tbody [role=row][data-key]")?.hasAttribute("data-hovered") ?? false;
    // A row that has moved away from the pointer is looked for again.
    const noticed = page.waitForFunction(isHovered, undefined, { ...raf, timeout: 1_000 });
    const isThere = await noticed.then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error("The first row does not notice the pointer.");
}

/** Milliseconds until the rows of a list can be pressed, in a new tab that has nothing in its cache. */
async function openDirectly(context: BrowserContext, address: string, throttle: Throttle): Promise<number> {
  const page = await context.newPage();
  await slowDown(page, throttle);
  const opened = performance.now();
  await page.goto(address);
  await pointAtFirstRow(page);
  return performance.now() - opened;
}

/**
 * One visit by somebody whose browser has never been here: until something can be typed into the sign-in page, and from
 * the press of Sign In until the product list has its rows and they can be pressed.
 */
export async function visit(
  browser: Browser,
  origin: string,
  person: Person,
  throttle: Throttle,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-IN" });
  const page = await context.newPage();
  try {
    await slowDown(page, throttle);
    const opened = performance.now();
    await page.goto(`${origin}/#/auth/login?next=${encodeURIComponent("/master/ViewProduct")}`);
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    const signIn = performance.now() - opened;
    const signInScripts = await scriptKibibytes(page);
    const painted = await largestPaint(page);
    const requests = await requestCount(page);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    const pressed = performance.now();
    await page.getByRole("button", { name: "Sign In" }).click();
    await pointAtFirstRow(page);
    const list = performance.now() - pressed;
    const listScripts = await scriptKibibytes(page);
    // What it still brings ahead would slow down the next.
    await page.close();
    const directList = await openDirectly(context, `${origin}/#/master/ViewProduct`, throttle);
    return { signIn, largestPaint: painted, requests, list, directList, signInScripts, listScripts };
  } finally {
    await context.close();
  }
}

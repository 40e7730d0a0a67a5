import type { Browser, Page } from "playwright";
import { slowDown, type Throttle } from "./throttle.ts";

/** What one visit took: milliseconds, and KiB of scripts as they came over the line. */
export interface Visit {
  readonly signIn: number;
  readonly list: number;
  readonly signInScripts: number;
  readonly listScripts: number;
}

/** Who visits. */
export interface Person {
  readonly email: string;
  readonly password: string;
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
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    const pressed = performance.now();
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("row").nth(1).hover();
    const list = performance.now() - pressed;
    return { signIn, list, signInScripts, listScripts: await scriptKibibytes(page) };
  } finally {
    await context.close();
  }
}

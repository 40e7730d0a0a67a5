import { type Browser, type Page, test } from "playwright/test";

/**
 * How many times slower than it is the processor of every page is made: `BROWSER_SLOWDOWN=5` (docs/testing.md). What
 * races on a busy machine now and then, races so every time.
 */
export const slowdown = Math.max(1, Number(process.env["BROWSER_SLOWDOWN"] ?? 1));

/** Tests whose pages are prepared before they open, also those that a test opens for itself. */
export const preparedTest = test.extend<object, { readonly preparedPages: void }>({
  preparedPages: [
    async ({ browser }, provide) => {
      preparePages(browser);
      await provide();
    },
    { scope: "worker", auto: true },
  ],
});

function preparePages(browser: Browser): void {
  browser.on("context", (context) => {
    context.on("page", (page) => {
      // Playwright takes file choosers over from the first listener on, and too late for a key press that follows at
      // once. One listener that is always there leaves no gap.
      page.on("filechooser", () => undefined);
      arriveBeforeGoingOn(page);
      if (slowdown > 1) slowDown(page).catch(() => undefined);
    });
  });
}

/** Fails only for a page that has been closed already. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/**
 * Going to another place of the console changes only the hash, and Playwright is done with that at once, while the page
 * before is still on the screen: a test would read it, or nothing while the two change over.
 */
function arriveBeforeGoingOn(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isSameDocument = response === null && url !== "about:blank";
    if (isSameDocument) await page.waitForFunction(isRouteShown);
    return response;
  };
}

/** Runs in the page: its address is that of what is on the screen (web/src/shell/useShownRoute.ts). */
function isRouteShown(): boolean {
  const { route } = document.documentElement.dataset;
  return new URL(`#${route}`, location.href).hash === location.hash;
}

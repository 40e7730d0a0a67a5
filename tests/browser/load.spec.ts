import type { Page, Request } from "playwright/test";
import { expect, password, people, test } from "./fixtures.ts";
import { SignInPage } from "./pages/SignInPage.ts";

test.use({ bringsAhead: true });

/** What the page has asked for since it was last asked. */
function watch(
  page: Page,
): () => Promise<{ scripts: string[]; others: string[]; data: number; bytes: number }> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return async () => {
    for (let known = -1; known < requests.length;) {
      known = requests.length;
      await rest(page);
    }
    const seen = requests.splice(0);
    const paths = seen.map((request) =>
      new URL(request.url()).pathname.replace(/^\/assets\/(.*)-[\w-]{8}\./, "$1."),
    );
    const sizes = await Promise.all(seen.map((request) => request.sizes().catch(() => null)));
    return {
      scripts: paths
        .filter((path) => path.endsWith(".js"))
        .map((path) => path.replace(/(?<!^\/.*)\.js$/, "")),
      others: paths.filter((path) => !path.endsWith(".js")),
      data: seen.filter((request) => request.url().endsWith("/graphql")).length,
      bytes: sizes.reduce((sum, size) => sum + (size?.responseBodySize ?? 0), 0),
    };
  };
}

/** Waits for all that is on its way, and until the browser rests: what comes ahead is asked for then. */
function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let times = 0; times < 10; times += 1) {
      const started = performance.getEntriesByType("resource").length;
      await new Promise((rests) => requestIdleCallback(rests));
      if (performance.getEntriesByType("resource").length > started) times = 0;
    }
  });
}

/** The cascade layers of the first sheet, which are theirs in all others, in the order in which it names them. */
function layersOfFirstSheet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linked = [...document.styleSheets].find(({ href }) => href !== null);
    const names = [...(linked?.cssRules ?? [])].flatMap((rule) => {
      if (rule instanceof CSSLayerBlockRule) return [rule.name];
      return rule instanceof CSSLayerStatementRule ? [...rule.nameList] : [];
    });
    return [...new Set(names)];
  });
}

test("X-LOAD before sign-in come the frame and the first page, after it what the menu opens, and then a click costs one request", async ({
  page,
}) => {
  const asked = watch(page);
  const signInPage = new SignInPage(page);
  const broughtAhead = page.waitForResponse(/\/assets\/home-/);
  await signInPage.open();
  await broughtAhead;
  const before = await asked();
  // What the page is drawn with comes first, then what sends its form (into the cache, then as a module), then what is brought ahead.
  const drawn = ["/appearance.js", "base", "framework", "index", "rolldown-runtime", "signIn"];
  const scripts = [...new Set(before.scripts)];
  const inOrder = [scripts.slice(0, 6), scripts.slice(6, 7), scripts.slice(7)];
  expect(inOrder.map((part) => part.toSorted())).toEqual([
    drawn.toSorted(),
    ["relay"],
    ["home", "shell", "table"],
  ]);
  // Ten requests with the scripts above until it is drawn, then Relay and the question whether somebody is signed in.
  const ahead = new Set(["home.css", "shell.css", "table.css"]);
  expect(before.others.filter((path) => !ahead.has(path)).toSorted()).toEqual([
    "/",
    "/graphql",
    "base.css",
    "index.css",
    "inter-latin-wght-normal.woff2",
  ]);
  expect(before.bytes).toBeLessThan(400_000);
  expect(await layersOfFirstSheet(page)).toEqual(["tokens", "base", "components", "screens"]);

  const last = page.waitForResponse(/\/assets\/aboutUs-/);
  await signInPage.submit(people.owner, password);
  await expect(page.getByRole("heading", { level: 1, name: "Storage Location" })).toBeVisible();
  await last;
  const after = await asked();
  expect(after.scripts).not.toContain("gallery");
  expect(scripts.length + after.scripts.length).toBeLessThanOrEqual(30);

  const brands = page.getByRole("link", { name: "Brand", exact: true });
  await brands.hover();
  await brands.click();
  await expect(page.getByRole("heading", { level: 1, name: "Brand" })).toBeVisible();
  const click = await asked();
  expect(click.scripts).toEqual([]);
  expect(click.data).toBe(1);
});

test("X-LOAD a page that is opened again asks for its data once, and before its code has come", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  /** Opens it as a document of its own and answers with what was asked for until its rows stood. */
  const open = async (onAsked: (count: number) => void): Promise<(string | null)[]> => {
    const asked: (string | null)[] = [];
    const listen = (request: Request): void => {
      if (new URL(request.url()).pathname !== "/graphql") return;
      asked.push(request.postData());
      onAsked(asked.length);
    };
    await page.goto("about:blank");
    page.on("request", listen);
    await page.goto("/#/master/Viewbrand", { waitUntil: "commit" });
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    page.off("request", listen);
    return asked;
  };
  // The frame's query and the list's.
  const [frame, list] = await open(() => undefined);

  const ring = () =>
    page.locator("#root").evaluate((root) => {
      const { animationName, opacity } = getComputedStyle(root, "::after");
      return animationName !== "none" && Number(opacity) > 0;
    });
  const bothAsked = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:index|framework)-.*\.js/, async (route) => {
    await bothAsked.promise;
    // Meanwhile something turns, where nothing is drawn yet.
    await expect.poll(ring).toBe(true);
    await route.continue();
  });
  const again = await open((count) => count === 2 && bothAsked.resolve());
  expect(await ring()).toBe(false);
  expect(again.slice(0, 2)).toEqual([frame, list]);
  expect(again.filter((body) => body === frame || body === list)).toHaveLength(2);
});

test("X-LOAD where the console is opened the frame stands before its page's code has come, and nothing else comes meanwhile", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/table-.*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/#/master/Viewbrand", { waitUntil: "commit" });
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  // In its place something turns.
  const turns = () =>
    page.locator(".ui-coming").evaluate((place) => getComputedStyle(place, "::after").animationName);
  expect(await turns()).toContain("start-");
  await rest(page);
  expect(asked.filter((path) => /\/(?:tools|aboutUs|signIn)-/.test(path))).toEqual([]);
  code.resolve();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expect(page.locator(".ui-coming")).toHaveCount(0);
});

test("X-LOAD on a slow line the page's files are asked for after those of its frame, and it comes all the same", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { downlink: 1.6, saveData: true } }),
  );
  await page.goto("about:blank");
  await page.goto("/#/master/Viewbrand");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const times = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ name: entry.name, from: entry.startTime, until: entry.responseEnd }]
          : [],
      ),
  );
  const one = (file: RegExp) => {
    const found = times.find(({ name }) => file.test(name));
    if (found === undefined) throw new Error(`${file.source} was not asked for.`);
    return found;
  };
  // Each waits for what was asked for a step before.
  const steps = [/\/base-.*js/, /\/shell-.*css/, /\/table-.*css/].map(one);
  const files = [/\/relay-.*js/, /\/shell-.*js/, /\/table-.*js/].map(one);
  for (const [index, { from }] of files.entries())
    expect(from).toBeGreaterThanOrEqual(steps[index]?.until ?? Number.NaN);
});

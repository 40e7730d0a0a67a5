import { chromium, type CDPSession, type Page } from "playwright";
import { findBrowser } from "../browser/findBrowser.ts";
import { password, people } from "../browser/fixtures.ts";
import { SignInPage } from "../browser/pages/SignInPage.ts";
import { Product } from "../browser/product.ts";

// What fifty rows of the list of products cost the browser beside five: its work in all, from the address to the first rows on the
// screen, the longest time in which it answers nobody, and how many nodes the page has. Ratios hold on a busy machine; milliseconds do not.
const rounds = Number(process.argv[process.argv.indexOf("--rounds") + 1]) || 9;

interface Drawn {
  /** Milliseconds. */
  readonly work: number;
  readonly first: number;
  readonly longest: number;
  readonly nodes: number;
}

const product = new Product();
await product.start();
const { executable, environment } = await findBrowser();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...environment },
  args: ["--no-sandbox", "--disable-gpu"],
});

const metric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
};

/** Opens the list with so many rows a page, its code and data being there already. */
async function draw(page: Page, session: CDPSession, rows: number): Promise<Drawn> {
  await page.evaluate(() => (location.hash = "#/master/Viewbrand"));
  await page.waitForFunction(
    () =>
      document.querySelector(`[role="grid"][aria-label="Products"]`) === null &&
      document.querySelector(".ui-row") !== null,
  );
  await session.send("HeapProfiler.collectGarbage");
  const work = await metric(session, "TaskDuration");
  const seen = await page.evaluate(
    (count) =>
      new Promise<{ first: number; longest: number }>((resolve) => {
        let first = 0;
        const began = performance.now();
        let longest = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        tasks.observe({ type: "longtask" });
        const table = () => document.querySelectorAll('[role="grid"][aria-label="Products"] .ui-row').length;
        const watch = new MutationObserver(() => {
          const there = table();
          if (there > 0 && first === 0) {
            requestAnimationFrame(() => setTimeout(() => (first = performance.now() - began)));
          }
          if (there < count) return;
          watch.disconnect();
          setTimeout(() => resolve({ first, longest }), 1_000);
        });
        watch.observe(document.body, { childList: true, subtree: true });
        location.hash = `#/master/ViewProduct?pageSize=${count}`;
      }),
    rows,
  );
  return {
    ...seen,
    work: ((await metric(session, "TaskDuration")) - work) * 1000,
    nodes: await page.evaluate(() => document.querySelectorAll("*").length),
  };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.submit(people.owner, password);
  await page.waitForURL(/#\/(?:master|dashboard)\//);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const drawn = new Map<number, Drawn[]>([
    [5, []],
    [50, []],
  ]);
  for (let round = -1; round < rounds; round += 1)
    for (const [rows, found] of drawn) {
      const one = await draw(page, session, rows);
      if (round >= 0) found.push(one);
    }
  const of = (rows: number, name: keyof Drawn) => middle((drawn.get(rows) ?? []).map((one) => one[name]));
  for (const name of ["work", "first", "longest", "nodes"] as const) {
    const [few, many] = [of(5, name), of(50, name)];
    process.stdout.write(
      `${name}: 5 rows ${few.toFixed(0)}, 50 rows ${many.toFixed(0)}: ${(many - few).toFixed(0)} more\n`,
    );
  }
} finally {
  await browser.close();
  await product.remove();
}

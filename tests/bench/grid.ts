import { chromium, type Page } from "playwright";
import { variedProduct } from "../browser/draftProduct.ts";
import { findBrowser } from "../browser/findBrowser.ts";
import { password, people } from "../browser/fixtures.ts";
import { SignInPage } from "../browser/pages/SignInPage.ts";
import { Product } from "../browser/product.ts";

// How long the grid of products takes from an arrow key to the focus on the next cell, for 500 pasted cells until they are drawn,
// and how many frames it draws while it scrolls: 2,000 rows of 14 cells, on a processor four times slower.
const slowdown = 4;
const word = "Benchgrid";

const product = new Product();
await product.start();
const { executable, environment } = await findBrowser();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...environment },
  args: ["--no-sandbox", "--disable-gpu"],
});

/** The middle and the 95th of a hundred. */
function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  return `${at(0.5)} ms, p95 ${at(0.95)} ms, of ${sorted.length}`;
}

/** Milliseconds from each key to the focus that follows it. */
async function keysToFocus(page: Page): Promise<readonly number[]> {
  const times = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        let began = 0;
        addEventListener("keydown", (event) => (began = event.key === "F9" ? 0 : performance.now()), true);
        addEventListener("focusin", () => void (began > 0 && found.push(performance.now() - began)), true);
        addEventListener("keydown", (event) => event.key === "F9" && resolve(found));
      }),
  );
  const turns = [
    ["ArrowDown", 40],
    ["ArrowRight", 10],
    ["ArrowDown", 20],
    ["ArrowLeft", 10],
    ["ArrowUp", 40],
  ] as const;
  for (const [key, count] of turns)
    for (let time = 0; time < count; time += 1) await page.keyboard.press(key);
  await page.keyboard.press("F9");
  return times;
}

/** Milliseconds from the paste of cells until they are drawn. */
async function pasteToFrame(page: Page, rows: number): Promise<number> {
  const text = Array.from({ length: rows }, (_, row) => `S-${row}\t${row + 1}\t30\t${row}\t2`).join("\r\n");
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  // Listened for before the key: the browser prefers keys to everything else.
  const pasted = await page.evaluateHandle(() => {
    const time = new Promise<number>((resolve) =>
      addEventListener(
        "paste",
        () => {
          const began = performance.now();
          // After the frame that follows.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        },
        { capture: true, once: true },
      ),
    );
    return { time };
  });
  await page.keyboard.press("Control+V");
  return pasted.evaluate(({ time }) => time);
}

/** Milliseconds between frames while it scrolls three rows and a half in each. */
const scrolling = (page: Page): Promise<readonly number[]> =>
  page.locator(".product-grid").evaluate(
    (grid) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const frame = (now: number) => {
          times.push(now - last);
          last = now;
          grid.scrollTop += 120;
          if (times.length < 300) requestAnimationFrame(frame);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(frame);
      }),
  );

try {
  for (let index = 0; index < 20; index += 1) await variedProduct(product, `${word} ${index}`);
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 1440, height: 900 },
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.submit(people.owner, password);
  await page.waitForURL(/#\/(?:master|dashboard)\//);
  await page.goto(`/#/master/ViewProduct?searchTerm=${word}&view=grid`);
  const first = page.locator('[data-place="0 2"]');
  await first.click();
  const rows = await page.getByRole("grid").getAttribute("aria-rowcount");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  process.stdout.write(`${Number(rows) - 1} rows of 14 cells, a processor ${slowdown} × slower\n`);
  process.stdout.write(`arrow key to focus: ${percentiles(await keysToFocus(page))}\n`);
  const pastes: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    for (const key of ["Control+Home", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    pastes.push(await pasteToFrame(page, 100));
    await page.keyboard.press("Control+Z");
  }
  process.stdout.write(`paste of 500 cells until it is drawn: ${percentiles(pastes)}\n`);
  const frames = await scrolling(page);
  const inAll = frames.reduce((sum, time) => sum + time, 0);
  const rate = Math.round((frames.length / inAll) * 1000);
  process.stdout.write(`frames while it scrolls: ${rate} a second; between two: ${percentiles(frames)}\n`);
} finally {
  await browser.close();
  await product.remove();
}

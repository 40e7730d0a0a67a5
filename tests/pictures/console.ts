import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser, type Page } from "playwright/test";
import { findBrowser } from "../browser/findBrowser.ts";
import { password, people } from "../browser/fixtures.ts";
import { SignInPage } from "../browser/pages/SignInPage.ts";
import { Product } from "../browser/product.ts";
import { type Screen, screens } from "./screens.ts";
import { takePicture } from "./takePicture.ts";

// Makes the pictures of docs/screens.md, and the page itself: `node tests/pictures/console.ts`, or with the names of some
// screens. It starts the product with the demo's data and looks at each screen at three widths and in three ways.

const docs = resolve(import.meta.dirname, "../../docs");
const folder = join(docs, "pictures/console");

/** Widths in pixels; an Arabic console runs from right to left. */
const widths = [1440, 991, 390] as const;
const looks = [
  { name: "light", colorScheme: "light", language: "en" },
  { name: "dark", colorScheme: "dark", language: "en" },
  { name: "rtl", colorScheme: "light", language: "ar" },
] as const;

/** The page is drawn: nothing is on its way, no picture is missing, and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => document.querySelector("main .ui-skeleton, main [aria-busy=true], header[aria-busy=true]") === null,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled(seen.map((image) => image.decode()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

async function takeAll(browser: Browser, product: Product, wanted: readonly Screen[]): Promise<void> {
  for (const { name: look, colorScheme, language } of looks) {
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.submit(people.owner, password);
    await page.waitForURL(/#\/master\/ViewSeller/);
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    for (const { name, open } of wanted) {
      // Without what the screen before it left open.
      await page.goto("about:blank");
      await page.setViewportSize({ width: widths[0], height: 900 });
      await open(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await settle(page);
        await takePicture(page, join(folder, `${name}-${width}-${look}.webp`), "sight");
      }
    }
    await context.close();
  }
}

/** A screen's pictures: each look in a line, the widths beside each other. */
function partOf({ name, title, about }: Screen): string {
  const line = (look: string) =>
    widths
      .map((width) => {
        const file = `pictures/console/${name}-${width}-${look}.webp`;
        return `<a href="${file}"><img src="${file}" width="${Math.round(width / 3.4)}" alt="${title}, ${width} px, ${look}"></a>`;
      })
      .join("\n");
  return `## ${title}\n\n${about}\n\n${looks.map((look) => `<p>\n${line(look.name)}\n</p>\n`).join("\n")}`;
}

const introduction = `# Screens

What the console looks like to the owner of the demo's company: 1440, 991 and 390 px wide; light, dark, and in Arabic,
which runs from right to left. The pictures and this page are made by \`npx pnpm exec node tests/pictures/console.ts\`.
`;

const { executable, environment } = await findBrowser();
const names = process.argv.slice(2);
const product = new Product();
mkdirSync(folder, { recursive: true });
await product.start();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...environment },
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const wanted = names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name));
  await takeAll(browser, product, wanted);
  writeFileSync(join(docs, "screens.md"), [introduction, ...screens.map(partOf)].join("\n"));
} finally {
  await browser.close();
  await product.remove();
}

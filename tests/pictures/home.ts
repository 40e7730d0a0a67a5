import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright/test";
import { findBrowser } from "../browser/findBrowser.ts";
import { password, people } from "../browser/fixtures.ts";
import { SignInPage } from "../browser/pages/SignInPage.ts";
import { Product } from "../browser/product.ts";
import { takePicture } from "./takePicture.ts";

// Makes the pictures of the home page as its three kinds of people see it: `node tests/pictures/home.ts`, or with a folder.

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../../docs/pictures/home"));
const widths = [1440, 1024, 390] as const;
const looks = [
  { name: "light", colorScheme: "light", language: "en" },
  { name: "dark", colorScheme: "dark", language: "en" },
  { name: "rtl", colorScheme: "light", language: "ar" },
] as const;
/** Who looks, and what the pictures are called. */
const viewers = [
  { name: "owner", person: people.owner },
  { name: "seller", person: people.seller },
  { name: "setup", person: people.otherOwner },
] as const;

/** The page is drawn, and nothing is on its way. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => document.querySelector("main .ui-skeleton, main [aria-busy=true], header[aria-busy=true]") === null,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

const { executable, environment } = await findBrowser();
const product = new Product();
mkdirSync(folder, { recursive: true });
await product.start();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...environment },
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { name: viewer, person } of viewers)
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
      await signIn.submit(person, password);
      await page.waitForURL((url) => !url.hash.includes("/auth/login") && url.hash.length > 2);
      await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
      await page.goto("about:blank");
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.goto("/#/dashboard/default");
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await settle(page);
        await takePicture(page, join(folder, `${viewer}-${width}-${look}.webp`));
      }
      await context.close();
    }
} finally {
  await browser.close();
  await product.remove();
}

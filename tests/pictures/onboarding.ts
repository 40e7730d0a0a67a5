import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser, type Page } from "playwright/test";
import { findBrowser } from "../browser/findBrowser.ts";
import { activate, type FreshOwner, registerCompany, signInAgain } from "../browser/freshOwner.ts";
import { SignupPage } from "../browser/pages/SignupPage.ts";
import { Product } from "../browser/product.ts";
import { callService } from "../browser/restService.ts";
import { takePicture } from "./takePicture.ts";

// Makes the pictures of onboarding in docs/pictures/onboarding: `node tests/pictures/onboarding.ts`. It starts the
// product with data of its own, and takes each step at three widths, in light, dark and right-to-left.

const folder = resolve(import.meta.dirname, "../../docs/pictures/onboarding");

const picture = (name: string) => join(folder, `${name}.webp`);

/** Widths in pixels, and the looks; an Arabic console runs from right to left. */
const widths = [1440, 991, 390] as const;
const looks = [
  { name: "light", colorScheme: "light", language: "en" },
  { name: "dark", colorScheme: "dark", language: "en" },
  { name: "rtl", colorScheme: "light", language: "ar" },
] as const;

const steps = [
  { name: "step1", route: "val=1" },
  { name: "step2", route: "val=2" },
  { name: "step3", route: "val=3" },
  { name: "step4-categories", route: "val=4" },
] as const;

const demoOwner: FreshOwner = {
  businessName: "Fernway",
  subdomain: "fernway",
  email: "owner@fernway.test",
  password: "Verdant-Demo-1",
};

const texts = {
  about_us_text:
    "<h2>Made for the long way round</h2><p>Fernway packs trail food with a <strong>short list of ingredients</strong>, and mends what others throw away.</p><ul><li>Cooked in Shimla</li><li>Carried by two people and one mule</li></ul>",
  terms_conditions: "<p>Orders leave us within two days. Unopened food can come back within a week.</p>",
};

async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

async function takeSteps(browser: Browser, product: Product, owner: FreshOwner): Promise<void> {
  for (const { name: look, colorScheme, language } of looks) {
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: "en-IN",
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await signInAgain(page, owner, /SignupProcess/);
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    for (const { name, route } of steps) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/#/auth/SignupProcess?${route}`);
        await page.reload();
        await settle(page);
        await takePicture(page, picture(`${name}-${width}-${look}`));
      }
    }
    await context.close();
  }
}

/** What goes wrong, what a dialog looks like, and the other tabs: once each. */
async function takeMoments(page: Page): Promise<void> {
  const signup = new SignupPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const tab of ["banners", "collections", "locations"]) {
    await page.goto(`/#/auth/SignupProcess?val=4&tab=${tab}`);
    await settle(page);
    await takePicture(page, picture(`step4-${tab}-1440-light`));
  }
  await signup.open(4);
  await page.getByRole("button", { name: "Add category" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).waitFor();
  await takePicture(page, picture("step4-dialog-1440-light"), "sight");
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
  const owner = await registerCompany(product);
  const context = await browser.newContext({
    baseURL: product.origin,
    locale: "en-IN",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await activate(page, product, owner);
  const signup = new SignupPage(page);
  // Without the message of what came before.
  await page.reload();
  await signup.next.click();
  await page.locator("[data-field-problem]").first().waitFor();
  await takePicture(page, picture("step2-messages-1440-light"));
  // The demo's second company, which has something to show, is taken to the last step.
  await callService(product, "POST", "/v1/companyPO/page3", { id: 2, ...texts });
  await page.context().clearCookies();
  await signInAgain(page, demoOwner, /val=4$/);
  await page.reload();
  await takeMoments(page);
  await takeSteps(browser, product, demoOwner);
  await context.close();
} finally {
  await browser.close();
  await product.remove();
}

import { chromium, type Page } from "playwright";
import { draftProduct, priceProduct } from "../browser/draftProduct.ts";
import { findBrowser } from "../browser/findBrowser.ts";
import { Product } from "../browser/product.ts";

// How long a step of the product wizard takes from the click that leads to it until its own content is there, on an
// unthrottled line. Each change of step is made several times over; the middle one counts.
const rounds = 9;
const password = "Verdant-Demo-1";

/** A change of step: the link or button to press, and something that only the new step has. */
interface Change {
  readonly from: string;
  readonly press: (page: Page) => Promise<void>;
  readonly arrived: (page: Page) => Promise<void>;
}

const link = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name }).click();
const field = (name: string) => (page: Page) => page.getByRole("textbox", { name, exact: true }).waitFor();

const changes: readonly Change[] = [
  {
    from: "1 → 2",
    press: link("Images"),
    arrived: (page) => page.getByRole("button", { name: "Add image" }).first().waitFor(),
  },
  { from: "2 → 3", press: link("Price and variants"), arrived: field("CGST") },
  {
    from: "3 → 4",
    press: link("Discounts"),
    arrived: (page) => page.getByRole("switch", { name: "Special offer" }).waitFor(),
  },
  { from: "4 → 1", press: link("Categories and details"), arrived: field("Product Name") },
];

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const product = new Product();
await product.start();
const { executable, environment } = await findBrowser();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...environment },
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const draft = await draftProduct(product);
  await priceProduct(product, draft);
  const page = await browser.newPage();
  await page.goto(`${product.origin}/#/auth/login`);
  await page.getByRole("textbox", { name: "Email" }).fill("seller@verdant.test");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/#\/master\//);
  await page.goto(`${product.origin}/#/master/AddProduct?val=1&id=${draft.globalId}`);
  await field("Product Name")(page);
  const times = new Map(changes.map(({ from }) => [from, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { from, press, arrived } of changes) {
      const began = performance.now();
      await press(page);
      await arrived(page);
      times.get(from)?.push(performance.now() - began);
    }
  }
  for (const [from, taken] of times) {
    const shown = taken.map((time) => Math.round(time)).join(", ");
    process.stdout.write(`step ${from}: ${Math.round(median(taken))} ms, median of ${rounds} (${shown})\n`);
  }
} finally {
  await browser.close();
  await product.remove();
}

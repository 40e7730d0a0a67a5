import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { createDatabase, dropDatabase } from "../browser/database.ts";
import { findBrowser } from "../browser/findBrowser.ts";
import { Product } from "../browser/product.ts";
import { run } from "../../launch/command.ts";
import { startServers } from "../servers/servers.ts";
import { tidy } from "./explain.ts";
import { timesOf } from "./measure.ts";

// The lists of orders in a browser, as a company with 100,000 of them has them: `node tests/load/orderLists.ts`, after a build. Each change is
// made so many times, and timed from the press until its rows are drawn. It writes docs/performance-orders.json.
const root = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "100000" },
    rounds: { type: "string", default: "40" },
    out: { type: "string", default: join(root, "docs/performance-orders.json") },
  },
});

/** Something pressed, and what is on the screen when its rows are. */
interface Change {
  readonly title: string;
  /** Brings the page to where it is pressed; not timed. */
  readonly before: (page: Page, round: number) => Promise<void>;
  readonly press: (page: Page, round: number) => Promise<void>;
  readonly drawn: (page: Page, round: number) => Promise<void>;
}

const rows = (page: Page) => page.getByRole("rowheader").first().waitFor();
const states = (page: Page) => page.getByRole("navigation", { name: "States" });
const tabs = ["Packed", "On its way", "Delivered", "Returned"];
const payments = ["Unpaid", "Paid"];
const lists = ["PendingOrders", "DespatchOrders", "CancelOrders"];
const at = <Value>(list: readonly Value[], round: number): Value => {
  const value = list[round % list.length];
  if (value === undefined) throw new Error("An empty list");
  return value;
};
const title = (page: Page, round: number) =>
  page.getByRole("heading", { level: 1, name: at(lists, round).replace("Orders", " Orders") });
/** The first page of all that goes out, with nothing chosen. */
async function whole(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.goto("/#/master/DespatchOrders?pageSize=25");
  await states(page).getByRole("link", { name: "All" }).and(page.locator("[aria-current=page]")).waitFor();
  await page.locator("[data-used]").first().waitFor({ state: "detached" });
  await page.getByText(/^1–25/).waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

const changes: readonly Change[] = [
  {
    title: "a list, from the menu",
    before: async (page, round) => {
      await page.goto(`/#/master/${at(lists, round)}`);
      await title(page, round).waitFor();
      await rows(page);
    },
    press: (page, round) =>
      page
        .getByRole("link", { name: at(["Pending Orders", "Despatch Orders", "Cancel Orders"], round + 1) })
        .first()
        .click(),
    drawn: async (page, round) => {
      await title(page, round + 1).waitFor();
      await rows(page);
    },
  },
  {
    title: "a tab",
    before: whole,
    press: (page, round) =>
      states(page)
        .getByRole("link", { name: at(tabs, round) })
        .click(),
    drawn: (page, round) =>
      states(page)
        .getByRole("link", { name: at(tabs, round) })
        .and(page.locator("[aria-current=page]"))
        .waitFor(),
  },
  {
    title: "a filter",
    before: async (page) => {
      await whole(page);
      await page.getByRole("button", { name: "Payment", exact: true }).click();
    },
    press: (page, round) =>
      page.getByRole("menuitemcheckbox", { name: at(payments, round), exact: true }).click(),
    drawn: (page) => page.locator("[data-used]").first().waitFor(),
  },
  {
    title: "the next page",
    before: whole,
    press: (page) => page.getByRole("button", { name: "Next page" }).click(),
    drawn: (page) => page.getByText(/^26–50/).waitFor(),
  },
  {
    title: "a search by number",
    before: whole,
    press: (page, round) => page.getByRole("searchbox").fill(`2627-0${String(30_000 + round * 997)}`),
    drawn: (page) => page.getByText(/^\d orders?$/).waitFor(),
  },
];

const servers = process.env["TEST_DATABASE_URL"] === undefined ? await startServers(false) : null;
const server = process.env["TEST_DATABASE_URL"] ?? servers?.environment["TEST_DATABASE_URL"];
if (server === undefined) throw new Error("PostgreSQL is not installed.");
const database = await createDatabase(server);
const product = new Product({ DATABASE_URL: database });
try {
  await product.start();
  const generate = join(root, "service/src/demo/runGenerate.ts");
  await run(process.execPath, [generate, "1", values.orders, "orders"], root, {
    ...process.env,
    DATABASE_URL: database,
  });
  await tidy(database);
  const { executable, environment } = await findBrowser();
  const browser = await chromium.launch({
    executablePath: executable,
    env: { ...process.env, ...environment },
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({
      baseURL: product.origin,
      viewport: { width: 1440, height: 900 },
      locale: "en-IN",
      reducedMotion: "reduce",
    });
    await page.goto("/#/auth/login");
    await page.getByRole("textbox", { name: "Email" }).fill("owner@verdant.test");
    await page.getByLabel("Password", { exact: true }).fill("Verdant-Demo-1");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(/#\/(?:master|dashboard)/);
    const table: object[] = [];
    await whole(page);
    const listed = (await page.locator(".ui-toolbar-count").textContent()) ?? "";
    for (const { title, before, press, drawn } of changes) {
      const times: number[] = [];
      for (let round = -2; round < Number(values.rounds); round += 1) {
        await before(page, round + 2);
        const began = performance.now();
        await press(page, round + 2);
        await drawn(page, round + 2);
        if (round >= 0) times.push(performance.now() - began);
      }
      const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
      table.push({ title, ...timesOf(times), load });
    }
    console.table(table);
    const result = {
      measured: new Date().toISOString().slice(0, 10),
      orders: Number(values.orders),
      listed: Number(listed.replaceAll(/\D/g, "")),
      rounds: Number(values.rounds),
      cores: cpus().length,
      changes: table,
    };
    writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await browser.close();
  }
} finally {
  await product.remove();
  await dropDatabase(database);
  await servers?.stop();
}

import { defineConfig } from "playwright/test";
import type { Backend, PageOptions } from "./fixtures.ts";
import { findBrowser } from "./findBrowser.ts";
import { slowdown } from "./preparedPages.ts";

const browser = await findBrowser();
const report = process.env["TEST_REPORT"];

const hasServers = Boolean(process.env["TEST_DATABASE_URL"] && process.env["TEST_REDIS_URL"]);
const documentedOnly = "**/documentedOnly.spec.ts";
const foreign = "**/foreignService.spec.ts";
const widths = "**/widths.spec.ts";
// Without motion, which every test would wait for, and without the code that comes ahead, which every page would compile
// (0.6 s of processor time each); the others have both.
const embedded = {
  backend: "embedded",
  bringsAhead: false,
  contextOptions: { reducedMotion: "reduce" },
} as const;

export default defineConfig<PageOptions, { backend: Backend }>({
  projects: [
    // The longest goes first: what ends last must not keep one worker waiting for the other.
    { name: "widths", testMatch: widths, use: embedded },
    { name: "embedded", testIgnore: [documentedOnly, foreign, widths], use: embedded },
    ...(hasServers
      ? [
          // What depends on where things are kept is tested on both kinds of storage, wherever the servers are there; how
          // screens look and behave is not.
          { name: "servers", grep: /@kept/, use: { backend: "servers" as const } },
        ]
      : []),
    { name: "documentedOnly", testMatch: documentedOnly, use: { backend: "documentedOnly" } },
    // Somebody else's service, whose tests start it themselves.
    { name: "foreign", testMatch: foreign },
  ],
  globalSetup: "./prepareData.ts",
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  // Each worker starts a product of its own, with its own data. Most of the time they wait for the page.
  workers: 2,
  retries: 0,
  // Long enough for cores that twenty other programs want: a slow machine is no fault, and a good test waits for signs.
  timeout: 240_000 * slowdown,
  expect: { timeout: 60_000 * slowdown, toPass: { timeout: 60_000 * slowdown } },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : "list",
  use: {
    browserName: "chromium",
    actionTimeout: 60_000 * slowdown,
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser.executable,
      env: { ...process.env, ...browser.environment },
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        // Two busy cores have no room for helpers: without threads of their own, V8's collector and compiler take a fifth
        // less of the processor for the same pages.
        "--js-flags=--single-threaded",
      ],
    },
  },
});

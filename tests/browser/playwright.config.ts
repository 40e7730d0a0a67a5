import { defineConfig } from "playwright/test";
import { findBrowser } from "./findBrowser.ts";

const browser = await findBrowser();
const report = process.env["TEST_REPORT"];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  // One product at a time on a small machine; each file starts its own with its own data.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser.executable,
      env: { ...process.env, ...browser.environment },
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
});

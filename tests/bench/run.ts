import { chromium } from "playwright";
import { findBrowser } from "../browser/findBrowser.ts";
import { Product } from "../browser/product.ts";
import { throttles } from "./throttle.ts";
import { visit, type Visit } from "./visit.ts";

// How long a stranger's browser takes to a usable sign-in page and to a usable product list, on two slow lines.
// Five visits each; the middle one counts. `ORIGIN` measures a product that runs already.
const visits = 5;
const person = {
  email: process.env["EMAIL"] ?? "owner@verdant.test",
  password: process.env["PASSWORD"] ?? "Verdant-Demo-1",
};

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const given = process.env["ORIGIN"];
const product = given ? null : new Product();
await product?.start();
const { executable, environment } = await findBrowser();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...environment },
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const origin = given ?? product?.origin ?? "";
  for (const throttle of throttles) {
    const done: Visit[] = [];
    for (let count = 0; count < visits; count += 1) done.push(await visit(browser, origin, person, throttle));
    const middle = (part: keyof Visit): string => Math.round(median(done.map((one) => one[part]))).toString();
    process.stdout.write(
      `${throttle.name}: sign-in page drawn at ${middle("largestPaint")} ms, usable at ${middle("signIn")} ms ` +
        `(${middle("requests")} requests, ${middle("signInScripts")} KiB of scripts), list opened directly ${middle("directList")} ms, ` +
        `product list ${middle("list")} ms after Sign In (${middle("listScripts")} KiB in all); ` +
        `median of ${visits}\n`,
    );
  }
} finally {
  await browser.close();
  await product?.remove();
}

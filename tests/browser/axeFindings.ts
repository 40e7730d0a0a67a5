import axe, { type RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";

/**
 * What axe finds on the page, as rule and element, so that a failure can be read. What it finds while the page is still
 * changing over is looked at again: what is there to stay is found every time. With a selector, in that part of the page.
 */
export async function axeFindings(page: Page, place?: string): Promise<string[]> {
  let findings: string[] = [];
  for (let look = 0; look < 3; look += 1) {
    findings = await findingsNow(page, place);
    if (findings.length === 0) break;
  }
  return findings;
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// One page without frames, of which only violations are read, each as rule and element: nothing else is put together.
const options: RunOptions = { preload: false, reporter: "no-passes", selectors: false };

async function findingsNow(page: Page, place: string | undefined): Promise<string[]> {
  await settled(page);
  // It stays in a page until that is loaded again. All of it costs half of what the package for Playwright does.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(look, { place, options });
}

/** Runs in the page. */
async function look({
  place,
  options,
}: {
  place: string | undefined;
  options: RunOptions;
}): Promise<string[]> {
  if (window.axe === undefined) throw new Error("axe is not in the page.");
  // React Aria's announcer keeps a busy button's announcement for seconds after the button itself is gone.
  const exclude = [["[data-live-announcer]"]];
  const context = place === undefined ? { exclude } : { include: [[place]], exclude };
  const { violations } = await window.axe.run(context, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}

/** Waits for what is still loading or moving: half-faded text has another contrast than the text itself. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]:not(button)")).toHaveCount(0);
  // By touch React Aria keeps a dialog that has the focus in a field hidden until the keyboard of the screen has had time to come.
  await expect(page.locator(".ui-dialog-overlay[style*='inset(50%)']")).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

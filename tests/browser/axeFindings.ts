import { AxeBuilder } from "@axe-core/playwright";
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

async function findingsNow(page: Page, place: string | undefined): Promise<string[]> {
  await settled(page);
  // React Aria's announcer keeps a busy button's announcement for seconds after the button itself is gone.
  const axe = new AxeBuilder({ page });
  if (place !== undefined) axe.include(place);
  const { violations } = await axe
    .exclude("[data-live-announcer]")
    // One page without frames: axe needs no second page to put its responses together, and no copy of our style sheets.
    // That takes a third of the time.
    .setLegacyMode()
    .options({ preload: false, resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}

/** Waits for what is still loading or moving: half-faded text has another contrast than the text itself. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]:not(button)")).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

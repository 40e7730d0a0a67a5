import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds on the page, as rule and element, so that a failure can be read. */
export async function axeFindings(page: Page): Promise<string[]> {
  // React Aria's announcer keeps a busy button's announcement for seconds after the button itself is gone.
  const { violations } = await new AxeBuilder({ page }).exclude("[data-live-announcer]").analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}

import type { Page } from "playwright/test";
import * as v from "valibot";
import { expect, test } from "./fixtures.ts";
import { countLayoutShifts, layoutShift, paintBetweenTasks } from "./layoutShifts.ts";
import { callService } from "./restService.ts";

const sent = v.object({ variables: v.optional(v.record(v.string(), v.unknown()), {}) });

/** Holds back what a page asks for itself, which has variables, and lets what the frame asks for pass. */
async function holdList(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    const request = route.request();
    const isOfPage =
      request.method() === "POST" && Object.keys(v.parse(sent, request.postDataJSON()).variables).length > 0;
    if (isOfPage) await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForFunction(() => document.querySelector(".ui-skeleton, [aria-busy=true]") === null);
    await page.unroute("**/graphql");
  };
}

declare global {
  interface Window {
    /** Whether a table was on the screen before its rows. */
    hadNoRows?: boolean;
  }
}

/** Runs in the page: looks at every frame. */
function watchTables(): void {
  const look = (): void => {
    const tables = [...document.querySelectorAll("main table:not([aria-hidden])")];
    if (tables.some((table) => table.querySelector("tbody tr") === null)) window.hadNoRows = true;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** On a desk the first few will do: what keeps the room is the same, and a phone has the longest rows. */
const lists = [
  "/master/Viewbrand",
  "/master/ViewProduct",
  "/master/ViewCategory1?view=tree",
  "/master/ViewSeller",
  "/master/ViewUserAdmin",
  "/master/ViewUserAdmin?tab=signIns",
  "/account/audit",
];

for (const [place, viewport, walked] of [
  ["a phone", { width: 390, height: 844 }, lists],
  ["a desk", { width: 1440, height: 900 }, lists.slice(0, 3)],
] as const) {
  test(`X-MOB on ${place} nothing below a list moves when its rows come long after the frame`, async ({
    page,
    product,
    signIn,
  }) => {
    // So that the audit trail has a second page, and a button below its rows.
    for (let made = 1; made <= 26; made += 1)
      await callService(product, "POST", "/v1/companyBrand", {
        brand_name: `Late ${made} on ${place}`,
        company_po_id: 1,
      });
    await signIn("owner");
    await page.setViewportSize(viewport);
    await countLayoutShifts(page);
    await paintBetweenTasks(page);
    await page.addInitScript(watchTables);
    for (const path of walked) {
      await page.goto("about:blank");
      const release = await holdList(page);
      await page.goto(`/#${path}`);
      await expect(page.locator("main .ui-skeleton").filter({ visible: true }).first()).toBeVisible();
      await release();
      await expect(page.getByRole("main").getByRole("rowheader").first()).toBeVisible();
      const { sum, element } = await layoutShift(page);
      expect.soft(sum, `${path} moves: ${element}`).toBeLessThan(0.02);
      expect
        .soft(await page.evaluate(() => window.hadNoRows), `${path} was seen without rows`)
        .toBe(undefined);
    }
  });
}

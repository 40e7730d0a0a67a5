import type { Page } from "playwright/test";
import { expect, people, test } from "./fixtures.ts";

const lists = [
  "/master/ViewSeller",
  "/master/ViewProduct",
  "/master/Viewmanu",
  "/master/ProductRectification",
  "/master/ViewCollections",
];

/** Names, states and buttons at the end of a row that a pointer does not reach, or that lie beyond the table's frame. */
function outOfReach(): string[] {
  const frame = document.querySelector(".ui-table-scroll");
  const box = frame?.getBoundingClientRect();
  if (!frame || !box) return ["no table"];
  const wanted = frame.querySelectorAll(
    '[role="rowheader"], .ui-row .ui-badge, [data-pinned] button, [data-pinned] a',
  );
  return [...wanted].flatMap((element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    frame.scrollLeft = 0;
    const { left, top, width, height, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isInside = left >= box.left - 1 && right <= box.right + 1;
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
    return isInside && isHit ? [] : [`${element.className} “${element.textContent}”`];
  });
}

/** Parts of the element in focus that lie under a pinned column, or beyond the frame. */
function hiddenFocus(): string {
  const cell = document.activeElement?.closest(".ui-cell");
  const row = cell?.closest(".ui-row");
  const frame = cell?.closest(".ui-table-scroll")?.getBoundingClientRect();
  if (!cell || !row || !frame) return "no cell";
  const { left, right } = cell.getBoundingClientRect();
  if (left < frame.left - 1 || right > frame.right + 1) return `“${cell.textContent}” is beyond the frame`;
  const pinned = [...row.querySelectorAll('[data-selection], [role="rowheader"], [data-pinned]')];
  if (pinned.includes(cell)) return "pinned";
  const over = pinned.find((other) => {
    const box = other.getBoundingClientRect();
    return box.left < right - 1 && box.right > left + 1;
  });
  return over ? `“${cell.textContent}” is under “${over.textContent}”` : "";
}

const edges = (page: Page) =>
  page
    .locator(".ui-table-scroll")
    .evaluate((frame) => ["data-more-start", "data-more-end"].filter((edge) => frame.hasAttribute(edge)));

const shadow = (page: Page) =>
  page
    .locator(".ui-row [data-pinned]")
    .first()
    .evaluate((cell) => getComputedStyle(cell, "::after").content !== "none");

for (const [language, forward, back] of [
  ["en", "ArrowRight", "ArrowLeft"],
  ["ar", "ArrowLeft", "ArrowRight"],
] as const)
  test(`a row's name, state and actions are in sight at every width, ${language}`, async ({
    page,
    signIn,
  }) => {
    await signIn("owner");
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    await page.reload();
    for (const list of lists) {
      await page.goto(`/#${list}`);
      await expect(page.locator(".ui-row [data-pinned] button").first()).toBeVisible();
      for (const width of [1024, 1280, 1366]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(outOfReach), { message: `${list} at ${width}` }).toEqual([]);
      }
    }
    // The keyboard goes through the cells of a table that scrolls, and none is under another.
    await page.setViewportSize({ width: 1024, height: 900 });
    // Once somebody has chosen columns, all theirs are shown.
    await page.evaluate(
      (owner) => localStorage.setItem(`columns/sellers/${owner}`, '{"order":["name"],"hidden":[]}'),
      people.owner,
    );
    await page.goto("/#/master/ViewSeller");
    await expect.poll(() => edges(page)).toEqual(["data-more-end"]);
    expect(await shadow(page)).toBe(true);
    await page.getByRole("row").nth(1).focus();
    for (const key of [...Array<string>(9).fill(forward), ...Array<string>(8).fill(back)]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(hiddenFocus), { message: key }).toMatch(/^(?:pinned)?$/);
    }
    await page.locator(".ui-table-scroll").evaluate((frame) => {
      frame.scrollLeft = frame.scrollWidth * (getComputedStyle(frame).direction === "rtl" ? -1 : 1);
    });
    await expect.poll(() => edges(page)).toEqual(["data-more-start"]);
    expect(await shadow(page)).toBe(false);
    // A table that fits throws no shadow.
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(() => edges(page)).toEqual([]);
  });

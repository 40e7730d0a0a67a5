import type { Page } from "playwright/test";
import { respondWith } from "./respondWith.ts";
import { dragRow } from "./dragRow.ts";
import { expect, test } from "./fixtures.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";
import { graphqlRequests } from "./graphqlRequests.ts";

test.describe("M-CAT-2 the order", () => {
  const names = (page: Page) => page.getByRole("rowheader").allInnerTexts();
  const shown = async (page: Page): Promise<string[]> => {
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    return names(page);
  };
  /** The first three children of a parent, so that each test has siblings of its own. */
  const open = async (page: Page, parent: string): Promise<string[]> => {
    await page.goto("/#/master/ViewCategory2");
    await page.getByRole("combobox", { name: "Level 1" }).fill(parent);
    await page.getByRole("option", { name: parent }).click();
    // Rows of all parents cannot be moved; those of one can, from the moment at which they are the ones on the screen.
    await expect(page.getByRole("button", { name: "Move" }).first()).toBeEnabled();
    await expect(page.getByRole("row").filter({ hasNotText: parent })).toHaveCount(1);
    return shown(page);
  };
  const moveResponse = (page: Page) => respondWith(page, "MoveCategorySuccess");
  /** Stands on the handle of the first row, coming from the button before the table, and takes it up. */
  const takeUpFirst = async (page: Page, name: string): Promise<void> => {
    await page.getByRole("button", { name: "Columns" }).press("Tab");
    await expect(page.getByRole("row", { name })).toBeFocused();
    await pressUntilFocused(page, "ArrowRight", page.getByRole("button", { name: `Move ${name}` }));
    await page.keyboard.press("Enter");
  };
  /** A place to drop at; while it has the focus, the next arrow goes on from there. */
  const landing = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test("a row moves by mouse at once, keeps its place, and one press brings it back", async ({
    page,
    signIn,
  }) => {
    await signIn("owner");
    const [first = "", second = "", third = ""] = await open(page, "Home & Living");
    const row = (name: string) => page.getByRole("row", { name });
    const saved = moveResponse(page);
    // By the handle, and nothing was pressed by hand before.
    await page.reload();
    await dragRow(page.getByRole("button", { name: `Move ${third}` }), row(first), {
      y: 4,
      mark: `Insert before ${first}`,
      from: { x: 12, y: 14 },
    });
    await expect.poll(() => names(page)).toEqual([third, first, second]);
    await saved;
    await page.reload();
    await expect.poll(() => names(page)).toEqual([third, first, second]);
    // Its answer is not taken for that of the undoing.
    const movedBack = moveResponse(page);
    await dragRow(row(third), row(second), { y: 40, mark: `Insert after ${second}` });
    await expect.poll(() => names(page)).toEqual([first, second, third]);
    await movedBack;
    const undone = moveResponse(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => names(page)).toEqual([third, first, second]);
    await undone;
    await page.reload();
    await expect.poll(() => names(page)).toEqual([third, first, second]);
  });

  test("a row moves by keyboard alone: Enter, arrows, Enter; Escape leaves it", async ({ page, signIn }) => {
    await signIn("owner");
    const [first = "", second = "", third = ""] = await open(page, "Personal Care");
    await takeUpFirst(page, first);
    await expect(landing(page, `Insert between ${first} and ${second}`)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(landing(page, `Insert between ${second} and ${third}`)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(landing(page, `Insert after ${third}`)).toBeFocused();
    const saved = moveResponse(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toEqual([second, third, first]);
    await saved;
    await page.reload();
    await expect.poll(() => names(page)).toEqual([second, third, first]);
    // Escape leaves everything as it was.
    await takeUpFirst(page, second);
    await expect(landing(page, `Insert between ${second} and ${third}`)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(landing(page, `Insert between ${third} and ${first}`)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `Move ${second}` })).toBeFocused();
    await expect.poll(() => names(page)).toEqual([second, third, first]);
  });

  test("a move that is refused goes back, and says why", async ({ page, signIn }) => {
    await signIn("owner");
    const before = await open(page, "Garden & Balcony");
    await page.route("**/graphql", (route) =>
      (route.request().postData() ?? "").includes("input")
        ? route.fulfill({
            json: {
              data: {
                moveCategory: {
                  __typename: "ConflictError",
                  __isError: "ConflictError",
                  message: "The category to stand beside is not here any more",
                },
              },
            },
          })
        : route.continue(),
    );
    await page.getByRole("button", { name: `More for ${before[0]}` }).click();
    await page.getByRole("menuitem", { name: "Move later" }).click();
    await expect(page.getByText("The category to stand beside is not here any more")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(before);
  });

  test("the last row of a page stays the last before the next page", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/#/master/ViewCategory1");
    const first = await shown(page);
    await page.goto("/#/master/ViewCategory1?page=2");
    await expect(page.getByRole("rowheader").first()).not.toHaveText(first[0] ?? "");
    const [next = ""] = await shown(page);
    await page.goto("/#/master/ViewCategory1");
    await expect.poll(() => names(page)).toEqual(first);
    const saved = moveResponse(page);
    const [one = "", , , , last = ""] = first;
    await dragRow(page.getByRole("row", { name: one }), page.getByRole("row", { name: last }), {
      y: 40,
      mark: `Insert after ${last}`,
    });
    await saved;
    const moved = [...first.slice(1), one];
    await page.reload();
    await expect.poll(() => names(page)).toEqual(moved);
    await page.goto("/#/master/ViewCategory1?page=2");
    await expect(page.getByRole("rowheader").first()).toHaveText(next);
  });
});

test("the tree opens level by level, each with one request, by keyboard too", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/master/ViewCategory1");
  await page.getByRole("radio", { name: "Tree of all levels" }).click();
  await expect(page).toHaveURL(/view=tree/);
  const row = (name: string) => page.getByRole("row", { name });
  const opened = await graphqlRequests(page, async () => {
    await row("Kitchen & Dining").getByRole("button", { name: "Expand" }).click();
    await expect(row("Cookware")).toBeVisible();
  });
  expect(opened.map(({ upstream }) => upstream)).toEqual([
    ["GET /v1/categoryPO", "GET /v1/l2CategoryPO/level1_id"],
  ]);
  const cookware = page.getByRole("row", { name: "Cookware", level: 2 });
  await cookware.press("ArrowRight");
  await expect(row("Cast Iron")).toHaveAttribute("aria-level", "3");
  await cookware.press("ArrowLeft");
  await expect(row("Cast Iron")).toHaveCount(0);
});

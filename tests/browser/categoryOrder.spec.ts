import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
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
    await expect(page.getByRole("row").nth(1)).toContainText(parent);
    await expect(page.getByRole("button", { name: "Move" }).first()).toBeEnabled();
    return names(page);
  };
  const moveAnswer = (page: Page) =>
    page.waitForResponse((response) => (response.request().postData() ?? "").includes("input"));

  test("a row moves by mouse at once, keeps its place, and one press brings it back", async ({
    page,
    signIn,
  }) => {
    await signIn("owner");
    const [first = "", second = "", third = ""] = await open(page, "Home & Living");
    const saved = moveAnswer(page);
    await page
      .getByRole("row", { name: third })
      .dragTo(page.getByRole("row", { name: first }), { targetPosition: { x: 300, y: 4 } });
    await expect.poll(() => names(page)).toEqual([third, first, second]);
    await saved;
    await page.reload();
    await expect.poll(() => names(page)).toEqual([third, first, second]);
    await page
      .getByRole("row", { name: third })
      .dragTo(page.getByRole("row", { name: second }), { targetPosition: { x: 300, y: 40 } });
    await expect.poll(() => names(page)).toEqual([first, second, third]);
    const undone = moveAnswer(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => names(page)).toEqual([third, first, second]);
    await undone;
    await page.reload();
    await expect.poll(() => names(page)).toEqual([third, first, second]);
  });

  test("a row moves by keyboard alone: Enter, arrows, Enter; Escape leaves it", async ({ page, signIn }) => {
    await signIn("owner");
    const [first = "", second = "", third = ""] = await open(page, "Personal Care");
    // From the field before the table into its first row, and to the handle in it.
    await page.getByRole("combobox", { name: "Level 1" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: `Move ${first}` })).toBeFocused();
    await page.keyboard.press("Enter");
    // The way down begins only when the first place to drop has the focus.
    await expect(page.locator("[aria-roledescription='drop indicator']:focus")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: `Insert after ${third}` })).toBeFocused();
    const saved = moveAnswer(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toEqual([second, third, first]);
    await saved;
    await page.reload();
    await expect.poll(() => names(page)).toEqual([second, third, first]);
    // Escape leaves everything as it was.
    await page.getByRole("combobox", { name: "Level 1" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.locator("[aria-roledescription='drop indicator']:focus")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    expect(await names(page)).toEqual([second, third, first]);
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
    expect(await names(page)).toEqual(before);
  });

  test("the last row of a page stays the last before the next page", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/#/master/ViewCategory1");
    const first = await shown(page);
    await page.goto("/#/master/ViewCategory1?page=2");
    await expect(page.getByRole("rowheader").first()).not.toHaveText(first[0] ?? "");
    const next = (await names(page))[0];
    await page.goto("/#/master/ViewCategory1");
    await expect.poll(() => names(page)).toEqual(first);
    const saved = moveAnswer(page);
    await page
      .getByRole("row", { name: first[0] ?? "" })
      .dragTo(page.getByRole("row", { name: first[4] ?? "" }), { targetPosition: { x: 300, y: 40 } });
    await saved;
    const moved = [...first.slice(1), first[0]];
    await page.reload();
    await expect.poll(() => names(page)).toEqual(moved);
    await page.goto("/#/master/ViewCategory1?page=2");
    await expect(page.getByRole("rowheader").first()).toHaveText(next ?? "");
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
  await row("Cookware").focus();
  await page.keyboard.press("ArrowRight");
  await expect(row("Cast Iron")).toHaveAttribute("aria-level", "3");
  await page.keyboard.press("ArrowLeft");
  await expect(row("Cast Iron")).toHaveCount(0);
});

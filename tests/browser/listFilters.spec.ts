import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";

test("X-FILTER a list is filtered by a record that is searched for, which the address keeps and the chip names after a reload", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/ViewProduct");
  const chips = page.getByRole("group", { name: "Filters" });
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const all = await rows.count();

  await chips.getByRole("button", { name: "Brand", exact: true }).click();
  const filter = page.getByRole("dialog", { name: "Brand" });
  const field = filter.getByRole("combobox", { name: "Brand" });
  await expect(field).toBeFocused();
  expect(await axeFindings(page, ".ui-popover")).toEqual([]);
  await field.fill("Lohas");
  await expect(page.getByRole("option")).toHaveText(["Lohastra"]);
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(filter).toHaveCount(0);
  const used = chips.getByRole("button", { name: "Brand Lohastra", exact: true });
  await expect(used).toBeFocused();
  await expect(page).toHaveURL(/brand=/);
  await expect.poll(() => rows.count()).toBeLessThan(all);

  await page.reload();
  await expect(used).toBeVisible();
  await used.press("Enter");
  await expect(field).toHaveValue("Lohastra");
  await page.keyboard.press("Escape");
  await expect(filter).toHaveCount(0);
  await chips.getByRole("button", { name: "Clear filter: Brand" }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect.poll(() => rows.count()).toBe(all);
});

test("X-FILTER a filter by what is gone says that it is deleted, and can be taken away", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto(`/#/master/ViewProduct?brand=${Buffer.from("Brand:999999").toString("base64url")}`);
  const chips = page.getByRole("group", { name: "Filters" });
  await expect(chips.getByRole("button", { name: "Brand (deleted)", exact: true })).toBeVisible();
  await chips.getByRole("button", { name: "Clear filter: Brand" }).click();
  await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible();
});

test("X-FILTER locations are picked by their status and type", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/master/ViewSeller");
  const chips = page.getByRole("group", { name: "Filters" });
  await chips.getByRole("button", { name: "Status", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "Suspended", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/status=SUSPENDED/);
  await expect(page.getByText("No location matches")).toBeVisible();
  await chips.getByRole("button", { name: "Clear filter: Status" }).click();
  await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible();
});

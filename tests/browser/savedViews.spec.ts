import { expect, test } from "./fixtures.ts";
import { axeFindings } from "./axeFindings.ts";

test("a view is kept by keyboard, shared, opened by somebody else and by its link, and brings its columns", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/master/ViewProduct?status=ENABLED&searchTerm=a&sortColumn=name&sortDirection=desc");
  const main = page.getByRole("main");
  const names = async () => (await main.getByRole("rowheader").allTextContents()).join("|");
  await expect(main.getByRole("rowheader").first()).toBeVisible();
  const before = await names();

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("dialog", { name: "Columns" }).getByText("Brand").click();
  await page.keyboard.press("Escape");
  await expect(main.getByRole("columnheader", { name: "Brand" })).toHaveCount(0);

  const views = page.getByRole("button", { name: "Views", exact: true });
  await views.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Views" });
  await panel.getByRole("textbox", { name: "Save this list as" }).focus();
  await page.keyboard.type("On sale");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole("textbox", { name: "Save this list as" }).press("Enter");
  await expect(page).toHaveURL(/savedView=/);
  const link = page.url();

  // Gone back to the whole list, and to the person's own columns.
  await views.click();
  await panel.getByRole("button", { name: "The whole list" }).click();
  await expect(page).not.toHaveURL(/savedView=/);
  await views.click();
  await panel
    .getByRole("region", { name: "Shared views" })
    .getByRole("button", { name: "On sale" })
    .first()
    .click();
  await expect(page).toHaveURL(link);
  await expect.poll(names).toBe(before);

  await page.getByRole("columnheader", { name: "Product" }).click();
  await views.click();
  await expect(panel.getByRole("group", { name: "Changes of On sale" })).toContainText("Changed");
  await panel.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL(link);

  await page.goto("/#/dashboard/Logout");
  await signIn("seller");
  await page.goto("/#/master/ViewProduct");
  await views.click();
  await panel.getByRole("button", { name: "On sale", exact: true }).click();
  await expect(page).toHaveURL(/searchTerm=a/);
  await expect(main.getByRole("columnheader", { name: "Brand" })).toHaveCount(0);
});

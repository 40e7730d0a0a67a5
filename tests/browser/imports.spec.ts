import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";

test.use({ listens: true });

/** Chooses a file that LibreOffice could have written: semicolons, UTF-16 with its mark. */
async function choose(page: Page, text: string): Promise<void> {
  await page.locator("#content input[type=file]").setInputFiles({
    name: "brands.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\uFEFF${text}`, "utf16le"),
  });
}

const facts = (page: Page) => page.locator(".import-facts > div");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("X-CSV a spreadsheet's file is mapped, checked and run; what was refused is corrected and fed back", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(heading(page, "Choose a file")).toBeFocused();
  expect(await axeFindings(page, "#content")).toEqual([]);

  await choose(page, 'Brand;Remark\r\nOne;"never closed\r\nTwo;x\r\n');
  await expect(page.getByRole("alert")).toHaveText(/^brands\.csvLine 2: a quote is not closed/);

  await choose(
    page,
    'Brand;Brand id;Remark\r\n"Walked ""one""";;x\r\n"Walked\r\ntwo";;y\r\nWalked three;9.18E+09;\r\nLohastra;;\r\n',
  );
  await expect(heading(page, "Which column is what?")).toBeFocused();
  await expect(page.getByRole("button", { name: "Semicolon Between two cells" })).toBeVisible();
  await expect(page.getByRole("button", { name: "UTF-16 Letters are written as" })).toBeVisible();
  await expect(page.getByText("These columns are ignored: Remark")).toBeVisible();
  expect(await axeFindings(page, "#content")).toEqual([]);
  await page.getByRole("button", { name: "Check the rows" }).press("Enter");

  await expect(heading(page, "What the file would change")).toBeFocused();
  await expect(facts(page)).toHaveText(["New1", "Changed0", "Unchanged1", "Refused2"]);
  await page.getByRole("link", { name: "Refused 2" }).click();
  const rows = page.getByRole("grid", { name: "Rows of the file" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("Row 3");
  await expect(rows.nth(1)).toContainText("Brand Name: Must not contain line breaks or control characters");
  await expect(rows.nth(2)).toContainText("Brand id: Looks rounded by a spreadsheet");
  expect(await axeFindings(page, "#content")).toEqual([]);
  await page.getByRole("button", { name: "Import 1 and leave out 2" }).click();

  await expect(heading(page, "The import is done")).toBeFocused();
  await expect(facts(page)).toHaveText(["Imported1", "Unchanged1", "Refused2"]);
  const begun = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the refused rows" }).click();
  const refused = await readFile(await (await begun).path(), "utf8");
  expect(refused.slice(1).split("\r\n")[0]).toBe("Brand,Brand id,Remark,error");
  const corrected = refused.slice(1).replace("Walked\r\ntwo", "Walked two").replace("9.18E+09", "");

  await page.getByRole("link", { name: "Import the corrected file" }).click();
  await choose(page, corrected);
  await expect(page.getByText("These columns are ignored: Remark, error")).toBeVisible();
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(facts(page)).toHaveText(["New2", "Changed0", "Unchanged0", "Refused0"]);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(heading(page, "The import is done")).toBeVisible();
  await page.getByRole("link", { name: "Show the list" }).click();
  await page.getByRole("searchbox", { name: "Search brands" }).fill("walked");
  await expect(page.getByRole("grid").getByRole("rowheader")).toHaveText([
    'Walked "one"',
    "Walked three",
    "Walked two",
  ]);
});

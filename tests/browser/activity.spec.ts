import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { draftProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";

test.use({ listens: true });

/** Changes a product as the person of the page, past the screens. */
async function setModel(page: Page, origin: string, id: string, model: string): Promise<void> {
  const response = await page.request.post(`${origin}/graphql`, {
    headers: { "x-back-office": "1", origin },
    data: {
      query:
        "mutation ($input: EditProductDetailsInput!) { editProductDetails(input: $input) { __typename } }",
      variables: { input: { id, model } },
    },
  });
  expect(await response.json()).toMatchObject({
    data: { editProductDetails: { __typename: "EditProductDetailsSuccess" } },
  });
}

test("X-JOB X-HIST an export is followed from the header to its file; a product's history is live, folds, and gives a value back", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  await page.goto("/#/master/Viewbrand");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const wanted = page.getByRole("dialog", { name: "Export" });
  await wanted.getByRole("radio", { name: /^All columns/ }).check({ force: true });
  expect(await axeFindings(page)).toEqual([]);
  await wanted.getByRole("button", { name: "Export" }).click();
  await expect(wanted).toHaveCount(0);
  const jobs = page.getByRole("button", { name: /^Jobs, / });
  await expect(jobs).toHaveAccessibleName("Jobs, all jobs are over");
  await jobs.click();
  const panel = page.getByRole("dialog", { name: "Jobs" });
  await expect(panel.getByText("Export of brands").first()).toBeVisible();
  expect(await axeFindings(page, ".job-panel")).toEqual([]);
  const begun = page.waitForEvent("download");
  await panel.getByRole("link", { name: "Download: Export of brands" }).first().click();
  const file = await readFile(await (await begun).path(), "utf8");
  expect(file.split("\r\n")[0]).toBe("\uFEFFbrand_id,name,products,created_at,changed_at");
  expect(file).toContain(",Lohastra,");
  await panel.getByRole("link", { name: "All jobs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();

  const draft = await draftProduct(product);
  await page.goto(`/#/master/ViewProduct/${encodeURIComponent(draft.globalId)}`);
  await page.getByRole("button", { name: `Activity of ${draft.name}` }).click();
  const activity = page.getByRole("dialog", { name: "Activity" });
  const sentences = activity.locator(".activity-text > p:first-child");
  await expect(sentences).toHaveText([/added it$/]);
  await setModel(page, product.origin, draft.globalId, "First");
  await expect(sentences).toHaveText(["Anjali Rao changed: Model", /added it$/]);
  await setModel(page, product.origin, draft.globalId, "Second");
  await expect(sentences).toHaveText(["Anjali Rao: 2 changes", /added it$/]);
  await activity.getByRole("button", { name: "Show the changes" }).click();
  expect(await axeFindings(page, ".activity-panel")).toEqual([]);
  await activity.getByRole("button", { name: "Restore the value before: Model" }).first().click();
  await expect(page.getByText("Model is as it was before.")).toBeVisible();
  await expect(sentences).toHaveText(["Anjali Rao: 3 changes", /added it$/]);
  const model = page.locator("main").getByText("First", { exact: true });
  await expect(model).toBeAttached();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(sentences).toHaveText(["Anjali Rao: 4 changes", /added it$/]);
  await expect(model).toHaveCount(0);
  await activity.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: `Activity of ${draft.name}` })).toBeFocused();
});

test("X-HIST the history of what has no page of its own opens from its row", async ({ page, signIn }) => {
  await signIn("owner");
  for (const list of ["Viewbrand", "Viewmanu", "ViewCategory1", "ViewBanner"]) {
    await page.goto(`/#/master/${list}`);
    const more = page.getByRole("button", { name: /^More for / }).first();
    await more.click();
    await page.getByRole("menuitem", { name: "Activity" }).click();
    const activity = page.getByRole("dialog", { name: "Activity" });
    const name = (await more.getAttribute("aria-label"))?.replace("More for ", "") ?? "";
    await expect(activity.getByRole("paragraph").filter({ hasText: name }).first()).toBeVisible();
    await expect(activity.getByText(/Nothing has happened yet| added it$/).first()).toBeVisible();
    await activity.getByRole("button", { name: "Close" }).click();
    await expect(activity).toHaveCount(0);
  }
});

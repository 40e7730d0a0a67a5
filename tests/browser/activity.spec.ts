import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import * as v from "valibot";
import { encodeNodeId } from "../../bff/src/graphql/nodeId.ts";
import { axeFindings } from "./axeFindings.ts";
import { draftProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";

test.use({ listens: true });

/** Sends a mutation as the person of the page, past the screens. @returns what it answers */
async function change(
  page: Page,
  origin: string,
  name: string,
  input: object,
  answer = "",
): Promise<unknown> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const response = await page.request.post(`${origin}/graphql`, {
    headers: { "x-back-office": "1", origin },
    data: {
      query: `mutation ($input: ${type}Input!) { change: ${name}(input: $input) {
        __typename ... on ${type}Success { __typename ${answer} } } }`,
      variables: { input },
    },
  });
  const body: unknown = await response.json();
  expect(body).toMatchObject({ data: { change: { __typename: `${type}Success` } } });
  return body;
}

const setModel = (page: Page, origin: string, id: string, model: string) =>
  change(page, origin, "editProductDetails", { id, model });

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

const made = v.object({ data: v.object({ change: v.object({ made: v.object({ id: v.string() }) }) }) });

/** What has no page of its own, with what a new one takes beside its name. */
const pageless = [
  { list: "Viewbrand", type: "Brand", others: {} },
  {
    list: "Viewmanu",
    type: "Manufacturer",
    others: { sellerId: encodeNodeId("Seller", "1"), address: { countryCode: "IND" } },
  },
  { list: "ViewCategory1", type: "Category", others: { level: 1, order: 900, description: "Of the earth" } },
];

for (const { list, type, others } of pageless)
  test(`X-HIST what was changed of a ${type.toLowerCase()} stands in its history, which opens from its row`, async ({
    page,
    product,
    signIn,
  }) => {
    await signIn("owner");
    const name = `Mitti ${randomUUID().slice(0, 8)}`;
    const answer = `made: ${type.toLowerCase()} { id }`;
    const added = await change(page, product.origin, `add${type}`, { name, ...others }, answer);
    const { id } = v.parse(made, added).data.change.made;
    await change(page, product.origin, `edit${type}`, { id, name: `${name} Two` });
    await page.goto(`/#/master/${list}?searchTerm=${encodeURIComponent(name)}`);
    const more = page.getByRole("button", { name: `More for ${name} Two` });
    // The first time its code comes, the second time it is there.
    for (const _ of ["first", "second"]) {
      await more.click();
      await page.getByRole("menuitem", { name: "Activity" }).click();
      const activity = page.getByRole("dialog", { name: "Activity" });
      await expect(activity.locator(".activity-text > p:first-child")).toHaveText(["Anjali Rao: 2 changes"]);
      await activity.getByRole("button", { name: "Show the changes" }).click();
      await expect(activity.locator(".activity-values").first()).toHaveText(`${name}${name} Two`);
      await activity.getByRole("button", { name: "Close" }).click();
      await expect(activity).toHaveCount(0);
      await expect(more).toBeFocused();
    }
    await change(page, product.origin, `delete${type}`, { id });
  });

test("X-HIST the history of a banner opens from its row", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/master/ViewBanner");
  const more = page.getByRole("button", { name: /^More for / }).first();
  const slogan = (await more.getAttribute("aria-label"))?.replace("More for ", "") ?? "";
  await more.click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  const activity = page.getByRole("dialog", { name: "Activity" });
  await expect(activity.getByRole("paragraph").filter({ hasText: slogan }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(activity).toHaveCount(0);
  await expect(more).toBeFocused();
});

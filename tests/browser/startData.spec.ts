import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { startDataSchema, type StartData } from "../../bff/src/startData/startData.ts";
import { expect, test } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

async function published(product: Product, name: string): Promise<StartData | null> {
  const file = join(product.dataFolder, "initial-data", `${name}.json`);
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : v.parse(startDataSchema, JSON.parse(text));
}

test("what the owner changes is in the storefront's start data a moment later, with pictures that everybody can read", async ({
  page,
  product,
  signIn,
}) => {
  const name = `Published ${randomUUID().slice(0, 8)}`;
  await signIn("owner");
  await page.goto("/#/master/ViewCollections");
  await page.getByRole("button", { name: "Add collection" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Collection Name" }).fill(name);
  await dialog.getByRole("button", { name: "Add collection" }).click();
  await expect(dialog).toHaveCount(0);
  const names = async () => (await published(product, "verdant"))?.collections.map((one) => one.name);
  await expect.poll(names).toContain(name);
  const data = await published(product, "verdant");
  expect(data?.banners.map(({ slogan }) => slogan)).toContain("A balcony that feeds you");
  // Without the session of anybody.
  const picture = await fetch(data?.banners[0]?.imageUrl ?? "");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);

  await page.goto(`/#/master/ViewCollections?searchTerm=${encodeURIComponent(name)}`);
  await page
    .locator("label", { has: page.getByRole("switch", { name: `Show ${name} on storefront` }) })
    .click();
  await expect.poll(names).not.toContain(name);
});

test("a company is published when its set-up is finished, not before", async ({ product, signIn, page }) => {
  await callService(product, "POST", "/v1/l1CategoryPO", {
    level1_name: `Early ${randomUUID().slice(0, 8)}`,
    description: "Before the end of the set-up",
    level1_order_id: 1,
    company_po_id: 2,
  });
  expect(await published(product, "fernway")).toBeNull();
  await signIn("otherOwner");
  await page.goto("/#/master/ViewCollections");
  await page.getByRole("button", { name: "Add collection" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Collection Name" }).fill("First of Fernway");
  await dialog.getByRole("button", { name: "Add collection" }).click();
  await expect
    .poll(async () => (await published(product, "fernway"))?.collections.map((one) => one.name))
    .toEqual(["First of Fernway"]);
});

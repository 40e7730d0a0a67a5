import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { axeFindings } from "./axeFindings.ts";
import { draftProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { join } from "./join.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

test.use({ listens: true });

async function roleId(product: Product, key: string): Promise<number> {
  const roles = v.parse(
    v.array(v.object({ role_id: v.number(), role_key: v.nullable(v.string()) })),
    await callService(product, "GET", "/v1/companyRole/company_po_id/1?limit=100"),
  );
  const role = roles.find(({ role_key }) => role_key === key);
  if (role === undefined) throw new Error(`No role is called ${key}.`);
  return role.role_id;
}

test("X-LIVE what others add, rename and save comes to the screen, and neither moves a row nor takes what was typed", async ({
  browser,
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  const seller = await join(browser, product, "seller");
  const name = `Live ${randomUUID().slice(0, 8)}`;
  const rows = page.getByRole("rowheader");

  await page.goto("/#/master/Viewbrand?sortColumn=created&sortDirection=desc");
  await expect(rows.first()).toBeVisible();
  const before = await rows.allTextContents();
  // By a program behind the service, which nobody's console had a part in.
  const made = await callService(product, "POST", "/v1/companyBrand", {
    brand_name: name,
    company_po_id: 1,
  });
  await expect(page.getByText("New: 1 brand")).toBeVisible();
  expect(await rows.allTextContents()).toEqual(before);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(rows.first()).toHaveText(name);
  await expect(page.getByText("New: 1 brand")).toHaveCount(0);

  const { brand_id: id } = v.parse(v.object({ brand_id: v.number() }), made);
  await callService(product, "PUT", `/v1/companyBrand/${id}`, { brand_name: `${name} & Co` });
  await expect(rows.first()).toHaveText(`${name} & Co`);

  // People are told of by name, not by a trigger of their table.
  await page.goto("/#/master/ViewUserAdmin?sortColumn=added&sortDirection=desc");
  await expect(rows.first()).toBeVisible();
  const invited = await callService(product, "POST", "/v1/companyUserPO", {
    company_po_id: 1,
    email_id: `live-${randomUUID().slice(0, 8)}@verdant.test`,
    first_name: "Lakshmi",
    role_id: await roleId(product, "order_desk"),
  });
  await expect(page.getByText("New: 1 person")).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const person = page.getByRole("row").filter({ hasText: "Lakshmi" });
  await expect(person.getByText("Invited")).toBeVisible();
  const { user_po_id } = v.parse(v.object({ user_po_id: v.number() }), invited);
  await callService(product, "PUT", `/v1/companyUserPO/${user_po_id}`, {
    role_id: await roleId(product, "catalogue_manager"),
  });
  await expect(person.getByText("Catalogue manager")).toBeVisible();

  const draft = await draftProduct(product);
  const [mine, theirs] = [new WizardPage(page), new WizardPage(seller)];
  await mine.open(1, draft);
  await theirs.open(1, draft);
  await mine.field("Model").fill("Mine");
  await theirs.field("Model").fill("Theirs");
  await theirs.button("Next").click();
  await expect(seller).toHaveURL(/val=2/);
  await expect(page.getByText("Changed by Meera Nair")).toBeVisible();
  await expect(mine.field("Model")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const choice = page.getByRole("radiogroup", { name: "Model" });
  await expect(choice.getByRole("radio", { name: "Mine" })).toBeChecked();
  await expect(choice.getByRole("radio", { name: "Theirs" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await mine.button("Next").click();
  await expect(page).toHaveURL(/val=2/);
  await mine.open(1, draft);
  await expect(mine.field("Model")).toHaveValue("Mine");
  await seller.context().close();
});

import type { Page } from "playwright/test";
import * as v from "valibot";
import { axeFindings } from "./axeFindings.ts";
import { type DraftProduct, draftProduct, priceProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { keptDraftTexts } from "./keptDrafts.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";
import { typeDay } from "./typeDay.ts";

/** A draft of the demo's first location whose first three steps are done, at step 4. */
async function openDiscounts(page: Page, product: Product): Promise<[WizardPage, DraftProduct]> {
  const draft = await draftProduct(product);
  await priceProduct(product, draft);
  const wizard = new WizardPage(page);
  await wizard.open(4, draft);
  return [wizard, draft];
}

const offered = v.array(v.object({ prod_id: v.number(), prod_name: v.string() }));

/** Puts a product of the same location into a bundle, past the console. */
async function bundleElsewhere(product: Product, { id }: DraftProduct, name: string): Promise<void> {
  const response = await callService(product, "GET", `/v1/companySellerProdLoc/seller_id/1/${id}`);
  const other = v.parse(offered, response).find((one) => one.prod_name === name);
  await callService(product, "POST", "/v1/companySellerProdBundle", {
    prod_id: Number(id),
    bundle_id: other?.prod_id,
    bundle_offer_percentage: "5",
    order_id: 9,
  });
}

test("M-DISC-1 to 4: each message of step 4 after the first attempt, and none of what is switched off", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("seller");
  const [wizard] = await openDiscounts(page, product);
  const percentage = wizard.field("Discount Percentage");
  await percentage.fill("20.5");
  await wizard.button("Save").click();
  await expect.poll(() => wizard.problems()).toEqual(["Please enter 1% to 20%"]);
  // The value stays, marked.
  await expect(percentage).toHaveValue("20.5");
  await percentage.fill("0.5");
  await expect.poll(() => wizard.problems()).toEqual(["Please enter 1% to 20%"]);
  await percentage.fill("20");
  await expect.poll(() => wizard.problems()).toEqual([]);

  await wizard.turn("Special offer");
  await expect.poll(() => wizard.problems()).toEqual(["Please Enter Start Date", "Please Enter End Date"]);
  await expect(wizard.field("Special Offer Percentage")).toHaveValue("30");
  await wizard.field("Special Offer Percentage").fill("");
  await typeDay(wizard.day("Start Date"), "2020-01-01");
  await expect
    .poll(() => wizard.problems())
    .toEqual([
      "Special Offer Percentage is required",
      "Start Date must not be in the past",
      "Please Enter End Date",
    ]);
  await wizard.field("Special Offer Percentage").fill("91");
  await typeDay(wizard.day("Start Date"), "2040-02-01");
  await typeDay(wizard.day("End Date"), "2040-01-31");
  await expect
    .poll(() => wizard.problems())
    .toEqual(["Please enter 1% to 90%", "End Date must not be before Start Date"]);
  await wizard.field("Infinite").press("Space");
  await expect(wizard.day("End Date")).toHaveCount(0);
  await expect.poll(() => wizard.problems()).toEqual(["Please enter 1% to 90%"]);
  await wizard.turn("Special offer");
  await expect.poll(() => wizard.problems()).toEqual([]);

  await wizard.turn("Bundle discounts");
  await expect
    .poll(() => wizard.problems())
    .toEqual(["Please Add One Bundle Product or Disable the Bundle Discount"]);
  expect(await axeFindings(page)).toEqual([]);
  await wizard.turn("Bundle discounts");

  await wizard.turn("Volume discounts");
  const percentages = [1, 2, 3, 4].map((number) => `Slab ${number} Discount is required`);
  await expect.poll(() => wizard.problems()).toEqual(percentages);
  await wizard.field("Slab 2, pieces or more").fill("5");
  await expect
    .poll(() => wizard.problems())
    .toEqual([percentages[0], "Please Enter value Greatter then Slab 1", ...percentages.slice(1)]);
  await wizard.button("Reset slabs").click();
  await expect
    .poll(() => wizard.problems())
    .toEqual(percentages.flatMap((message, index) => [`Slab ${index + 1} is required`, message]));
  await expect(wizard.field("Slab 1, pieces or more")).toHaveValue("");
  expect(await axeFindings(page)).toEqual([]);
});

test("M-DISC-3 two bundles are added, edited and deleted after a question; a refused one says why and is empty again", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("seller");
  const [wizard, draft] = await openDiscounts(page, product);
  const { dialog } = wizard;
  await wizard.turn("Bundle discounts");
  await wizard.button("Add bundle").click();
  await expect(dialog.getByRole("heading", { name: "Add Bundle >> Add New" })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Order ID" }).fill("");
  await dialog.getByRole("button", { name: "Add bundle" }).click();
  await expect
    .poll(() => dialog.locator("[data-field-problem]").allTextContents())
    .toEqual(["Bundle Product ID required", "Bundle Offer Percentage is required", "Order ID is required"]);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();

  await wizard.addBundle("Areca Palm", "10");
  await expect(wizard.row("Areca Palm")).toContainText("₹449.00 ₹404.10");
  await wizard.addBundle("Bamboo Toothbrush", "20");
  await expect(wizard.row("Bamboo Toothbrush")).toContainText("20%");

  await page.getByRole("button", { name: "Edit Areca Palm" }).click();
  await expect(dialog.getByRole("heading", { name: "Add Bundle >> Edit" })).toBeVisible();
  await dialog.getByLabel("Bundle Offer Percentage").fill("50");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(wizard.row("Areca Palm")).toContainText("₹224.50");

  // Somebody else is faster with the third.
  await wizard.button("Add bundle").click();
  await dialog.getByRole("combobox", { name: "Bundle Product" }).fill("Clay Biryani");
  await page.getByRole("option", { name: "Clay Biryani Handi" }).click();
  await bundleElsewhere(product, draft, "Clay Biryani Handi");
  await dialog.getByLabel("Bundle Offer Percentage").fill("5");
  await dialog.getByRole("button", { name: "Add bundle" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This product is already in the bundle");
  await expect(dialog.getByRole("combobox", { name: "Bundle Product" })).toHaveValue("");
  await expect(dialog.getByLabel("Bundle Offer Percentage")).toHaveValue("");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Delete Bamboo Toothbrush" }).click();
  const question = page.getByRole("alertdialog").filter({ hasText: "Are you sure you want to delete?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(wizard.row("Bamboo Toothbrush")).toHaveCount(0);
  await expect(wizard.row("Areca Palm")).toBeVisible();
});

test("M-DISC-4 the worked example follows what is typed, and a complete product is submitted", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("seller");
  const [wizard, draft] = await openDiscounts(page, product);
  const example = page.getByRole("region", { name: "Worked example" }).getByRole("row");
  await expect(example.last()).toHaveText("1Nothing ₹1,000.00₹1,000.00₹1,180.00");
  await wizard.field("Discount Percentage").fill("5");
  await wizard.turn("Special offer");
  await typeDay(wizard.day("Start Date"), "2040-01-01");
  await typeDay(wizard.day("End Date"), "2040-01-31");
  await wizard.turn("Volume discounts");
  for (const [index, percentage] of ["2", "4", "6", "8"].entries()) {
    await wizard.field(`Slab ${index + 1} Discount`).fill(percentage);
  }
  await wizard.field("Slab 1, pieces or more").fill("3");
  await wizard.button("Reset slabs").focus();
  // The offer has not begun.
  await expect(example.filter({ hasText: "Volume 2%" })).toHaveText([
    "3Discount 5% · Volume 2%₹1,000.00 ₹931.00₹2,793.00₹3,295.74",
  ]);
  const on = wizard.day("On the day");
  await typeDay(on, "2040-02-01");
  await expect(example.filter({ hasText: "Offer 30%" })).toHaveCount(0);
  await typeDay(on, "2040-01-31");
  // 1000 less 5 %, less 30 %, less 2 %; three pieces; with 18 % tax.
  await expect(example.filter({ hasText: "Volume 2%" })).toHaveText([
    "3Discount 5% · Offer 30% · Volume 2%₹1,000.00 ₹651.70₹1,955.10₹2,307.02",
  ]);
  await expect(example.last()).toHaveText(
    "20Discount 5% · Offer 30% · Volume 8%₹1,000.00 ₹611.80₹12,236.00₹14,438.48",
  );
  await wizard.turn("Bundle discounts");
  await wizard.addBundle("Areca Palm", "10");
  await expect(example.last()).toContainText("₹12,640.10");

  const requests = await graphqlRequests(page, async () => {
    await wizard.button("Save").click();
    await expect(page.getByText(`${draft.name} was submitted. It waits for approval.`)).toBeVisible();
    await expect(page).toHaveURL(/master\/ViewProduct/);
  });
  expect(requests.flatMap(({ upstream }) => upstream)).toContain("POST /v1/companySellerProdLoc/page4SignUp");

  await wizard.open(4, draft);
  await expect(wizard.field("Discount Percentage")).toHaveValue("5");
  await expect(wizard.day("Start Date").getByRole("spinbutton")).toHaveText(["01", "01", "2040"]);
  await expect(wizard.field("Slab 1, pieces or more")).toHaveValue("3");
  await expect(wizard.field("Slab 4 Discount")).toHaveValue("8");
  await expect(wizard.row("Areca Palm")).toBeVisible();
});

test("a draft that lacks an earlier step stays a draft, and the message says which step", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("seller");
  const draft = await draftProduct(product);
  const wizard = new WizardPage(page);
  await wizard.open(4, draft);
  await expect(page.getByText("There is no price yet. Enter one in step 3.")).toBeVisible();
  await wizard.button("Save").click();
  await expect(
    page.getByText(`${draft.name} is saved as a draft. Step 3, price and variants, is not complete yet.`),
  ).toBeVisible();
  await expect(page).toHaveURL(/master\/ViewProduct/);
});

test("X-DRAFT what was typed in step 4 is offered again after the page was lost", async ({
  context,
  page,
  product,
  signIn,
}) => {
  await signIn("seller");
  const [wizard, draft] = await openDiscounts(page, product);
  await wizard.field("Discount Percentage").fill("7");
  await wizard.turn("Volume discounts");
  await wizard.field("Slab 1 Discount").fill("3");
  await wizard.field("Slab 2 Discount").focus();
  await expect.poll(() => keptDraftTexts(page)).toContain('"percentage":3}');
  await page.close();

  const again = new WizardPage(await context.newPage());
  await again.open(4, draft);
  await again.button("Restore").click();
  await expect(again.field("Discount Percentage")).toHaveValue("7");
  await expect(again.field("Slab 1 Discount")).toHaveValue("3");
});

test("a discount and a bundle are filled in by keyboard alone", async ({ page, product, signIn }) => {
  await signIn("seller");
  const [wizard, draft] = await openDiscounts(page, product);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await wizard.field("Discount Percentage").focus();
  await page.keyboard.type("5");
  await press("Tab", "Tab");
  await expect(page.getByRole("switch", { name: "Bundle discounts" })).toBeFocused();
  await press("Space");
  await wizard.button("Add bundle").waitFor();
  await press("Tab");
  await expect(wizard.button("Add bundle")).toBeFocused();
  await press("Enter");
  const box = wizard.dialog.getByRole("combobox", { name: "Bundle Product" });
  await expect(box).toBeFocused();
  await page.keyboard.type("Areca Palm");
  // The response to the whole text: nothing comes in between the keys any more.
  await expect(page.getByRole("option")).toHaveText(["Areca Palm"]);
  await press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant", /./);
  await press("Enter");
  await expect(box).toHaveValue("Areca Palm");
  await press("Tab");
  await expect(wizard.dialog.getByLabel("Bundle Offer Percentage")).toBeFocused();
  await page.keyboard.type("10");
  await press("Enter");
  await expect(wizard.row("Areca Palm")).toContainText("₹404.10");
  await expect(wizard.button("Add bundle")).toBeFocused();
  await wizard.field("Discount Percentage").focus();
  await press("Enter");
  await expect(page.getByText(`${draft.name} was submitted.`)).toBeVisible();
  await expect(page).toHaveURL(/master\/ViewProduct/);
});

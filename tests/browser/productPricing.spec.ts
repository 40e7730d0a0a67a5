import { axeFindings } from "./axeFindings.ts";
import { draftProduct, priceProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { WizardPage } from "./pages/WizardPage.ts";

test("M-WIZ-11 each message of step 3 stands beside its field after the first attempt, and goes when it is met", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("owner");
  const wizard = new WizardPage(page);
  await wizard.open(3, await draftProduct(product));
  expect(await wizard.problems()).toEqual([]);
  await wizard.button("Next").click();
  const taxes = ["CGST is required", "SGST is required", "IGST is required"];
  await expect.poll(() => wizard.problems()).toEqual(["Please Enter Product Price", ...taxes]);
  expect(await axeFindings(page)).toEqual([]);

  await wizard.field("Price before tax").fill("0");
  await expect.poll(() => wizard.problems()).toEqual(["Price must be more than 0", ...taxes]);
  await wizard.turn("Variants");
  await expect.poll(() => wizard.problems()).toEqual(["Please Add One Varient", ...taxes]);
  await expect(wizard.field("SKU")).toHaveCount(0);
  await wizard.turn("Variants");
  await wizard.field("Price before tax").fill("149.5");
  await wizard.turn("Gift wrapping");
  await expect(wizard.field("Gift Wrapping Price")).toHaveValue("30.00");
  await wizard.field("Gift Wrapping Price").fill("");
  await expect.poll(() => wizard.problems()).toEqual(["Gift Wrapping Price is Required", ...taxes]);
  await wizard.field("Gift Wrapping Price").fill("25");
  await wizard.field("CGST").fill("50.01");
  await wizard.field("HSN Code").fill("12345");
  await expect
    .poll(() => wizard.problems())
    .toEqual(["Please enter 0% to 50%", ...taxes.slice(1), "HSN Code has 4, 6 or 8 digits"]);
});

test("M-WIZ-12 a single price is saved with gift wrapping and taxes; IGST is proposed, and may be another", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("owner");
  const wizard = new WizardPage(page);
  const draft = await draftProduct(product);
  const queries = await graphqlRequests(page, () => wizard.open(3, draft));
  // The next step's may have begun already.
  expect(queries.map(({ upstream }) => upstream.toSorted())).toContainEqual([
    "GET /v1/companyPO",
    "GET /v1/companySellerProdLoc",
  ]);
  await wizard.field("Price before tax").fill("1299.5");
  await wizard.field("SKU").fill(`POT-${draft.id}`);
  await wizard.turn("Gift wrapping");
  await wizard.field("CGST").fill("6");
  await wizard.field("SGST").fill("6");
  await wizard.field("HSN Code").fill("691200");
  await expect(wizard.field("IGST")).toHaveValue("12");
  await wizard.field("IGST").fill("18");
  await wizard.field("HSN Code").focus();
  await expect(page.getByText("CGST and SGST together are 12%.")).toBeVisible();
  const saved = await graphqlRequests(page, async () => {
    await wizard.button("Next").click();
    await expect(page).toHaveURL(new RegExp(`val=4&id=${draft.globalId}$`));
    await wizard.button("Save").waitFor();
  });
  expect(saved.flatMap(({ upstream }) => upstream)).toContain("POST /v1/companySellerProdLoc/page3Signup");

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(new RegExp(`val=3&id=${draft.globalId}$`));
  await expect(wizard.field("Price before tax")).toHaveValue("1,299.50");
  await expect(wizard.field("SKU")).toHaveValue(`POT-${draft.id}`);
  await expect(wizard.field("Gift Wrapping Price")).toHaveValue("30.00");
  await expect(wizard.field("IGST")).toHaveValue("18");
  await expect(wizard.field("HSN Code")).toHaveValue("691200");
});

test("M-VAR-1 three variants are added, one is edited, closed with a reason and offered again; the default stays", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("seller");
  const wizard = new WizardPage(page);
  const { dialog } = wizard;
  const draft = await draftProduct(product);
  await wizard.open(3, draft);
  await wizard.turn("Variants");
  for (const [short, long, price] of [
    ["1 l", "Clay pot, one litre", "299"],
    ["2 l", "Clay pot, two litres", "499"],
    ["3 l", "Clay pot, three litres", "699.5"],
  ] as const) {
    await wizard.button("Add variant").click();
    await dialog.getByLabel("Short Name").fill(short);
    await dialog.getByLabel("Long Name").fill(long);
    await dialog.getByLabel("Price before tax").fill(price);
    // Only an edit chooses the default and the availability (Document 2 §4).
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Add variant" }).click();
    await expect(wizard.row(long)).toBeVisible();
  }
  await expect(wizard.row("Clay pot, one litre")).toContainText("Default price");

  await page.getByRole("button", { name: "Edit 2 l" }).click();
  await dialog.getByRole("switch", { name: "Gift wrapping" }).press("Space");
  await dialog.getByRole("checkbox", { name: "Item not available" }).press("Space");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(wizard.row("Clay pot, two litres")).toContainText("₹30.00");
  await expect(wizard.row("Clay pot, two litres")).toContainText("Not available now");

  await page.getByRole("button", { name: "Disable 1 l" }).click();
  await expect(dialog).toContainText("It is the default: customers see its price first.");
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "Disable 2 l" }).click();
  await expect(dialog.getByRole("textbox", { name: "Closed Reason" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Disable variant" }).click();
  await expect(dialog.getByText("Closed Reason is required").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Closed Reason" }).fill("Out of season");
  await dialog.getByRole("button", { name: "Disable variant" }).click();
  const closed = wizard.row("Clay pot, two litres");
  await expect(closed).toContainText("Disabled: Out of season");
  await expect(closed.getByRole("button")).toHaveCount(1);
  await closed.getByRole("button", { name: "Enable 2 l" }).click();
  await expect(closed).not.toContainText("Disabled");
  await expect(closed.getByRole("button")).toHaveCount(2);

  for (const tax of ["CGST", "SGST"]) await wizard.field(tax).fill("2.5");
  // There is gift wrapping of each variant and of the product: it is said which counts.
  await expect(
    page.getByText("Each variant has gift wrapping of its own: that is what counts."),
  ).toBeVisible();
  await wizard.button("Next").click();
  await expect(page).toHaveURL(/val=4/);

  // Somebody switches variants off on another device: they are kept, and both places say so (decision D-60).
  await priceProduct(product, draft);
  await page.goto(`/#/master/ViewProduct/${draft.globalId}`);
  await expect(
    page.getByText(/3 variants are kept, but not sold, until Variants is switched on/),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Price and variants" }).first().click();
  const said = page.getByText(/^3 saved variants are kept, but not sold\./);
  await expect(said).toBeVisible();
  await expect(wizard.row("Clay pot, one litre")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await wizard.turn("Variants");
  await expect(wizard.row("Clay pot, one litre")).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("M-VAR-2 each message of the variant's form", async ({ page, product, signIn }) => {
  await signIn("seller");
  const wizard = new WizardPage(page);
  await wizard.open(3, await draftProduct(product));
  await wizard.turn("Variants");
  await wizard.button("Add variant").click();
  const { dialog } = wizard;
  await dialog.getByRole("textbox", { name: "Order ID" }).fill("");
  await dialog.getByRole("switch", { name: "Gift wrapping" }).press("Space");
  await dialog.getByLabel("Gift Wrapping Price").fill("");
  await dialog.getByRole("button", { name: "Add variant" }).click();
  await expect
    .poll(() => dialog.locator("[data-field-problem]").allTextContents())
    .toEqual([
      "Short Name is required",
      "Long Name is required",
      "Price is required",
      "Order ID is required",
      "Gift Wrapping Price is Required",
    ]);
});

test("M-TBL-1 six variants fill a second page, also while the form has changes that are not saved", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("seller");
  const wizard = new WizardPage(page);
  await wizard.open(3, await draftProduct(product));
  await wizard.turn("Variants");
  for (let number = 1; number <= 6; number += 1) {
    await wizard.button("Add variant").click();
    await wizard.dialog.getByLabel("Short Name").fill(`Size ${number}`);
    await wizard.dialog.getByLabel("Long Name").fill(`Clay pot, size ${number}`);
    await wizard.dialog.getByLabel("Price before tax").fill("100");
    await wizard.dialog.getByRole("button", { name: "Add variant" }).click();
    await expect(wizard.dialog).toHaveCount(0);
  }
  const rows = wizard.row(/Clay pot, size/);
  await expect(rows).toHaveCount(5);
  const requests = await graphqlRequests(page, async () => {
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole("searchbox", { name: "Search variants" }).fill("size 3");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Size 3");
    // Enter searches; it does not send the form around the table.
    await page.keyboard.press("Enter");
  });
  // The next step's data may come ahead at any time.
  expect(requests.flatMap(({ upstream }) => upstream)).not.toContain(
    "GET /v1/companySellerProdVarient/AllowVarient",
  );
  await expect(page).toHaveURL(/val=3/);
  expect(await wizard.problems()).toEqual([]);
});

test("step 3 is filled in by keyboard alone", async ({ page, product, signIn }) => {
  await signIn("seller");
  const wizard = new WizardPage(page);
  await wizard.open(3, await draftProduct(product));
  await page.getByRole("main").getByRole("switch", { name: "Variants" }).focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Tab");
  await expect(wizard.field("Price before tax")).toBeFocused();
  await page.keyboard.type("250");
  await press("Tab", "Tab");
  await expect(page.getByRole("switch", { name: "Gift wrapping" })).toBeFocused();
  await press("Space");
  await expect(wizard.field("Gift Wrapping Price")).toBeVisible();
  await press("Tab", "Tab");
  await expect(wizard.field("CGST")).toBeFocused();
  await page.keyboard.type("9");
  await press("Tab");
  await expect(wizard.field("SGST")).toBeFocused();
  await page.keyboard.type("9");
  await press("Tab");
  await expect(wizard.field("IGST")).toBeFocused();
  await expect(wizard.field("IGST")).toHaveValue("18");
  await press("Enter");
  await expect(page).toHaveURL(/val=4/);
});

test("X-CONF a price that somebody else has changed meanwhile is shown beside the one that was typed", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("seller");
  const draft = await draftProduct(product);
  await priceProduct(product, draft);
  const wizard = new WizardPage(page);
  await wizard.open(3, draft);
  await wizard.field("Price before tax").fill("1100");
  // A price is the form's when the field is left; until then the form follows what comes from elsewhere.
  await wizard.field("SKU").focus();
  await priceProduct(product, draft, "900.00");
  await wizard.button("Next").click();
  await expect(page.getByText("Somebody else has changed this since you opened it")).toBeVisible();
  const choice = page.getByRole("radiogroup", { name: "Price before tax" });
  await expect(choice.getByRole("radio", { name: "₹1,100.00" })).toBeChecked();
  await expect(choice.getByRole("radio", { name: "₹900.00" })).not.toBeChecked();
  await wizard.button("Next").click();
  await expect(page).toHaveURL(/val=4/);
  await wizard.open(3, draft);
  await expect(wizard.field("Price before tax")).toHaveValue("1,100.00");
});

import { randomUUID } from "node:crypto";
import type { Route } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { keptDraftTexts } from "./keptDrafts.ts";
import { NewProductPage } from "./pages/NewProductPage.ts";

test("M-WIZ-1 a seller creates a product with a brand and a manufacturer added in place; Back keeps all of it", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("seller");
  const wizard = new NewProductPage(page);
  const name = NewProductPage.newName();
  const brand = `Brand ${randomUUID().slice(0, 8)}`;
  const maker = `Maker ${randomUUID().slice(0, 8)}`;
  await wizard.open();
  expect(await axeFindings(page)).toEqual([]);
  await wizard.choose("Level1 Category", "Kitchen & Dining");
  await wizard.choose("Level2 Category", "Cookware");
  await wizard.field("Product Name").fill(name);
  await wizard.field("Model").fill("P-1");
  await wizard.field("Colour").fill("Copper");
  await wizard.field("Packing").fill("One in a box");

  await page.getByRole("button", { name: "Add brand" }).click();
  expect(await axeFindings(page)).toEqual([]);
  await wizard.dialog.getByRole("textbox", { name: "Brand Name" }).fill(brand);
  await wizard.dialog.getByRole("button", { name: "Add brand" }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(wizard.picker("Brand")).toHaveValue(brand);

  await expect(wizard.picker("Country of origin")).toHaveValue("India");
  await page.getByRole("button", { name: "Add manufacturer" }).click();
  await wizard.dialog.getByRole("textbox", { name: "Manufacturer Name" }).fill(maker);
  await wizard.dialog.getByRole("combobox", { name: "Country" }).fill("Nepal");
  await page.getByRole("option", { name: "Nepal", exact: true }).click();
  await wizard.dialog.getByRole("button", { name: "Add manufacturer" }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(wizard.picker("Manufacturer")).toHaveValue(maker);
  // The manufacturer decides where it comes from, and the picker of countries is away (decision D-56).
  await expect(page.locator(".wizard-origin")).toContainText("Nepal");
  await expect(wizard.picker("Country of origin")).toHaveCount(0);

  await page.getByRole("textbox", { name: "Description" }).fill("Peels everything");
  await wizard.upload(wizard.summaryImage, ["summary.png"]);
  // Nothing can be typed while it is being made: it would be of a form that is being left.
  const answer = Promise.withResolvers<void>();
  const held = async (route: Route) => {
    if (route.request().postData()?.includes(`"name":"${name}"`)) await answer.promise;
    await route.fallback();
  };
  await page.route("**/graphql", held);
  await wizard.next();
  await expect(page.locator("[inert]").filter({ has: wizard.field("Product Name") })).toHaveCount(1);
  await expect(wizard.field("Product Name")).toHaveValue(name);
  answer.resolve();
  await wizard.arriveAt(2);
  await page.unroute("**/graphql", held);
  const id = new URL(page.url()).hash.match(/id=(\w+)/)?.[1];

  await wizard.button("Back").click();
  await wizard.arriveAt(1);
  expect(page.url()).toContain(`id=${id}`);
  const kept = { "Product Name": name, Model: "P-1", Colour: "Copper", Packing: "One in a box" };
  for (const [field, value] of Object.entries(kept)) await expect(wizard.field(field)).toHaveValue(value);
  const chosen = {
    "Level1 Category": "Kitchen & Dining",
    "Level2 Category": "Cookware",
    Brand: brand,
    Manufacturer: maker,
  };
  for (const [picker, value] of Object.entries(chosen))
    await expect(wizard.picker(picker)).toHaveValue(value);
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveText("Peels everything");
  await expect(page.locator(".wizard-origin")).toContainText("Nepal");
  await expect(wizard.summaryImage.locator("img")).toHaveJSProperty("naturalWidth", 64);

  // Without the manufacturer the picker is back.
  await wizard.picker("Manufacturer").fill("");
  await page.keyboard.press("Tab");
  await expect(wizard.picker("Country of origin")).toBeVisible();

  await wizard.field("Model").fill("P-2");
  await wizard.next();
  await wizard.arriveAt(2);
  await wizard.next();
  await wizard.arriveAt(3);
  await wizard.expectOne(name);
});

test("M-WIZ-1 each message of step 1, word for word, after the first attempt only", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const wizard = new NewProductPage(page);
  await wizard.open("/master/AddProductLoc?val=1");
  const messages = [
    "Location is required",
    "Level1 Category is required",
    "Product Name is required",
    "Please Upload Product Image",
  ];
  for (const message of messages) await expect(page.getByText(message)).toHaveCount(0);
  const requests = await graphqlRequests(page, async () => {
    await wizard.next();
    for (const message of messages) await expect(page.getByText(message).first(), message).toBeVisible();
  });
  expect(requests).toEqual([]);
  const long = "x".repeat(121);
  for (const field of ["Product Name", "Model", "Colour", "Packing"]) {
    await wizard.field(field).fill(long);
    const problem = page.locator("[data-field-problem]", { hasText: "Must have at most 120 characters" });
    await expect(problem).toBeVisible();
    // The summary has no field beside it to say which.
    await expect(page.getByRole("button", { name: `${field}: Must have at most 120` })).toBeVisible();
    await wizard.field(field).fill("x");
    await expect(problem).toHaveCount(0);
  }
  await wizard.summaryImage
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByText("Only allowed PNG or JPG or WEBP").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test(
  "X-DUP step 1 sent twice, with the first answer lost, makes one product",
  { tag: "@kept" },
  async ({ page, signIn }) => {
    await signIn("seller");
    const wizard = new NewProductPage(page);
    const name = NewProductPage.newName();
    await wizard.open();
    await wizard.fill(name);
    let isLost = false;
    await page.route("**/graphql", async (route) => {
      if (isLost || !(route.request().postData() ?? "").includes("idempotencyKey")) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await wizard.next();
    await expect(page.getByText("We could not reach the service. Try again.").first()).toBeVisible();
    expect(isLost).toBe(true);
    await expect(wizard.button("Next")).toBeEnabled();
    await expect(wizard.field("Product Name")).toHaveValue(name);
    await wizard.next();
    await wizard.arriveAt(2);
    await wizard.expectOne(name);
  },
);

test("M-WIZ-1 a refused save says the server's words, stays and loses nothing; a reload offers the draft back", async ({
  page,
  signIn,
}) => {
  await signIn("seller");
  const wizard = new NewProductPage(page);
  const name = NewProductPage.newName();
  await wizard.open();
  await wizard.fill(name);
  await wizard.upload(wizard.furtherImages, ["side.png"]);
  await page.route("**/graphql", (route) =>
    (route.request().postData() ?? "").includes("idempotencyKey")
      ? route.fulfill({
          json: {
            data: {
              addProduct: {
                __typename: "ValidationError",
                __isError: "ValidationError",
                message: "Refused",
                issues: [
                  { path: ["categoryId"], message: "This category is gone" },
                  { path: ["summaryImageUploadId"], message: "Not a picture" },
                ],
              },
            },
          },
        })
      : route.continue(),
  );
  await wizard.next();
  // Each beside its field, and in the summary.
  await expect(page.locator("[data-field=categoryId] [data-field-problem]")).toHaveText(
    "This category is gone",
  );
  await expect(page.locator("[data-field=summaryImageUploadId] [data-field-problem]")).toHaveText(
    "Not a picture",
  );
  await expect(wizard.field("Product Name")).toHaveValue(name);
  await expect(wizard.done(wizard.furtherImages, "side.png")).toBeVisible();
  await page.unroute("**/graphql");

  await expect.poll(() => keptDraftTexts(page)).toContain(name);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(wizard.field("Product Name")).toHaveValue(name);
  await expect(wizard.picker("Level1 Category")).toHaveValue("Kitchen & Dining");
  await wizard.upload(wizard.summaryImage, ["summary.png"]);
  await wizard.next();
  await wizard.arriveAt(2);
  await wizard.expectOne(name);
});

const idOf = (number: number): string => Buffer.from(`Product:${number}`).toString("base64url");

test("D-54 an address without a product is step 1, and an unknown product is not found", async ({
  page,
  signIn,
}) => {
  await signIn("seller");
  const wizard = new NewProductPage(page);
  await wizard.open("/master/AddProduct?val=3");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  for (const id of [idOf(999_999), "nonsense"]) {
    await page.goto(`/#/master/AddProduct?val=2&id=${id}`);
    await expect(page.getByRole("main").getByRole("link", { name: "All products" })).toBeVisible();
    await expect(page.getByText("Step 2 of 4")).toHaveCount(0);
  }
});

test("D-54 another company's product is not found, on any step", async ({ page, signIn }) => {
  await signIn("otherOwner");
  for (const step of [1, 2, 3, 4]) {
    await page.goto(`/#/master/AddProductLoc?val=${step}&id=${idOf(1)}`);
    await expect(page.getByRole("main").getByRole("link", { name: "All products" })).toBeVisible();
    await expect(page.getByText(`Step ${step} of 4`)).toHaveCount(0);
  }
});

test("D-54 an owner picks a location, which Clear keeps; the product is that location's", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const wizard = new NewProductPage(page);
  const name = NewProductPage.newName();
  await wizard.open("/master/AddProductLoc?val=1");
  await wizard.choose("Location", "Verdant Pune Warehouse");
  await wizard.fill("Thrown away");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(wizard.field("Product Name")).toHaveValue("");
  await expect(wizard.picker("Location")).toHaveValue("Verdant Pune Warehouse");
  await expect(wizard.summaryImage.locator("img")).toHaveCount(0);
  await wizard.fill(name);
  await wizard.next();
  await wizard.arriveAt(2);
  expect(page.url()).toContain("/master/AddProductLoc");
  await wizard.expectOne(name);
  await expect(page.getByRole("row", { name })).toContainText("Pune Warehouse");
});

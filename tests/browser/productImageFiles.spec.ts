import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleJpeg, samplePng } from "../../bff/test/doubles/sampleImages.ts";
import { axeFindings } from "./axeFindings.ts";
import { draftProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { callService } from "./restService.ts";

const address = "/#/master/ProductImages";

test("M-BULK a folder of images is put to products by their SKUs: seen before, sent, left out with reasons, and there afterwards", async ({
  page,
  product,
  signIn,
}, { outputDir }) => {
  test.slow();
  const first = await draftProduct(product, "Teapot");
  const second = await draftProduct(product, "Tea cup");
  const code = randomUUID().slice(0, 8);
  const skuOf = async (id: string, sku: string) => {
    await callService(product, "POST", "/v1/companySellerProdLoc/page3Signup", {
      prod_id: Number(id),
      prod_varient_enabled: "false",
      product_price: "100",
      gift_wrapping_enabled: "false",
      gift_wrapping_price: "0",
      cgst: "9",
      sgst: "9",
      igst: "18",
      sku_seller: sku,
    });
    return sku;
  };
  const pot = await skuOf(first.id, `Pot-${code}`);
  const cup = await skuOf(second.id, `CUP-${code}-2`);
  const folder = join(outputDir, "images", "inner");
  mkdirSync(folder, { recursive: true });
  const png = await samplePng();
  const large = Buffer.concat([png, Buffer.alloc(300_000, "x")]);
  for (const [name, content] of [
    [`${pot.toLowerCase()}.png`, png],
    [`${pot}-10.jpg`, await sampleJpeg()],
    [`${pot}_2.png`, large],
    [`${cup}.png`, png],
    [`nobody-${code}.png`, png],
    [`${pot}-3.png`, Buffer.from("no picture at all")],
    ["notes.txt", Buffer.from("no image by its name")],
    [".DS_Store", Buffer.from("nobody has chosen it")],
  ] as const)
    writeFileSync(join(folder, name), content);

  await signIn("seller");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Images of products" })).toBeVisible();
  await page.getByRole("main").locator("input[type=file]").nth(1).setInputFiles(join(outputDir, "images"));
  await expect(page.getByRole("heading", { name: "3 images for 1 product" })).toBeVisible();
  const list = page.getByRole("list", { name: "Images of products" });
  await expect(list.locator(".image-files-facts")).toHaveText([
    `Image 2${pot}_2.png`,
    `Image 3${pot}-3.png`,
    `Image 10${pot}-10.jpg`,
  ]);
  await expect(page.locator(".image-files-left-out > li")).toHaveText([
    `${cup}.png The product has a summary image`,
    `nobody-${code}.png No product has this SKU`,
    `${pot.toLowerCase()}.png The product has a summary image`,
    "notes.txt Only allowed PNG or JPG or WEBP",
  ]);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByText("Replace summary images that are there").click();
  await expect(page.getByRole("heading", { name: "5 images for 2 products" })).toBeVisible();
  await page.getByRole("button", { name: "Add 5 images" }).click();
  await expect(page.getByRole("heading", { name: "4 of 5 images were added" })).toBeVisible();
  await expect(list.locator(".image-files-row").filter({ hasText: `${pot}-3.png` })).toContainText(
    "Only allowed PNG or JPG or WEBP",
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Try 1 again" }).click();
  await expect(page.getByRole("heading", { name: "1 image for 1 product" })).toBeVisible();
  await page.getByRole("button", { name: "Add 1 image" }).click();
  await expect(page.getByRole("heading", { name: "0 of 1 images were added" })).toBeVisible();

  await page.goto(`/#/master/ViewProduct/${first.globalId}`);
  const images = page.getByRole("region", { name: "Images" }).getByRole("img");
  await expect(images).toHaveCount(3);
  await expect(images.first()).toHaveAccessibleName("Summary image");
  await page.goto(`/#/master/ViewProduct/${second.globalId}`);
  await expect(images).toHaveCount(1);
});

test("an owner chooses the location first, and what cannot be looked at is said", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto(address);
  const files = page.getByRole("main").locator("input[type=file]").first();
  const png = { name: "nobody.png", mimeType: "image/png", buffer: await samplePng() };
  await files.setInputFiles(png);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Choose a location first");
  await page.getByRole("combobox", { name: "Location" }).fill("indira");
  await page.getByRole("option", { name: "Verdant Indiranagar" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await files.setInputFiles({
    name: "letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Dear customer"),
  });
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("There is no image among them");
  await files.setInputFiles(
    Array.from({ length: 501 }, (_, index) => ({ ...png, name: `${index}.png`, buffer: Buffer.from("x") })),
  );
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Choose at most 500 images at once");
  await page.route("**/graphql", (route) => route.abort());
  await files.setInputFiles(png);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "The products could not be read. Try again.",
  );
  await page.unroute("**/graphql");
  await files.setInputFiles(png);
  await expect(page.getByText("None of these images can be added. The reasons stand below.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add 0 images" })).toBeDisabled();
});

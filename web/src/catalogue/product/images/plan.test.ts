import { expect, test } from "vitest";
import { type FoundProduct, planImages, skusOf } from "./plan.ts";

const file = (name: string) => new File(["x"], name);
const product = (sku: string, facts: Partial<FoundProduct> = {}): FoundProduct => ({
  id: `id of ${sku}`,
  name: `Product ${sku}`,
  sku,
  version: "1",
  hasSummary: false,
  imageCount: 0,
  nextOrder: 1,
  ...facts,
});

/** A plan in words: of each product its files, and of each file that is left out why. */
function planned(names: readonly string[], found: readonly FoundProduct[], replacesSummary = false) {
  const plan = planImages(names.map(file), found, replacesSummary);
  return {
    products: plan.products.map(({ product: { sku }, images }) => [
      sku,
      ...images.map((one) => one.file.name),
    ]),
    leftOut: plan.leftOut.map((one) => [one.file.name, one.reason]),
  };
}

test("files are put to SKUs whatever their case, the summary image first, then by number", () => {
  const names = ["tea-10.jpg", "Tea-2.jpg", "tea.jpg", "COFFEE_2.png", "cocoa.jpg"];
  expect(planned(names, [product("TEA"), product("coffee")])).toEqual({
    products: [
      ["coffee", "COFFEE_2.png"],
      ["TEA", "tea.jpg", "Tea-2.jpg", "tea-10.jpg"],
    ],
    leftOut: [["cocoa.jpg", "noProduct"]],
  });
});

test("an SKU with a number at its end goes before the image of that number", () => {
  expect(planned(["A-2.jpg", "A-3.jpg"], [product("A"), product("A-2")]).products).toEqual([
    ["A-2", "A-2.jpg"],
    ["A", "A-3.jpg"],
  ]);
});

test("what is no image by its name is left out behind the others, and said so", () => {
  expect(planned(["tea.psd", "tea.HEIC", "tea.jpg", "cocoa.png"], [product("tea")])).toEqual({
    products: [["tea", "tea.jpg"]],
    leftOut: [
      ["cocoa.png", "noProduct"],
      ["tea.psd", "noImage"],
      ["tea.HEIC", "noImage"],
    ],
  });
});

test("a summary image that is there stays, unless it is to be replaced; of two for one product the second is left out", () => {
  const found = [product("A", { hasSummary: true })];
  expect(planned(["A.jpg", "A-2.jpg"], found)).toEqual({
    products: [["A", "A-2.jpg"]],
    leftOut: [["A.jpg", "hasSummary"]],
  });
  expect(planned(["A.jpg", "A.png"], found, true)).toEqual({
    products: [["A", "A.jpg"]],
    leftOut: [["A.png", "sameSummary"]],
  });
});

test("a product has ten further images at most, those that are there among them", () => {
  const names = ["A-2.jpg", "A-3.jpg", "A-4.jpg"];
  expect(planned(names, [product("A", { imageCount: 8 })])).toEqual({
    products: [["A", "A-2.jpg", "A-3.jpg"]],
    leftOut: [["A-4.jpg", "noRoom"]],
  });
  expect(planned(names, [product("A", { imageCount: 11 })]).products).toEqual([]);
});

test("files of one name from two folders are told apart", () => {
  const { products, leftOut } = planImages(
    ["A-2.jpg", "A-2.jpg", "B.jpg", "B.jpg"].map(file),
    [product("A")],
    false,
  );
  expect(products.flatMap(({ images }) => images.map(({ key }) => key))).toEqual([0, 1]);
  expect(leftOut.map(({ key }) => key)).toEqual([2, 3]);
});

test("every SKU that a file may be of is asked for once", () => {
  expect(skusOf(["A-2.jpg", "a.jpg", "A.png", ".jpg"].map(file))).toEqual(["A-2", "A"]);
});

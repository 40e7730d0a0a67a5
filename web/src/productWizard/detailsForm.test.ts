import { expect, test } from "vitest";
import { type DetailsDraft, emptyDetails, toDetailsInput } from "./detailsForm.ts";

const filled: DetailsDraft = {
  ...emptyDetails,
  level1: { id: "c1", name: "Kitchen" },
  name: " Peeler ",
  summaryImageUploadId: "upload-1",
};

test.each([
  ["the first level alone", {}, "c1"],
  ["two levels", { level2: { id: "c2", name: "Cookware" } }, "c2"],
  ["all three", { level2: { id: "c2", name: "Cookware" }, level3: { id: "c3", name: "Pots" } }, "c3"],
])("the deepest category is written: %s", (_name, levels, categoryId) => {
  expect(toDetailsInput({ ...filled, ...levels }).categoryId).toBe(categoryId);
});

test("texts are trimmed, and empty ones are null", () => {
  expect(toDetailsInput({ ...filled, model: " P-1 ", colour: "  ", packing: "" })).toMatchObject({
    name: "Peeler",
    model: "P-1",
    colour: null,
    packing: null,
    brandId: null,
    manufacturerId: null,
    originCountryCode: "IND",
  });
});

test("the chosen country is kept beside a manufacturer, who decides", () => {
  const manufacturer = { id: "m1", label: "Clayworks", country: { code: "NPL", name: "Nepal" } };
  expect(toDetailsInput({ ...filled, manufacturer })).toMatchObject({
    manufacturerId: "m1",
    originCountryCode: "IND",
  });
});

test("an image is written only where there is a new one", () => {
  expect(toDetailsInput(filled)).toHaveProperty("summaryImageUploadId", "upload-1");
  expect(toDetailsInput({ ...filled, summaryImageUploadId: null })).not.toHaveProperty(
    "summaryImageUploadId",
  );
});

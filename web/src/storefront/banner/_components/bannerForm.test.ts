import { expect, test } from "vitest";
import { emptyDraft, inputOf } from "./bannerForm.ts";

test("the deepest chosen category is sent, texts are trimmed, empty days are none", () => {
  const draft = {
    ...emptyDraft(3),
    category1: { id: "category-1", label: "Kitchen" },
    category2: { id: "category-2", label: "Jars" },
    slogan: " Grow ",
    buttonText: "Shop",
    startDate: "2026-12-01",
  };
  expect(inputOf(draft)).toEqual({
    categoryId: "category-2",
    slogan: "Grow",
    buttonText: "Shop",
    order: 3,
    isActive: true,
    startDate: "2026-12-01",
    endDate: null,
  });
});

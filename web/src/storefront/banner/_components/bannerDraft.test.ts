import { expect, test } from "vitest";
import { draftOf, emptyDraft, inputOf } from "./bannerDraft.ts";

const kitchen = { id: "category-1", name: "Kitchen" };
const jars = { id: "category-2", name: "Jars" };
const banner = {
  path: [kitchen, jars],
  slogan: "Grow",
  buttonText: "Shop",
  order: 3,
  isActive: false,
  startDate: "2026-12-01",
  endDate: null,
};

test("the deepest chosen category is sent, texts are trimmed, empty days are none", () => {
  expect(inputOf({ ...draftOf(banner), slogan: " Grow " })).toEqual({
    categoryId: "category-2",
    slogan: "Grow",
    buttonText: "Shop",
    order: 3,
    isActive: false,
    startDate: "2026-12-01",
    endDate: null,
  });
});

test("a new banner is shown; one of a service without the switch counts as shown too", () => {
  expect(emptyDraft(5)).toMatchObject({
    category1: null,
    slogan: "",
    order: 5,
    isActive: true,
    startDate: "",
  });
  expect(draftOf({ ...banner, isActive: null }).isActive).toBe(true);
});

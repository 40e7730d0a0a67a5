import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { fullPageWizardRoutes } from "./routes.ts";
// Brought here, so that no test waits for it to be compiled.
import "./_components/PutRight.tsx";

const flagged = (field: string, label: string, remark: string, step: number) => ({
  __typename: "FlaggedField",
  field,
  label,
  remark,
  step,
});
const all = [
  flagged("images", "Image", "Show it from behind", 2),
  flagged("variants.12.price", "Price", "Too much", 3),
  flagged("name", "Name", "Spell it out", 1),
];

const open = (changed: readonly string[], flaggedFields: readonly object[] = all) =>
  openConsole(fullPageWizardRoutes, "/auth/SignupProcessSeller?val=2&id=product-1", {
    ImagesPageQuery: () => ({
      viewer: {
        kind: "SELLER",
        nextStep: "HOME",
        email: "ravi@sprig.test",
        permissions: ["PRODUCT_UPDATE"],
        offeredAreas: ["PRODUCTS"],
        company: { __typename: "Company", id: "company-1", name: "Sprig", logoUrl: null },
      },
      node: {
        __typename: "Product",
        id: "product-1",
        name: "Peeler",
        updatedAt: null,
        incompleteStep: null,
        viewerCanUpdate: true,
        flaggedFields,
        images: { __typename: "ProductImageConnection", totalCount: 0, edges: [] },
      },
    }),
    PutRightQuery: () => ({
      node: {
        __typename: "Product",
        id: "product-1",
        changesSinceReview: changed.map((path) => ({ __typename: "FieldChange", path: path.split(".") })),
      },
    }),
  });
const lines = () =>
  [...document.querySelectorAll<HTMLElement>(".wizard-put-right li")].map((line) => [
    line.dataset["done"] !== undefined,
    line.textContent,
  ]);

test("each field that was pointed at says what is to be put right, with the way to its step", async () => {
  await open([]);
  await eventually(() => expect(screen.getByText("3 fields to put right")).toBeTruthy());
  expect(lines()).toEqual([
    [false, "Image: Show it from behind Step 2: Images"],
    [false, "Price: Too much Step 3: Price and variants"],
    [false, "Name: Spell it out Step 1: Categories and details"],
  ]);
  const link = screen.getByRole("link", { name: "Step 3: Price and variants" });
  expect(link.getAttribute("href")).toBe("/auth/SignupProcessSeller?val=3&id=product-1");
});

test("what was changed since is counted down: the field, a part of it, or the whole that it is a part of", async () => {
  await open(["images.7", "variants.12", "model"]);
  await eventually(() => expect(screen.getByText("1 field to put right")).toBeTruthy());
  expect(lines().map(([isDone]) => isDone)).toEqual([true, true, false]);
});

test("when all are changed it says so", async () => {
  await open(["images.7", "variants.12.price", "name"]);
  const text = "All that was pointed at is changed. It can be submitted again.";
  await eventually(() => expect(screen.getByText(text)).toBeTruthy());
});

test("of a product without such fields nothing is asked", async () => {
  const { sent } = await open([], []);
  expect(document.querySelector(".wizard-put-right")).toBeNull();
  expect(sent.map(({ name }) => name)).not.toContain("PutRightQuery");
});

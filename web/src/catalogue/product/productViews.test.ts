import { expect, test } from "vitest";
import { productViewVariables, viewOf, viewStatuses } from "./productViews.ts";

const variables = (view: keyof typeof viewStatuses, address = "") =>
  productViewVariables(view, new URLSearchParams(address));

test("each list asks for its states, and is known again by them", () => {
  for (const view of ["enabled", "disabled", "rectification"] as const) {
    const { status } = variables(view).filter;
    expect(status).toEqual(viewStatuses[view]);
    expect(viewOf(status)).toBe(view);
  }
});

test("a status in the address narrows a list, and never widens it", () => {
  expect(variables("rectification", "status=PENDING").filter.status).toEqual(["PENDING"]);
  expect(variables("rectification", "status=ENABLED,RECTIFICATION").filter.status).toEqual(["RECTIFICATION"]);
  expect(variables("disabled", "status=ENABLED").filter.status).toEqual(["DISABLED"]);
  expect(viewOf(variables("rectification", "status=PENDING").filter.status)).toBe("rectification");
});

test("what waits longest is decided on first, unless another order was chosen", () => {
  expect(variables("rectification").orderBy).toEqual({ field: "UPDATED_AT", direction: "ASC" });
  expect(variables("rectification", "sortColumn=name").orderBy).toEqual({ field: "NAME", direction: "ASC" });
  expect(variables("enabled").orderBy).toBeNull();
});

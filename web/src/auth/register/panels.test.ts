import { expect, test } from "vitest";
import { errorsOf, firstPanelOf, panelOf } from "./panels.ts";

test("each field has its part, and what nobody knows is said where the form is sent", () => {
  const fields = ["businessType", "subdomain", "address.area", "address", "email", "website"];
  expect(fields.map(panelOf)).toEqual(["business", "business", "address", "address", "contact", "contact"]);
});

test("a refusal opens the first part that it is about, and each part is told its own", () => {
  const error = { formError: undefined, fieldErrors: { email: ["Taken"], "address.area": ["Unknown"] } };
  expect(firstPanelOf(error)).toBe("address");
  expect(errorsOf(error, "address")).toEqual({ "address.area": ["Unknown"] });
  expect(errorsOf(error, "business")).toEqual({});
  expect(firstPanelOf({ formError: "Not now.", fieldErrors: {} })).toBe("contact");
});

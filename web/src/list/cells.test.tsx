import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyContext } from "#/relay/CompanyContext.ts";
import { LocationCell } from "./cells.tsx";

test.each([
  ["Verdant Pune Warehouse", "Pune Warehouse"],
  ["Verdant", "Verdant"],
  ["Verdant ", "Verdant "],
  ["Verdantia Pune", "Verdantia Pune"],
  ["Pune", "Pune"],
  [null, "–"],
])("of the company Verdant the location %j is called %j in a list", (name, expected) => {
  const { container } = render(
    <CompanyContext value="Verdant">
      <LocationCell>{name}</LocationCell>
    </CompanyContext>,
  );
  expect(container.textContent).toBe(expected);
});

test("where nobody knows the company, a location has its whole name", () => {
  const { container } = render(<LocationCell>{"Verdant Pune"}</LocationCell>);
  expect(container.textContent).toBe("Verdant Pune");
});

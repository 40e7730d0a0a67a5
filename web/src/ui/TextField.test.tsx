import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

test("a message from a look-up shows at once and belongs to the field", () => {
  render(<TextField label="Business Name" errorMessage="Business Name Already Exist" />);
  const input = screen.getByRole("textbox", { name: "Business Name" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Business Name Already Exist",
  ]);
});

test("the description belongs to the field, signs beside the text do not", () => {
  render(<TextField label="Subdomain" suffix=".verdant.test" description="Letters only" />);
  const input = screen.getByRole("textbox", { name: "Subdomain", description: "Letters only" });
  expect(input.getAttribute("aria-invalid")).toBeNull();
});

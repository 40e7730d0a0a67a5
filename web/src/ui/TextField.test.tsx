import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

/** What assistive technology reads after the name, part by part. */
const describedBy = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby")?.split(" ") ?? []).map(
    (id) => document.getElementById(id)?.textContent,
  );

test.each(["description", "warning"] as const)("a %s that comes later belongs to the field, too", (part) => {
  const { rerender } = render(<TextField label="Subdomain" />);
  rerender(<TextField label="Subdomain" {...{ [part]: "Checking…" }} />);
  expect(describedBy(screen.getByRole("textbox", { name: "Subdomain" }))).toEqual(["Checking…"]);
});

test("a message from a look-up shows at once and belongs to the field", () => {
  render(<TextField label="Business Name" errorMessage="Business Name Already Exist" />);
  const input = screen.getByRole("textbox", { name: "Business Name" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(input)).toEqual(["", "Business Name Already Exist"]);
});

test("the description belongs to the field, signs beside the text do not", () => {
  render(<TextField label="Subdomain" suffix=".verdant.test" description="Letters only" />);
  const input = screen.getByRole("textbox", { name: "Subdomain", description: "Letters only" });
  expect(input.getAttribute("aria-invalid")).toBeNull();
});

import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

test("the button shows the characters, says so, and hides them again", () => {
  render(<PasswordField label="Password" showLabel="Show password" />);
  const input = screen.getByLabelText("Password");
  const button = screen.getByRole("button", { name: "Show password" });
  expect([input.getAttribute("type"), button.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  fireEvent.click(button);
  expect([input.getAttribute("type"), button.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
  fireEvent.click(button);
  expect(input.getAttribute("type")).toBe("password");
});

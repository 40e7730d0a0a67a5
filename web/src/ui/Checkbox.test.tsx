import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Checkbox } from "./Checkbox.tsx";
import { Switch } from "./Switch.tsx";

test("is ticked by a press and belongs to its words", () => {
  const onChange = vi.fn();
  render(
    <Checkbox description="For 30 days" onChange={onChange}>
      Remember me
    </Checkbox>,
  );
  const box = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "Remember me",
    description: "For 30 days",
  });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(onChange.mock.calls).toEqual([[true]]);
});

test("some of many is neither ticked nor not", () => {
  render(<Checkbox isIndeterminate>All rows</Checkbox>);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "All rows" }).indeterminate).toBe(true);
});

test("a switch is a switch to everybody", () => {
  render(<Switch defaultSelected>Special offer</Switch>);
  const toggle = screen.getByRole<HTMLInputElement>("switch", { name: "Special offer" });
  fireEvent.click(toggle);
  expect(toggle.checked).toBe(false);
});

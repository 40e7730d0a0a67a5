import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ChoiceGroup } from "./ChoiceGroup.tsx";

const choices = [
  { value: "one", name: "One", picture: null },
  { value: "two", name: "Two", picture: null },
] as const;

function group(value: "one" | "two" | null) {
  const onChange = vi.fn<(value: "one" | "two") => void>();
  render(<ChoiceGroup label="Sides" columns={3} choices={choices} value={value} onChange={onChange} />);
  return onChange;
}

test("the group and its choices have names, and the chosen one says so", () => {
  group("two");
  expect(screen.getByRole("radiogroup", { name: "Sides" })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Two" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "One" }).checked).toBe(false);
});

test("an arrow chooses the next at once", () => {
  const onChange = group("one");
  fireEvent.keyDown(screen.getByRole("radio", { name: "One" }), { key: "ArrowRight" });
  expect(onChange.mock.calls).toEqual([["two"]]);
});

test("what shows already can be chosen, too: it may follow from the system", () => {
  const onChange = group("one");
  fireEvent.click(screen.getByText("One"));
  expect(onChange).toHaveBeenCalledWith("one");
});

test("nothing is chosen when the choice stands in another group", () => {
  group(null);
  const checked = screen.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.checked);
  expect(checked).toEqual([]);
});

import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ComboBox } from "./ComboBox.tsx";

const options = [
  { id: "1", label: "Clayworks" },
  { id: "2", label: "Ironworks" },
];

test("who empties the text takes the choice away; typing over it does not", () => {
  const onSearch = vi.fn<(text: string) => void>();
  const onChoose = vi.fn<(option: (typeof options)[number] | null) => void>();
  render(
    <ComboBox
      label="Maker"
      options={options}
      chosen={options[0] ?? null}
      onChoose={onChoose}
      onSearch={onSearch}
      emptyText="None"
    />,
  );
  const box = screen.getByRole("combobox");
  expect(box).toHaveProperty("value", "Clayworks");
  fireEvent.focus(box);
  fireEvent.input(box, { target: { value: "Iron" } });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.input(box, { target: { value: "" } });
  expect(onChoose.mock.calls).toEqual([[null]]);
  expect(onSearch.mock.calls).toEqual([["Iron"], [""]]);
});

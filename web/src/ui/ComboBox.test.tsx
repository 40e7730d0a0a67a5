import { act, fireEvent, render, screen } from "@testing-library/react";
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

test("until the answer to a search is here, of the options at hand only those that fit are on offer", () => {
  const field = (found: typeof options) => (
    <ComboBox
      label="Maker"
      options={found}
      chosen={null}
      onChoose={() => undefined}
      onSearch={() => undefined}
      emptyText="None"
      searchingText="Searching"
    />
  );
  const { rerender } = render(field(options));
  const box = screen.getByRole("combobox");
  const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  box.focus();
  fireEvent.input(box, { target: { value: "iron" } });
  expect(offered()).toEqual(["Ironworks"]);
  // What is found by something else than its name is on offer too, once it was found.
  rerender(field([{ id: "3", label: "Forge" }]));
  expect(offered()).toEqual(["Forge"]);
  // The response to an earlier search is late.
  rerender(field([...options]));
  expect(offered()).toEqual(["Ironworks", "Clayworks"]);
});

test("it opens as a select does: by a click and by Enter, which sends no form, and Enter then chooses", () => {
  const onChoose = vi.fn<(option: (typeof options)[number] | null) => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <ComboBox
        label="Maker"
        options={options}
        chosen={null}
        onChoose={onChoose}
        emptyText="None"
        moreText="Type to find others"
      />
    </form>,
  );
  const box = screen.getByRole("combobox");
  const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  act(() => box.focus());
  expect(offered()).toEqual([]);
  fireEvent.click(box);
  expect(offered()).toEqual(["Clayworks", "Ironworks"]);
  expect(screen.getByText("Type to find others")).toBeDefined();
  const press = (key: string) => {
    const isGoingOn = fireEvent.keyDown(box, { key });
    fireEvent.keyUp(box, { key });
    return isGoingOn;
  };
  press("Escape");
  expect(offered()).toEqual([]);
  expect(press("Enter")).toBe(false);
  expect(offered()).toEqual(["Clayworks", "Ironworks"]);
  press("Enter");
  expect(onChoose.mock.calls).toEqual([[options[0]]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

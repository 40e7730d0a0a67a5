import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { FilterChip } from "./FilterChip.tsx";
import { FilterChips } from "./FilterChips.tsx";

const options = ["Draft", "Pending", "Enabled"].map((label) => ({ id: label.toLowerCase(), label }));

function Sample() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <FilterChip
        label="Status"
        options={options}
        value={value}
        onChange={setValue}
        clearLabel="Clear filter: Status"
        countLabel={(count) => `${count} chosen`}
      />
      <output>{value.join(" ")}</output>
    </>
  );
}

/** Escape goes to whatever has the focus, and the menu takes it a moment after it opens. */
async function close() {
  const menu = screen.getByRole("menu");
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? menu, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
}

const choose = (label: string) => fireEvent.click(screen.getByRole("menuitemcheckbox", { name: label }));

test("choices come in the order of the options, and the button names them", async () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole("button", { name: "Status" }));
  choose("Enabled");
  choose("Draft");
  expect(screen.getByText("draft enabled")).toBeDefined();
  await close();
  expect(screen.getByRole("button", { name: "Status Draft, Enabled" })).toBeDefined();
});

test("more than two choices are counted; the cross clears them", async () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole("button", { name: "Status" }));
  for (const { label } of options) choose(label);
  await close();
  expect(screen.getByRole("button", { name: "Status 3 chosen" })).toBeDefined();
  screen.getByRole("button", { name: "Clear filter: Status" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Clear filter: Status" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Status" }));
});

test("clearing all filters lets the focus go on in the first one", () => {
  function Filters() {
    const [value, setValue] = useState<readonly string[]>(["draft"]);
    return (
      <FilterChips
        label="Filters"
        clearLabel="Clear filters"
        isUsed={value.length > 0}
        onClear={() => setValue([])}
      >
        {["Status", "Old status"].map((label) => (
          <FilterChip
            key={label}
            label={label}
            options={options}
            value={value}
            onChange={setValue}
            clearLabel={`Clear filter: ${label}`}
            countLabel={String}
          />
        ))}
      </FilterChips>
    );
  }
  render(<Filters />);
  screen.getByRole("button", { name: "Clear filters" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Status" }));
});

test("without choices the menu says why, and shows them when they come", () => {
  const chip = (list: typeof options) => (
    <FilterChip
      label="Status"
      options={list}
      value={[]}
      onChange={() => undefined}
      clearLabel="Clear filter: Status"
      countLabel={String}
      emptyText="Loading"
    />
  );
  const { rerender } = render(chip([]));
  fireEvent.click(screen.getByRole("button", { name: "Status" }));
  expect(screen.getByRole("menu").textContent).toBe("Loading");
  rerender(chip(options));
  expect(screen.getAllByRole("menuitemcheckbox")).toHaveLength(3);
});

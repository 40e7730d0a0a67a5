import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./SearchField.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const onSearch = vi.fn<(text: string) => void>();
afterEach(() => onSearch.mockReset());

function field(value: string) {
  return <SearchField label="Search products" clearLabel="Clear search" value={value} onSearch={onSearch} />;
}
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search products" });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const rest = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test("searches once typing has rested for 200 ms, not before", () => {
  render(field(""));
  type("b");
  rest(199);
  type("ba");
  rest(199);
  expect(onSearch).not.toHaveBeenCalled();
  rest(1);
  expect(onSearch.mock.calls).toEqual([["ba"]]);
});

test("Enter searches at once and only once", () => {
  render(field(""));
  type("bamboo");
  fireEvent.keyDown(box(), { key: "Enter" });
  rest(500);
  expect(onSearch.mock.calls).toEqual([["bamboo"]]);
});

test("the clear button empties the box and the search", () => {
  render(field("bamboo"));
  fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(box().value).toBe("");
  expect(onSearch.mock.calls).toEqual([[""]]);
});

test("our own search coming back from the URL does not overwrite what was typed since", () => {
  const { rerender } = render(field(""));
  type("bam");
  rest(200);
  type("bamboo");
  rerender(field("bam"));
  expect(box().value).toBe("bamboo");
});

test("the space before the next word stays while the search for the first one comes back", () => {
  const { rerender } = render(field(""));
  type("tea ");
  rest(200);
  rerender(field("tea"));
  expect(box().value).toBe("tea ");
  type("tea  ");
  rest(500);
  type("tea chai");
  rest(200);
  rerender(field("tea chai"));
  expect(box().value).toBe("tea chai");
  expect(onSearch.mock.calls).toEqual([["tea"], ["tea chai"]]);
});

test("a text that is longer than a search may be stays in the box, and its beginning is searched for", () => {
  const { rerender } = render(field(""));
  const most = "x".repeat(99);
  type(`${most} and more`);
  rest(200);
  rerender(field(most));
  expect(box().value).toBe(`${most} and more`);
  expect(onSearch.mock.calls).toEqual([[most]]);
});

test("a search that changes elsewhere, as by going back, fills the box", () => {
  const { rerender } = render(field("bamboo"));
  rerender(field("neem"));
  expect(box().value).toBe("neem");
  rest(500);
  expect(onSearch).not.toHaveBeenCalled();
});

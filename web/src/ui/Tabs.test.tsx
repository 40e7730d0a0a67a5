import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Tabs } from "./Tabs.tsx";

const tabs = [
  { id: "one", title: "One", content: "First words" },
  { id: "two", title: "Two", content: "Second words" },
] as const;

test("one tab shows, and the arrows show the next and come round", () => {
  render(<Tabs label="Parts" tabs={tabs} />);
  expect(screen.getByRole("tablist", { name: "Parts" })).toBeDefined();
  const selected = () => screen.getByRole("tab", { selected: true });
  expect(selected().textContent).toBe("One");
  expect(screen.getByRole("tabpanel", { name: "One" }).textContent).toBe("First words");
  selected().focus();
  fireEvent.keyDown(selected(), { key: "ArrowRight" });
  expect(screen.getByRole("tabpanel", { name: "Two" }).textContent).toBe("Second words");
  expect(document.activeElement).toBe(selected());
  fireEvent.keyDown(selected(), { key: "ArrowRight" });
  expect(selected().textContent).toBe("One");
});

test("it can start with another tab", () => {
  render(<Tabs label="Parts" tabs={tabs} initialId="two" />);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Two");
});

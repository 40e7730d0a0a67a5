import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Steps } from "./Steps.tsx";

const names = ["Details", "Images", "Prices"];

test("what is done, open and ahead is said, and only what may be opened is a link", () => {
  render(
    <Steps
      label="Steps"
      current={2}
      stateNames={{ current: "current step", done: "done", ahead: "not yet" }}
      steps={names.map((name, index) => ({
        number: index + 1,
        name,
        isDone: index < 1,
        href: index < 2 ? `#/step${index + 1}` : undefined,
      }))}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Steps" })).toBeDefined();
  expect(screen.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "Details (done)",
    "2Images (current step)",
    "3Prices (not yet)",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#/step1"]);
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Images");
});

test("a step without an address of its own is opened by a button", () => {
  const open = vi.fn<() => void>();
  render(
    <Steps
      label="Steps"
      current={2}
      stateNames={{ current: "current step", done: "done", ahead: "not yet" }}
      steps={names.map((name, index) => ({ number: index + 1, name, isDone: index < 1, open }))}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: /^Details ?\(done\)$/ }));
  expect(open).toHaveBeenCalledOnce();
  expect(screen.getAllByRole("button")).toHaveLength(2);
});

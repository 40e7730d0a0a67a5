import { User } from "@react-aria/test-utils";
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Select } from "./Select.tsx";

const options = [
  { id: "KA", label: "Karnataka" },
  { id: "KL", label: "Kerala" },
  { id: "TN", label: "Tamil Nadu", isDisabled: true },
];

function provinces(interactionType: "mouse" | "keyboard") {
  const onChange = vi.fn<(id: string) => void>();
  const { container } = render(
    <Select label="Province" placeholder="Choose a province" options={options} onChange={onChange} />,
  );
  const root = container.querySelector<HTMLElement>(".ui-select");
  if (!root) throw new Error("No select was drawn.");
  return { onChange, select: new User({ interactionType }).createTester("Select", { root }) };
}

test.each(["mouse", "keyboard"] as const)("a choice by %s is shown and handed over once", async (by) => {
  const { select, onChange } = provinces(by);
  expect(select.getTrigger().textContent).toBe("Choose a province");
  await select.toggleOptionSelection({ option: "Kerala" });
  expect(select.getTrigger().textContent).toBe("Kerala");
  expect(onChange.mock.calls).toEqual([["KL"]]);
});

test("an option that cannot be chosen says so", async () => {
  const { select } = provinces("mouse");
  await select.open();
  expect(select.getOptions().map((option) => option.getAttribute("aria-disabled"))).toEqual([
    null,
    null,
    "true",
  ]);
});

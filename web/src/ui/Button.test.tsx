import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

test("while busy it keeps its name and ignores presses", () => {
  const onPress = vi.fn();
  render(
    <Button isPending pendingLabel="Saving" onPress={onPress}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: /Save/u });
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("progressbar", { name: "Saving" })).toBeDefined();
});

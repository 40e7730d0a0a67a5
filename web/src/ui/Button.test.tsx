import { fireEvent, render, screen } from "@testing-library/react";
import { GridList, GridListItem } from "react-aria-components/GridList";
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

test("while busy neither a press nor a key on it is one of the row that it stands in, and it keeps the focus", () => {
  const onAction = vi.fn();
  const row = (isPending: boolean) => (
    <GridList aria-label="Deliveries" selectionMode="multiple">
      <GridListItem id="1" textValue="First" onAction={onAction}>
        <Button isPending={isPending}>Send again</Button>
      </GridListItem>
    </GridList>
  );
  const { rerender } = render(row(false));
  const button = screen.getByRole("button", { name: "Send again" });
  button.focus();
  rerender(row(true));
  expect(document.activeElement).toBe(button);
  // As a screen reader presses, and as keys do.
  fireEvent.click(button, { detail: 0 });
  for (const key of ["Enter", " "]) {
    fireEvent.keyDown(button, { key });
    fireEvent.keyUp(button, { key });
  }
  expect(onAction).not.toHaveBeenCalled();
  expect(screen.getByRole("row").getAttribute("aria-selected")).toBe("false");
});

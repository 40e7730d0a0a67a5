import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { MoreMenu } from "./MoreMenu.tsx";

test("the list of a row's menu is made when it is opened, and gives the focus back", async () => {
  const onAction = vi.fn<(id: string) => void>();
  render(<MoreMenu label="More for Ash comb" items={[{ id: "copy", label: "Copy" }]} onAction={onAction} />);
  const button = screen.getByRole("button", { name: "More for Ash comb" });
  expect([button.getAttribute("aria-haspopup"), button.getAttribute("aria-expanded")]).toEqual([
    "menu",
    "false",
  ]);
  expect(screen.queryByRole("menu")).toBeNull();
  act(() => button.focus());
  const press = (key: string, altKey = false) =>
    act(async () => {
      fireEvent.keyDown(document.activeElement ?? button, { key, altKey });
      fireEvent.keyUp(document.activeElement ?? button, { key, altKey });
    });
  await press("ArrowDown");
  expect(screen.queryByRole("menu")).toBeNull();
  await press("Enter");
  const menu = await eventually(() => screen.getByRole("menu", { name: "More for Ash comb" }));
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await eventually(() => expect(menu.contains(document.activeElement)).toBe(true));
  await press("Escape");
  expect(screen.queryByRole("menu")).toBeNull();
  await eventually(() => expect(document.activeElement).toBe(button));
  await press("ArrowDown", true);
  await act(async () =>
    fireEvent.click(await eventually(() => screen.getByRole("menuitem", { name: "Copy" }))),
  );
  expect(onAction.mock.calls).toEqual([["copy"]]);
  expect(screen.queryByRole("menu")).toBeNull();
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "./Toast.tsx";
import { showToast, toastQueue } from "./toastQueue.ts";

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion label="Messages" closeLabel="Close" />);
});
afterEach(() => {
  act(() => toastQueue.clear());
  vi.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test("a message leaves after 5 s", () => {
  act(() => void showToast({ title: "Category added" }));
  wait(4900);
  expect(screen.getByText("Category added")).toBeDefined();
  wait(200);
  expect(screen.queryByText("Category added")).toBeNull();
});

test("a failure stays until it is closed", () => {
  act(() => void showToast({ title: "Not stored", tone: "danger" }));
  wait(60_000);
  expect(screen.getByText("Not stored")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Not stored")).toBeNull();
});

test("an action runs once and takes the message away", () => {
  const onPress = vi.fn();
  act(() => void showToast({ title: "Variant disabled", action: { label: "Undo", onPress } }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText("Variant disabled")).toBeNull();
});

test("the same words twice are one message; each offer to undo is its own", () => {
  act(() => void showToast({ title: "There is no page here" }));
  act(() => void showToast({ title: "There is no page here" }));
  expect(screen.getAllByText("There is no page here")).toHaveLength(1);
  const undo = () => ({ title: "Category deleted", action: { label: "Undo", onPress: () => {} } });
  act(() => void showToast(undo()));
  act(() => void showToast(undo()));
  expect(screen.getAllByText("Category deleted")).toHaveLength(2);
});

test("a message that is closed by keyboard gives the focus back, so that the next one goes by itself", () => {
  render(<button type="button">Accept</button>);
  const button = screen.getByRole("button", { name: "Accept" });
  const press = (name: string) => {
    const target = screen.getAllByRole("button", { name })[0];
    act(() => target?.focus());
    for (const type of ["keyDown", "keyUp"] as const) fireEvent[type](target ?? document, { key: "Enter" });
  };
  act(() => button.focus());
  const action = { label: "Undo", onPress: () => void showToast({ title: "It is as it was" }) };
  act(() => void showToast({ title: "Order despatched", action }));
  act(() => void showToast({ title: "Order packed" }));
  press("Undo");
  expect(screen.queryByText("Order despatched")).toBeNull();
  expect(document.activeElement).toBe(button);
  press("Close");
  expect(document.activeElement).toBe(button);
  wait(5200);
  expect(screen.queryByText(/^(?:Order|It is)/)).toBeNull();
});

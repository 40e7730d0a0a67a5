import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IntentContext } from "./routePreload.ts";
import { useIntentPreload } from "./useIntentPreload.ts";

const onIntent = vi.fn<(address: string) => void>();

function Links() {
  useIntentPreload();
  return (
    <>
      <a href="#/master/ViewProduct?page=2">
        <b>Products</b>
      </a>
      <a href="https://help.example/">Help</a>
      <div data-href="#/master/ViewProduct/1">Row</div>
    </>
  );
}

function open(savesData = false) {
  vi.stubGlobal("matchMedia", () => ({ matches: savesData }));
  render(
    <IntentContext value={onIntent}>
      <Links />
    </IntentContext>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onIntent.mockClear();
});
afterEach(() => vi.useRealTimers());

test("a pointer that rests on a link for 80 ms means to go there; one that passes by does not", () => {
  open();
  fireEvent.pointerOver(screen.getByText("Products"));
  vi.advanceTimersByTime(79);
  fireEvent.pointerOver(document.body);
  vi.advanceTimersByTime(500);
  expect(onIntent).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText("Products"));
  vi.advanceTimersByTime(80);
  expect(onIntent.mock.calls).toEqual([["/master/ViewProduct?page=2"]]);
});

test("focus and press count at once, for linked rows too, and other sites never", () => {
  open();
  fireEvent.focusIn(screen.getByText("Help"));
  fireEvent.pointerDown(screen.getByText("Row"));
  fireEvent.focusIn(screen.getByText("Products"));
  expect(onIntent.mock.calls).toEqual([["/master/ViewProduct/1"], ["/master/ViewProduct?page=2"]]);
});

test("whoever saves data gets nothing ahead", () => {
  open(true);
  fireEvent.pointerDown(screen.getByText("Row"));
  expect(onIntent).not.toHaveBeenCalled();
});

import { act, render } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Popover } from "./Popover.tsx";
import { ToastRegion } from "./Toast.tsx";
import { showToast } from "./toastQueue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = document.documentElement.style;
const room = () => page.getPropertyValue("--messages-room");

test("a dialog does not move under a list that is open in it: the room of a message that went is given back behind it", () => {
  const field = createRef<HTMLDivElement>();
  const screen = (isOpen: boolean) => (
    <>
      <ToastRegion label="Messages" closeLabel="Close" />
      <div ref={field} />
      <Popover isOpen={isOpen} triggerRef={field} isNonModal aria-label="Choices">
        One
      </Popover>
    </>
  );
  const { rerender } = render(screen(false));
  act(() => void showToast({ title: "Bundle deleted" }));
  rerender(screen(true));
  // Nothing has a height here, so the room of the message is given by hand.
  page.setProperty("--messages-room", "80px");
  act(() => void vi.advanceTimersByTime(6000));
  expect(room()).toBe("80px");
  rerender(screen(false));
  expect(room()).toBe("0px");
});

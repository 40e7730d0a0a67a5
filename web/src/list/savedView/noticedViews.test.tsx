import { cleanup, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { LateValue } from "../LateValue.ts";
import { useNoticedViews } from "./noticedViews.ts";

afterEach(cleanup);

const drawn = vi.fn();

function List({ isOpen = true }: { isOpen?: boolean }) {
  const { place, setPlace } = useNoticedViews("products");
  drawn();
  return (
    <>
      {isOpen && <div ref={setPlace} title="place" />}
      <Tabs place={place} />
    </>
  );
}

function Tabs({ place }: { place: LateValue<HTMLElement> }) {
  const element = useSyncExternalStore(place.subscribe, place.read);
  return <p>{element?.title ?? "none"}</p>;
}

test("the place of a list's tabs is known as soon as it is there, and the list is not drawn anew for it", () => {
  const { rerender } = render(<List />);
  expect(screen.getByText("place")).toBeDefined();
  expect(drawn).toHaveBeenCalledTimes(1);
  rerender(<List isOpen={false} />);
  expect(screen.getByText("none")).toBeDefined();
  expect(drawn).toHaveBeenCalledTimes(2);
});

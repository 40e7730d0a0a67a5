import { act, fireEvent, render, screen } from "@testing-library/react";
import { lazy, Suspense, useState } from "react";
import { expect, test } from "vitest";
import { useShortcuts } from "../shortcut/useShortcuts.ts";
import { useTypedAhead } from "./useTypedAhead.ts";

/** A palette whose code comes when the test says so, behind the keys of the console. */
function slowPalette() {
  const arrival = Promise.withResolvers<void>();
  const Palette = lazy(async () => {
    await arrival.promise;
    return { default: Field };
  });
  const gone: string[] = [];
  function Frame() {
    const [isOpen, setIsOpen] = useState(false);
    const readTyped = useTypedAhead(isOpen, () => setIsOpen(false));
    useShortcuts({
      search: () => setIsOpen(true),
      help: () => gone.push("help"),
      goTo: (letter) => gone.push(letter) > 0,
    });
    return (
      <Suspense fallback={<p>{isOpen ? "On its way" : ""}</p>}>
        {isOpen ? <Palette readTyped={readTyped} /> : <p>Closed</p>}
      </Suspense>
    );
  }
  render(<Frame />);
  return { gone, arrive: () => act(async () => arrival.resolve()) };
}

function Field({ readTyped }: { readonly readTyped: () => string }) {
  const [text, setText] = useState(readTyped);
  return <input autoFocus value={text} onChange={(event) => setText(event.target.value)} />;
}

const type = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }));

test("what is typed while the palette is on its way stands in it, and no other key of the console hears it", async () => {
  const { gone, arrive } = slowPalette();
  type("/");
  expect(screen.getByText("On its way")).toBeTruthy();
  // Not one of them scrolls the page or goes elsewhere.
  expect(type("g", "p", " ", "?", "x", "Backspace")).toEqual([false, false, false, false, false, false]);
  await arrive();
  expect(screen.getByRole("textbox")).toHaveProperty("value", "gp ?");
  expect(gone).toEqual([]);
  expect(fireEvent.keyDown(screen.getByRole("textbox"), { key: "a" })).toBe(true);
});

test("Escape calls it off, and the keys are the console's again", async () => {
  const { gone } = slowPalette();
  type("/", "a", "Escape");
  expect(screen.getByText("Closed")).toBeTruthy();
  type("g", "h");
  expect(gone).toEqual(["h"]);
});

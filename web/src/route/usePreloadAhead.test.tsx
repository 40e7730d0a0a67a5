import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { begin } from "#/relay/underWay.ts";
import { AheadContext, usePreloadAhead } from "./usePreloadAhead.ts";

const brought: string[] = [];
let rests: (() => void)[] = [];

function Page() {
  usePreloadAhead(["/first", "/second"]);
  return null;
}

function open() {
  const bring = async (address: string) => void brought.push(address);
  return render(
    <AheadContext value={bring}>
      <Page />
    </AheadContext>,
  );
}

/** The browser rests until somebody asks for it again. */
async function rest(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0));
  const now = rests;
  rests = [];
  for (const goOn of now) goOn();
  await new Promise((done) => setTimeout(done, 0));
}

beforeEach(() => {
  brought.length = 0;
  rests = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestIdleCallback", (goOn: () => void) => rests.push(goOn));
});

test("pages come one after the other, each when the browser rests", async () => {
  open();
  expect(brought).toEqual([]);
  await rest();
  expect(brought).toEqual(["/first"]);
  await rest();
  expect(brought).toEqual(["/first", "/second"]);
});

test("nothing comes while somebody waits for an answer", async () => {
  open();
  const [endOne, endOther] = [begin(), begin()];
  await rest();
  endOne();
  await rest();
  expect(brought).toEqual([]);
  endOther();
  await rest();
  expect(brought[0]).toBe("/first");
});

test("nothing more comes once the page is left", async () => {
  const { unmount } = open();
  await rest();
  unmount();
  await rest();
  expect(brought).toEqual(["/first"]);
});

test.each([
  ["the browser", { connection: { saveData: true } }, false],
  ["the person", {}, true],
])("nothing comes where %s saves data", async (_who, extra, matches) => {
  vi.stubGlobal("navigator", extra);
  vi.stubGlobal("matchMedia", () => ({ matches }));
  open();
  await rest();
  expect(brought).toEqual([]);
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test, vi } from "vitest";
import { pageDrawn } from "#/app/whenAtRest.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { latePage } from "./latePage.tsx";

speakEnglish();

const Page = () => <p>Rows</p>;

async function open(load: () => Promise<() => React.ReactNode>) {
  const Late = latePage(load, Promise.resolve());
  const Component = () => (
    <main>
      <nav>Menu</nav>
      <Late />
    </main>
  );
  const router = createMemoryRouter([{ path: "/", Component }]);
  const { container } = await act(async () =>
    render(
      <MessagesProvider>
        <RouterProvider router={router} />
      </MessagesProvider>,
    ),
  );
  return { isComing: () => container.querySelector(".ui-coming") !== null };
}

test("what stands around a page is drawn while its code is on its way, which is asked for once", async () => {
  const { promise, resolve } = Promise.withResolvers<() => React.ReactNode>();
  const load = vi.fn(() => promise);
  const { isComing } = await open(load);
  expect(screen.getByText("Menu")).toBeDefined();
  expect([screen.queryByText("Rows"), isComing()]).toEqual([null, true]);
  await act(async () => resolve(Page));
  expect(screen.getByText("Rows")).toBeDefined();
  expect(isComing()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

test("code that cannot be loaded is asked for again, and what stands around the page stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return Page;
  });
  await open(load);
  expect(screen.getByRole("heading", { name: "This could not be shown" })).toBeDefined();
  expect(screen.getByText("Menu")).toBeDefined();
  isThere = true;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(screen.getByText("Rows")).toBeDefined();
  vi.restoreAllMocks();
});

test.each([
  ["whose code has come", async () => Page],
  ["whose code cannot be loaded", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["whose code never comes", () => new Promise<never>(() => undefined)],
])("a page %s, and that nobody sees, holds nothing up for good", async (_name, load) => {
  vi.useFakeTimers();
  latePage(load, Promise.resolve());
  let isDrawn = false;
  void pageDrawn().then(() => (isDrawn = true));
  await vi.advanceTimersByTimeAsync(900);
  expect(isDrawn).toBe(false);
  await vi.advanceTimersByTimeAsync(19_200);
  expect(isDrawn).toBe(true);
  vi.useRealTimers();
});

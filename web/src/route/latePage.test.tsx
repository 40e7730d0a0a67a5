import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, type Mock, test, vi } from "vitest";
import { pageDrawn } from "#/app/whenAtRest.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { latePage } from "./latePage.tsx";

speakEnglish();

const Page = () => <p>Rows</p>;

const pause = () => act(() => new Promise<void>((done) => setTimeout(done, 5)));

async function open(load: () => Promise<() => React.ReactNode>) {
  const Late = latePage(load, Promise.resolve());
  const queries: { dispose: Mock }[] = [];
  const loader = () => {
    const query = { dispose: vi.fn() };
    queries.push(query);
    return query;
  };
  const Frame = () => (
    <main>
      <nav>Menu</nav>
      <Outlet />
    </main>
  );
  const router = createMemoryRouter([
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        { path: "/", Component: Late, loader },
        { path: "/other", element: <p>Other</p> },
      ],
    },
  ]);
  const { container } = await act(async () =>
    render(
      <StrictMode>
        <MessagesProvider>
          <RouterProvider router={router} />
        </MessagesProvider>
      </StrictMode>,
    ),
  );
  return {
    queries,
    go: (to: string) => act(async () => router.navigate(to)),
    isComing: () => container.querySelector(".ui-coming") !== null,
  };
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

test("code that cannot be loaded stays so in this document: the page says it, and what stands around it stays", async () => {
  await open(async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Reload the back office" })).toBeDefined();
  expect(screen.getByText("Menu")).toBeDefined();
});

test("who comes back to a page finds it at once, and its query is not given up", async () => {
  const { go, isComing, queries } = await open(async () => Page);
  expect(screen.getByText("Rows")).toBeDefined();
  await go("/other");
  await go("/");
  expect(screen.getByText("Rows")).toBeDefined();
  expect(isComing()).toBe(false);
  await pause();
  expect(queries.map(({ dispose }) => dispose.mock.calls.length)).toEqual([0, 0]);
});

test("who goes elsewhere before the code has come gives up its query, in development too, and waits for it no longer", async () => {
  const { go, queries } = await open(() => new Promise<never>(() => undefined));
  let isOver = false;
  void pageDrawn().then(() => (isOver = true));
  await pause();
  // React looks at each page twice in development.
  expect([queries.map(({ dispose }) => dispose.mock.calls.length)]).toEqual([[0]]);
  await go("/other");
  await pause();
  expect(queries.map(({ dispose }) => dispose.mock.calls.length)).toEqual([1]);
  expect(isOver).toBe(true);
});

test("what waits for the page goes on when it is drawn", async () => {
  const { promise, resolve } = Promise.withResolvers<() => React.ReactNode>();
  await open(() => promise);
  let isOver = false;
  void pageDrawn().then(() => (isOver = true));
  await pause();
  expect(isOver).toBe(false);
  await act(async () => resolve(Page));
  expect(isOver).toBe(true);
});

test.each([
  ["whose code has come", async () => Page, 1_000],
  ["whose code cannot be loaded", () => Promise.reject(new TypeError("Failed to fetch")), 1_000],
  ["whose code never comes", () => new Promise<never>(() => undefined), 20_000],
])("a page %s, and that nobody sees, holds nothing up for good", async (_name, load, longest) => {
  vi.useFakeTimers();
  latePage(load, Promise.resolve());
  let isOver = false;
  void pageDrawn().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(longest - 100);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver).toBe(true);
  vi.useRealTimers();
});

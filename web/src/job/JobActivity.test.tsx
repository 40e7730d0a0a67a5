import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { RouterProvider } from "react-aria-components";
import { RelayEnvironmentProvider } from "react-relay";
import { Network } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { createEnvironment } from "#/relay/environment.ts";
import { touchesOf } from "#/relay/Touches.ts";
import { speakEnglish } from "../../test/speakEnglish.ts";
import JobActivity from "./JobActivity.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./JobPanel.tsx";

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() =>
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] }),
);
afterEach(() => vi.useRealTimers());

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const job = (id: string, changes: object = {}) => ({
  node: {
    __typename: "Job",
    id,
    isOwn: true,
    kind: "EXPORT_BRANDS",
    state: "RUNNING",
    progress: 25,
    total: 12,
    doneCount: 3,
    refusedCount: 0,
    failure: null,
    startedBy: "Asha Rao",
    createdAt: ago(1),
    endedAt: null,
    downloadUrl: null,
    canCancel: true,
    canRetry: false,
    canUndo: false,
    ...changes,
  },
});
const done = { state: "DONE", progress: 100, doneCount: 12, endedAt: ago(1), canCancel: false };

const undone = {
  __typename: "UndoBulkEditSuccess",
  total: 2,
  doneCount: 2,
  results: ["product-1", "product-2"].map((productId) => ({
    productId,
    name: productId,
    outcome: "DONE",
    message: null,
    messageCode: null,
    messageParams: [],
  })),
  job: null,
};

/** The header's button over a gateway with these jobs. */
async function open(...edges: object[]) {
  speakEnglish();
  let reads = 0;
  const environment = createEnvironment(
    Network.create(({ name }) => {
      if (name === "useUndoBulkEditMutation") return { data: { undoBulkEdit: undone } };
      reads += 1;
      return { data: { viewer: { __typename: "Viewer", jobs: { edges: [...edges] } } } };
    }),
  );
  await act(async () => {
    render(
      <MessagesProvider>
        <RouterProvider navigate={vi.fn()}>
          <RelayEnvironmentProvider environment={environment}>
            <Suspense fallback={null}>
              <JobActivity />
            </Suspense>
          </RelayEnvironmentProvider>
        </RouterProvider>
      </MessagesProvider>,
    );
  });
  return {
    edges,
    touches: touchesOf(environment),
    reads: () => reads,
    tell: () => act(async () => touchesOf(environment).tell("Job", { change: "many" })),
  };
}
const button = () => screen.queryByRole("button", { name: /^Jobs/ })?.getAttribute("aria-label");

test("there is no button for old jobs, for those of others, and without any", async () => {
  await open(job("1", { ...done, endedAt: ago(11) }), job("2", { isOwn: false }));
  expect(button()).toBeUndefined();
});

test("a job that somebody starts brings the button; it says how far it is, and that it is over", async () => {
  const { edges, tell, reads } = await open();
  expect([button(), reads()]).toEqual([undefined, 1]);
  edges.push(job("1"), job("2", { progress: 50 }));
  await tell();
  expect(button()).toBe("Jobs, 2 jobs under way, 37%");
  edges.splice(
    0,
    2,
    job("1", done),
    job("2", { ...done, state: "FAILED", failure: "BROKEN", canRetry: true }),
  );
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(button()).toBe("Jobs, a job has failed");
  edges.pop();
  await tell();
  expect([button(), screen.getByRole("status").textContent]).toEqual([
    "Jobs, all jobs are over",
    "Jobs: all jobs are over",
  ]);
  const before = reads();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(reads()).toBe(before);
});

test("a press shows the last jobs with what can be done about them, and the way to all", async () => {
  const { reads } = await open(
    job("1"),
    job("2", { ...done, kind: "EXPORT_PRODUCTS", downloadUrl: "/file/job/2?x" }),
    job("7", { ...done, kind: "EDIT_PRODUCTS", refusedCount: 2, canUndo: true }),
    ...["3", "4", "5", "6"].map((id) => job(id, { ...done, isOwn: false, startedBy: "Meera Nair" })),
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Jobs/ })));
  expect(reads()).toBe(2);
  const panel = within(screen.getByRole("dialog", { name: "Jobs" }));
  expect(panel.getAllByRole("listitem")).toHaveLength(5);
  expect(panel.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("3 of 12 rows");
  expect(panel.getByRole("button", { name: "Cancel: Export of brands" })).toBeDefined();
  expect(panel.getByRole("link", { name: "Download: Export of products" }).getAttribute("href")).toBe(
    "/file/job/2?x",
  );
  // A dialog would lie under the panel: the page of all jobs shows what was refused.
  expect(panel.getByRole("button", { name: "Undo: Change of products" })).toBeDefined();
  expect(panel.queryByRole("button", { name: /^Show refused/ })).toBeNull();
  expect(panel.getByRole("link", { name: "All jobs" }).getAttribute("href")).toBe("/account/jobs");
});

test.each([
  ["NO_ROOM", "Your company keeps as much of such files as it may. Each goes after a week."],
  ["TOKEN_GONE", "The API token that started it is gone, or may not do this."],
  ["SOMETHING_NEW", "Something went wrong. Try again.", true],
  ["SOMETHING_NEW", "Something went wrong", false],
])("a job that has failed says why: %s, %s", async (failure, said, canRetry = false) => {
  await open(job("1", { ...done, state: "FAILED", failure, canRetry }));
  await act(async () => fireEvent.click(screen.getByRole("button")));
  expect(screen.getByText(said)).toBeTruthy();
});

test("after an undo from the header the lists of products are read again, and the product that the page is about", async () => {
  const { touches } = await open(job("7", { ...done, kind: "EDIT_PRODUCTS", canUndo: true }));
  const [told, add] = [vi.fn(), vi.fn()];
  touches.listen("Product", told);
  touches.add = add;
  history.replaceState(null, "", "#/master/ViewProduct/product-2");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Jobs/ })));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo: Change of products" })));
  history.replaceState(null, "", "/");
  expect(told.mock.calls).toEqual([[{ change: "many" }]]);
  expect(add.mock.calls).toEqual([
    [{ kind: "Product", nodeId: "product-2", change: "CHANGED", byName: null, byViewer: false }],
  ]);
});

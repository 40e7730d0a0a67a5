import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DataResult } from "../graphqlResult.ts";
import { StreamState } from "./StreamState.ts";
import { shareStream } from "./shareStream.ts";
import { eventually } from "../../../test/eventually.ts";

const encoder = new TextEncoder();
let opened: ReadableStreamDefaultController<Uint8Array>[];

/** One lock after the other, as browsers give them: the next when the work of the one before has ended. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const turn = last.then(() => (signal?.aborted ? undefined : work()));
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request };
}

beforeEach(() => {
  opened = [];
  vi.stubGlobal("navigator", { locks: createLocks() });
  vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        opened.push(controller);
        controller.enqueue(encoder.encode('event: next\ndata: {"data":{"isOpen":true}}\n\n'));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** One tab of the browser. */
function openTab() {
  const state = new StreamState();
  const results: DataResult[] = [];
  const statuses: string[] = [];
  state.subscribe(() => statuses.push(state.read()));
  const close = shareStream({
    name: "stream asha",
    body: "{}",
    state,
    onResult: (result) => result.data["isOpen"] !== true && results.push(result),
    onFailure: (error) => expect.unreachable(String(error)),
  });
  return { state, results, statuses, close };
}

const say = (stream: number, text: string) =>
  opened[stream]?.enqueue(encoder.encode(`event: next\ndata: {"data":{"text":"${text}"}}\n\n`));

test("two tabs share one stream: both hear everything", async () => {
  const first = openTab();
  await eventually(() => expect(first.state.read()).toBe("open"));
  const second = openTab();
  await eventually(() => expect(second.state.read()).toBe("open"));
  say(0, "hello");
  await eventually(() => expect(second.results).toEqual([{ data: { text: "hello" } }]));
  expect(first.results).toEqual([{ data: { text: "hello" } }]);
  expect(opened).toHaveLength(1);
  second.close();
  first.close();
});

test("when the tab with the stream goes, another opens its own and knows that it may have missed something", async () => {
  const first = openTab();
  await eventually(() => expect(first.state.read()).toBe("open"));
  const second = openTab();
  await eventually(() => expect(second.state.read()).toBe("open"));
  first.close();
  await eventually(() => expect(second.statuses).toEqual(["open", "lost", "open"]));
  expect(opened).toHaveLength(2);
  say(1, "still here");
  await eventually(() => expect(second.results).toEqual([{ data: { text: "still here" } }]));
  expect(first.results).toEqual([]);
  second.close();
});

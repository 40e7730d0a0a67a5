// @vitest-environment jsdom
// A stream is Node's own, which only the files that run in Node have; the window comes in addition.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RequestParameters } from "relay-runtime";
import { StreamState, type StreamStatus } from "./StreamState.ts";
import { subscription } from "./subscription.ts";

const request: RequestParameters = {
  id: "stored-document",
  text: null,
  name: "events",
  operationKind: "subscription",
  metadata: {},
};

/** The first event of each stream. */
const opening = new TextEncoder().encode(':\n\nevent: next\ndata: {"data":{"isOpen":true}}\n\n');

/** A stream that the gateway has opened, to be written by the test. */
class OpenedStream {
  readonly signal: AbortSignal;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly response: Response;

  constructor(signal: AbortSignal) {
    this.signal = signal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
        controller.enqueue(opening);
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    this.response = new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  }

  write(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }

  event(result: object): void {
    this.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
  }

  end(): void {
    this.#controller?.close();
  }

  breakOff(): void {
    this.#controller?.error(new TypeError("network error"));
  }
}

const opened: OpenedStream[] = [];
const failedResponses: Response[] = [];
const fetched = vi.fn<typeof fetch>(async (_url, init) => {
  const failedResponse = failedResponses.shift();
  if (failedResponse) return failedResponse;
  const stream = new OpenedStream(init?.signal ?? new AbortController().signal);
  opened.push(stream);
  return stream.response;
});

function listen(state = new StreamState()) {
  const statuses: StreamStatus[] = [];
  state.subscribe(() => statuses.push(state.read()));
  const results: unknown[] = [];
  const failures: unknown[] = [];
  const listening = subscription(request, {}, { metadata: { state, audience: "asha" } }).subscribe({
    next: (result) => "data" in result && result.data?.["isOpen"] !== true && results.push(result),
    error: (error: unknown) => failures.push(error),
  });
  return { state, statuses, results, failures, stop: () => listening.unsubscribe() };
}

/** Lets what is under way go on without moving the clock by more than a tick. */
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  opened.length = 0;
  failedResponses.length = 0;
  fetched.mockClear();
});

test("a stream is asked for by its stored document, with the header no foreign form can set", async () => {
  const { stop } = listen();
  await settle();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("/graphql");
  expect(init?.body).toBe(JSON.stringify({ documentId: "stored-document", variables: {} }));
  expect(init?.headers).toEqual({
    "content-type": "application/json",
    accept: "text/event-stream",
    "x-back-office": "1",
  });
  stop();
});

test("answers arrive in the order they were sent, however the network cuts them", async () => {
  const { statuses, results, stop } = listen();
  await settle();
  opened[0]?.write(':\n\nevent: next\ndata: {"data":{"chat":');
  await settle();
  expect(results).toEqual([]);
  opened[0]?.write('"one"}}\n\nevent: next\ndata: {"data":{"chat":"two"}}\n\n');
  await settle();
  expect(results).toEqual([{ data: { chat: "one" } }, { data: { chat: "two" } }]);
  expect(statuses).toEqual(["open"]);
  stop();
});

test("a stream that breaks off is opened again after a second, then after longer and longer rests", async () => {
  const { statuses, results, stop } = listen();
  await settle();
  opened[0]?.breakOff();
  await settle();
  expect(statuses).toEqual(["open", "lost"]);
  failedResponses.push(new Response("bad gateway", { status: 502 }));
  await vi.advanceTimersByTimeAsync(998);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_990);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20);
  expect(fetched).toHaveBeenCalledTimes(3);
  opened[1]?.event({ data: { chat: "again" } });
  await settle();
  expect(statuses).toEqual(["open", "lost", "open"]);
  expect(results).toEqual([{ data: { chat: "again" } }]);
  stop();
});

test("a gateway that shuts down ends the stream, and the next one is asked", async () => {
  const { statuses, stop } = listen();
  await settle();
  opened[0]?.write("event: complete\ndata:\n\n");
  opened[0]?.end();
  await vi.advanceTimersByTimeAsync(1_010);
  expect(opened).toHaveLength(2);
  expect(statuses).toEqual(["open", "lost", "open"]);
  stop();
});

test("heartbeats keep a stream; forty seconds without one give it up", async () => {
  const { statuses, stop } = listen();
  await settle();
  for (let beats = 0; beats < 4; beats += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    opened[0]?.write(":\n\n");
    await settle();
  }
  expect(statuses).toEqual(["open"]);
  await vi.advanceTimersByTimeAsync(40_010);
  expect(statuses).toEqual(["open", "lost"]);
  expect(opened[0]?.signal.aborted).toBe(true);
  stop();
});

test("when the session has ended it says so, and tries at once when somebody has signed in again", async () => {
  const body = { errors: [{ message: "Sign in.", extensions: { code: "UNAUTHENTICATED" } }] };
  failedResponses.push(Response.json(body, { status: 401 }));
  const { state, statuses, stop } = listen();
  await settle();
  expect(statuses).toEqual(["ended"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  state.retry();
  await settle();
  expect(statuses).toEqual(["ended", "open"]);
  stop();
});

test("a session that has ended may be told in the stream: then it was never open", async () => {
  const ended = `event: next\ndata: ${JSON.stringify({ errors: [{ message: "x", extensions: { code: "UNAUTHENTICATED" } }] })}\n\n`;
  failedResponses.push(new Response(ended, { headers: { "content-type": "text/event-stream" } }));
  const { statuses, stop } = listen();
  await settle();
  expect(statuses).toEqual(["ended"]);
  stop();
});

test("too many streams: it comes back when the gateway says", async () => {
  failedResponses.push(
    Response.json({ errors: [{ message: "x" }] }, { status: 429, headers: { "retry-after": "7" } }),
  );
  const { stop } = listen();
  await vi.advanceTimersByTimeAsync(6_990);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(fetched).toHaveBeenCalledTimes(2);
  stop();
});

test("the network coming back, or the page being looked at again, ends a rest", async () => {
  failedResponses.push(new Response("", { status: 502 }), new Response("", { status: 502 }));
  const { stop } = listen();
  await settle();
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(fetched).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(fetched).toHaveBeenCalledTimes(3);
  stop();
});

test("a service without events fails the subscription, which does not ask again", async () => {
  failedResponses.push(Response.json({ errors: [{ message: "x", extensions: { code: "NOT_OFFERED" } }] }));
  const { failures } = listen();
  await settle();
  expect(failures).toEqual([expect.objectContaining({ failure: "notOffered" })]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("whoever stops listening closes the stream", async () => {
  const { stop } = listen();
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened[0]?.signal.aborted).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

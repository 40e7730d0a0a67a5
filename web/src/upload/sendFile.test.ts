import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFile } from "./sendFile.ts";

/** What the browser would send, answered when the test says so. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: [string, string][] = [];
  opened: readonly string[] = [];
  sent: unknown = null;
  status = 0;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end("abort");
  }
  end(kind: string, status = 0) {
    this.status = status;
    this.dispatchEvent(new Event(kind));
    this.dispatchEvent(new Event("loadend"));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const target = {
  url: "https://store.test/temporary/a?signature=b",
  method: "PUT",
  headers: [{ name: "content-type", value: "image/png" }],
};

function start(signal = new AbortController().signal) {
  const shares: number[] = [];
  const file = new Blob(["any"]);
  const sending = sendFile(target, file, { onProgress: (share) => shares.push(share), signal });
  return { sending, shares, file, request: FakeRequest.last };
}

test("the file goes out as the link says, and tells how much has gone", async () => {
  const { sending, shares, file, request } = start();
  expect(request.opened).toEqual(["PUT", target.url]);
  expect(request.headers).toEqual([["content-type", "image/png"]]);
  expect(request.sent).toBe(file);
  request.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 4 }));
  expect(shares).toEqual([0.25]);
  request.end("load", 204);
  await expect(sending).resolves.toBeUndefined();
});

test.each([
  ["an answer that says no", "load", 403],
  ["a line that breaks off", "error", 0],
])("%s is a failure", async (_, kind, status) => {
  const { sending, request } = start();
  request.end(kind, status);
  await expect(sending).rejects.toThrow("The file did not arrive.");
});

test("half a minute without a byte is a failure, a byte begins it anew", async () => {
  const { sending, request } = start();
  vi.advanceTimersByTime(29_000);
  request.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 4 }));
  vi.advanceTimersByTime(29_000);
  expect(request.status).toBe(0);
  vi.advanceTimersByTime(1_000);
  await expect(sending).rejects.toThrow("The file did not arrive.");
});

test("what is aborted rejects with the reason", async () => {
  const run = new AbortController();
  const { sending } = start(run.signal);
  run.abort(new Error("cancelled"));
  await expect(sending).rejects.toThrow("cancelled");
});

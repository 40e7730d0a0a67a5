import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import type { RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetOpenings } from "./opening.ts";
import { requestBody } from "./request.ts";

const script = readFileSync(join(import.meta.dirname, "../../public/appearance.js"), "utf8");
const stored = (id: string, operationKind: "query" | "mutation" = "query"): RequestParameters => ({
  id,
  operationKind,
  name: "Stored",
  text: null,
  metadata: {},
});
const bodyOf = (id: string, variables = {}) => requestBody(stored(id), variables);

type Fetch = typeof globalThis.fetch;
const answered = () => Promise.resolve(Response.json({ data: { viewer: null } }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  window.location.hash = "";
  document.documentElement.removeAttribute("dir");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a document at this address: the early script runs, then the console begins. */
async function open(hash: string, fetch: Fetch = answered) {
  const sent = vi.fn<Fetch>(fetch);
  vi.stubGlobal("fetch", sent);
  vi.resetModules();
  window.location.hash = hash;
  const run = runInThisContext(`(function (document, localStorage, Date, performance) {${script}})`);
  run(document, localStorage, Date, performance);
  const bodies = () => sent.mock.calls.map(([, init]) => init?.body);
  const early = bodies();
  const { wasReadLongAgo } = await import("./openingRequests.ts");
  const { endOpening } = await import("./opening.ts");
  const { createNetwork } = await import("./network.ts");
  const network = createNetwork();
  const execute = (parameters: RequestParameters, variables = {}) =>
    network.execute(parameters, variables, { force: true });
  return { wasReadLongAgo, endOpening, sent, bodies, early, execute };
}

/** What a page at this address asks for is remembered, as its loader does it; null for the frame. */
async function remember(hash: string | null, id: string, variables = {}): Promise<void> {
  const { rememberOpening } = await import("./openingRequests.ts");
  rememberOpening(stored(id), variables, hash === null ? null : new URL(hash.slice(1), "http://localhost"));
}

test("a page is asked for before its code has come, in the words that it would use, and once", async () => {
  const variables = { first: 25 };
  const first = await open("#/master/Viewbrand");
  expect(first.early).toEqual([]);
  await remember(null, "frame");
  await remember("#/master/Viewbrand", "list", variables);
  await first.execute(stored("frame")).toPromise();
  await first.execute(stored("list"), variables).toPromise();
  const said = ({ sent }: typeof first) =>
    sent.mock.calls.map(([url, init]) => [url, init?.method, init?.headers, init?.body]);

  const again = await open("#/master/Viewbrand");
  expect(again.early).toEqual([bodyOf("frame"), bodyOf("list", variables)]);
  expect(said(again)).toEqual(said(first));
  const data = { data: { viewer: null } };
  await expect(again.execute(stored("frame")).toPromise()).resolves.toEqual(data);
  await expect(again.execute(stored("list"), variables).toPromise()).resolves.toEqual(data);
  expect(again.sent).toHaveBeenCalledTimes(2);
});

test.each([
  ["#/master/ViewProduct", ["frame", "products"]],
  ["#/dashboard/default", ["frame"]],
  ["#/print/label/3", ["label"]],
  ["#/auth/login", []],
  ["#/", []],
  ["", []],
])("at %s are asked for: %j", async (hash, ids) => {
  await remember(null, "frame");
  await remember("#/master/ViewProduct", "products");
  await remember("#/print/label/3", "label");
  expect((await open(hash)).early).toEqual(ids.map((id) => bodyOf(id)));
});

test("what is asked for a second time is asked of the gateway", async () => {
  await remember("#/a", "x");
  const { execute, sent } = await open("#/a");
  await execute(stored("x")).toPromise();
  await execute(stored("x")).toPromise();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("what nobody took is given up once the page has asked for everything, and is no answer later", async () => {
  await remember("#/a", "x");
  const { execute, sent, endOpening } = await open("#/a");
  const signal = sent.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  endOpening();
  expect(signal?.aborted).toBe(true);
  await execute(stored("x")).toPromise();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("an answer that did not come early is asked for as ever", async () => {
  await remember("#/a", "x");
  let tries = 0;
  const { execute, sent } = await open("#/a", () =>
    (tries += 1) === 1 ? Promise.reject(new TypeError("Failed")) : answered(),
  );
  await expect(execute(stored("x")).toPromise()).resolves.toEqual({ data: { viewer: null } });
  expect(sent).toHaveBeenCalledTimes(2);
});

test("who leaves the page gives up what was asked for early", async () => {
  await remember("#/a", "x");
  const { execute, sent } = await open("#/a", () => new Promise(() => undefined));
  execute(stored("x")).subscribe({}).unsubscribe();
  expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test("while a change is on its way nothing is asked for early, nor for ten seconds after its page has gone", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await remember("#/a", "x");
  const respond = Promise.withResolvers<Response>();
  const going = await open("#/b", () => respond.promise);
  const change = going.execute(stored("change", "mutation")).toPromise();
  expect((await open("#/a")).early).toEqual([]);
  vi.advanceTimersByTime(9_999);
  expect((await open("#/a")).early).toEqual([]);
  vi.advanceTimersByTime(1);
  expect((await open("#/a")).early).toEqual([bodyOf("x")]);

  vi.setSystemTime(Date.now() - 5_000);
  expect((await open("#/a")).early).toEqual([]);
  respond.resolve(await answered());
  await change;
  expect((await open("#/a")).early).toEqual([bodyOf("x")]);
});

test("of two changes the last one counts, and one that fails is over", async () => {
  await remember("#/a", "x");
  const responses = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const;
  let count = 0;
  const going = await open("#/b", () => responses[(count += 1) === 1 ? 0 : 1].promise);
  const [first, second] = ["one", "two"].map((id) => going.execute(stored(id, "mutation")).toPromise());
  responses[0].resolve(await answered());
  await first;
  expect((await open("#/a")).early).toEqual([]);
  responses[1].reject(new TypeError("Failed"));
  await expect(second).rejects.toThrow("No answer came.");
  expect((await open("#/a")).early).toEqual([bodyOf("x")]);
});

test("a page that was asked for more than five seconds before may lack what has happened", async () => {
  await remember("#/a", "x");
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { execute, wasReadLongAgo } = await open("#/a");
  expect(wasReadLongAgo()).toBe(false);
  await execute(stored("x")).toPromise();
  now.mockReturnValue(6_000);
  expect(wasReadLongAgo()).toBe(false);
  now.mockReturnValue(6_001);
  expect(wasReadLongAgo()).toBe(true);
  now.mockRestore();
});

test("a search is not kept, nor what another address asked for", async () => {
  await remember("#/master/ViewProduct?searchTerm=secret", "x");
  expect(localStorage.length).toBe(0);
  await remember("#/a", "x");
  expect((await open("#/a?searchTerm=secret")).early).toEqual([]);
  expect((await open("#/b")).early).toEqual([]);
});

test("the twelve pages that were opened last are kept", async () => {
  for (let number = 1; number <= 12; number += 1) await remember(`#/${number}`, "x");
  await remember("#/1", "y");
  await remember("#/13", "x");
  expect((await open("#/1")).early).toEqual([bodyOf("y")]);
  expect((await open("#/2")).early).toEqual([]);
  expect((await open("#/3")).early).toEqual([bodyOf("x")]);
  expect((await open("#/13")).early).toEqual([bodyOf("x")]);
});

test("nothing is left for the next person", async () => {
  await remember(null, "frame");
  await remember("#/master/ViewProduct", "x");
  forgetOpenings();
  expect(localStorage.length).toBe(0);
  expect((await open("#/master/ViewProduct")).early).toEqual([]);
});

test.each(["{", "null", "[]", '"text"', '{"pages":7}', '{"frame":1,"pages":{"#/master/a":{}}}'])(
  "%s in the browser's storage is no obstacle",
  async (kept) => {
    localStorage.setItem("opening/requests", kept);
    expect((await open("#/master/a")).early).toEqual([]);
    await remember("#/master/a", "x");
    expect((await open("#/master/a")).early).toEqual([bodyOf("x")]);
  },
);

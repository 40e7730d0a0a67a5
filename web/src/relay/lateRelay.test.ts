import { afterEach, expect, test, vi } from "vitest";
import { lateRelay } from "./lateRelay.ts";
import { startRelay } from "./startRelay.ts";
import { quiet } from "./underWay.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test("a session has one Relay, whoever asks for it first", async () => {
  let loads = 0;
  const bring = lateRelay(async () => {
    loads += 1;
    return startRelay();
  });
  const [first, second] = await Promise.all([bring(), bring()]);
  expect(second).toBe(first);
  expect(await bring()).toBe(first);
  expect(loads).toBe(1);
});

test("sessions have a store each", async () => {
  const [first, second] = await Promise.all([lateRelay()(), lateRelay()()]);
  expect(second.environment).not.toBe(first.environment);
});

test("whoever asked hears that it could not be loaded, and the next call tries again", async () => {
  const relay = startRelay();
  const loads = [() => Promise.reject(new TypeError("offline")), async () => relay];
  const bring = lateRelay(async () => (loads.shift() ?? expect.unreachable)());
  const both = [bring(), bring()];
  await expect(both[0]).rejects.toThrow("offline");
  await expect(both[1]).rejects.toThrow("offline");
  expect(await bring()).toBe(relay);
});

test("its files are in the browser's cache before they are imported: a failure can be tried again", async () => {
  const script = Object.assign(document.createElement("script"), { type: "text/plain" });
  script.dataset["other"] = "/assets/relay.js /assets/store.js /assets/store.css";
  const link = Object.assign(document.createElement("link"), { href: "/assets/store.js" });
  document.head.append(script, link);
  const found = () => Promise.resolve(new Response(""));
  const answers = [
    () => Promise.reject(new TypeError("offline")),
    found,
    () => Promise.resolve(new Response("", { status: 502 })),
  ];
  const fetched: string[] = [];
  vi.stubGlobal("fetch", (name: string) => {
    fetched.push(name);
    return (answers.shift() ?? found)();
  });
  const bring = lateRelay();
  await expect(bring()).rejects.toThrow("offline");
  await expect(bring()).rejects.toThrow("/assets/relay.js: 502");
  expect(await bring()).toBe(await bring());
  const missing = ["/assets/relay.js", "/assets/store.css"];
  expect(fetched).toEqual([...missing, ...missing, ...missing]);
});

test("what comes ahead waits until it is here", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof startRelay>>();
  const order: string[] = [];
  const brought = lateRelay(() => promise)().then(() => order.push("Relay"));
  const rested = quiet().then(() => order.push("the page ahead"));
  await Promise.resolve();
  expect(order).toEqual([]);
  resolve(startRelay());
  await Promise.all([brought, rested]);
  expect(order.toSorted()).toEqual(["Relay", "the page ahead"]);
});

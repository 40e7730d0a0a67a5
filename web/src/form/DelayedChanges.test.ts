import { expect, test, vi } from "vitest";
import { DelayedChanges } from "./DelayedChanges.ts";

test("a change is sent once, however often it is asked for", async () => {
  const changes = new DelayedChanges();
  const send = vi.fn(async () => undefined);
  const change = changes.add(send);
  await change.send();
  await change.send();
  await changes.sendAll();
  expect(send).toHaveBeenCalledOnce();
  expect(change.takeBack()).toBe(false);
});

test("a change that was taken back is never sent", async () => {
  const changes = new DelayedChanges();
  const send = vi.fn(async () => undefined);
  const change = changes.add(send);
  expect(change.takeBack()).toBe(true);
  await change.send();
  window.dispatchEvent(new Event("pagehide"));
  expect(send).not.toHaveBeenCalled();
});

test("a change is unfinished until it is taken back, or its sending has ended", async () => {
  const changes = new DelayedChanges();
  const answer = Promise.withResolvers<undefined>();
  changes.add(() => answer.promise);
  const other = changes.add(async () => undefined);
  expect(changes.unfinished).toBe(2);
  other.takeBack();
  const sending = changes.sendAll();
  expect(changes.unfinished).toBe(1);
  answer.resolve(undefined);
  await sending;
  expect(changes.unfinished).toBe(0);
});

test("whoever sends everything also waits for what was sent a moment before", async () => {
  const changes = new DelayedChanges();
  const answer = Promise.withResolvers<void>();
  const happened: string[] = [];
  const change = changes.add(async () => {
    await answer.promise;
    happened.push("answered");
  });
  void change.send();
  const all = changes.sendAll().then(() => happened.push("all sent"));
  setTimeout(answer.resolve);
  await all;
  expect(happened).toEqual(["answered", "all sent"]);
});

test("when the page goes away, everything that waits is sent at once", () => {
  const changes = new DelayedChanges();
  const sent: string[] = [];
  for (const name of ["one", "two"]) changes.add(async () => void sent.push(name));
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toEqual(["one", "two"]);
});

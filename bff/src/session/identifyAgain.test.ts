import { expect, test } from "vitest";
import { openMemorySessions } from "../../test/doubles/memorySessions.ts";
import { owner, sessionOf } from "../../test/doubles/fakeContext.ts";
import { identifyAgain } from "./identify.ts";
import type { Follow } from "./identify.ts";

const session = sessionOf(owner);
const asItIs: Follow = (found) => Promise.resolve(found);

test("a session that is looked at again is not used by that: its idle limit does not move", async () => {
  const store = openMemorySessions([session]);
  const later = session.seenAt + 5 * 60_000;
  expect(await identifyAgain(store, session, later, asItIs)).toBe(session);
  expect(await store.read(session.id)).toBe(session);
});

test("what has become of its user is kept", async () => {
  const store = openMemorySessions([session]);
  const now = session.seenAt + 60_000;
  const renamed = { ...session, user: { ...owner, name: "Verdant again" }, userReadAt: now };
  expect(await identifyAgain(store, session, now, () => Promise.resolve(renamed))).toEqual(renamed);
  expect(await store.read(session.id)).toEqual(renamed);
});

test("none is left of one that has ended, has been idle for too long, or whose user may not sign in any more", async () => {
  const now = session.seenAt + 60_000;
  expect(await identifyAgain(openMemorySessions(), session, now, asItIs)).toBeNull();
  const idle = openMemorySessions([session]);
  expect(await identifyAgain(idle, session, now + 365 * 86_400_000, asItIs)).toBeNull();
  expect(await idle.read(session.id)).toBeNull();
  const disabled = openMemorySessions([session]);
  expect(await identifyAgain(disabled, session, now, () => Promise.resolve(null))).toBeNull();
  expect(await disabled.read(session.id)).toBeNull();
});

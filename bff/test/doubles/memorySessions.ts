import type { EndedView } from "../../src/sellerView/view.ts";
import { ownerKey, type SessionStore, type StoredSession } from "../../src/session/session.ts";

/** Sessions of one test, for contexts without HTTP around them. Nothing expires. */
export function openMemorySessions(live: readonly StoredSession[] = []): SessionStore {
  const sessions = new Map(live.map((session) => [session.id, session]));
  const views = new Map<string, EndedView>();
  const origins = new Set<string>();
  const ownedBy = (key: string): StoredSession[] =>
    [...sessions.values()].filter(({ user }) => ownerKey(user) === key);
  return {
    async read(id) {
      const session = sessions.get(id) ?? null;
      const view = views.get(id);
      return session === null || view === undefined ? session : { ...session, view };
    },
    async write(session) {
      sessions.set(session.id, session);
    },
    async touch(session) {
      if (sessions.has(session.id)) sessions.set(session.id, session);
    },
    async probe() {},
    async remove(session) {
      sessions.delete(session.id);
    },
    async beginView(id, view) {
      views.set(id, { ...view, requests: 0 });
    },
    async countInView(id) {
      const view = views.get(id);
      if (view !== undefined) views.set(id, { ...view, requests: view.requests + 1 });
    },
    async endView(id) {
      const view = views.get(id) ?? null;
      views.delete(id);
      return view;
    },
    listOf: async (owner) => ownedBy(ownerKey(owner)),
    async removeAllOf(owner) {
      const owned = ownedBy(ownerKey(owner));
      for (const { id } of owned) sessions.delete(id);
      return owned.length;
    },
    async remember(origin) {
      origins.add(origin);
    },
    knows: async (origin) => origins.has(origin),
    close: async () => {},
  };
}

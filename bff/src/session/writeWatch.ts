import type { SessionStore } from "./session.ts";

/** Hears of every attempt to write: `null` when it was kept, or why it was not. */
export type WriteListener = (failure: unknown) => void;

/**
 * A store whose readers go on while it cannot be written, because its disk is full or its memory is used up: the use of a
 * session is then not noted, which costs its user a sign-in at worst. What must not be lost still rejects.
 */
export function watchWrites(store: SessionStore, heard: WriteListener): SessionStore {
  return {
    ...store,
    touch: (session, lifetimeSeconds) => store.touch(session, lifetimeSeconds).then(() => heard(null), heard),
    async probe() {
      try {
        await store.probe();
        heard(null);
      } catch (error) {
        heard(error);
        throw error;
      }
    },
  };
}

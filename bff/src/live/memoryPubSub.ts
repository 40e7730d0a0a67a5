import type { PubSub, PubSubListener } from "./pubSub.ts";

/** The events of a gateway that is alone. */
export function createMemoryPubSub({
  onEvent,
  onRights,
}: Pick<PubSubListener, "onEvent" | "onRights">): PubSub {
  const followed = new Set<string>();
  const present = new Map<string, Set<string>>();
  return {
    async send(event) {
      if (followed.has(event.companyId)) onEvent(event);
    },
    async sendRights(companyId) {
      onRights(companyId);
    },
    async follow(companyId) {
      followed.add(companyId);
    },
    async unfollow(companyId) {
      followed.delete(companyId);
    },
    async arrive(companyId, personId) {
      const people = present.get(companyId) ?? new Set();
      present.set(companyId, people);
      const isNew = !people.has(personId);
      people.add(personId);
      return isNew;
    },
    async leave(companyId, personId) {
      const people = present.get(companyId);
      const wasHere = people?.delete(personId) ?? false;
      if (people?.size === 0) present.delete(companyId);
      return wasHere;
    },
    online: async (companyId) => new Set(present.get(companyId)),
    close: async () => {},
  };
}

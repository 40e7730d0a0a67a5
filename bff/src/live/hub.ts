import type { SessionUser } from "../access/user.ts";
import type { ChatEvent } from "../chat/event.ts";
import type { Happening } from "../event/happening.ts";
import type { Ear } from "./ear.ts";

/** What happens, live: within this gateway, and over all that share a Redis. */
export interface LiveHub {
  /** Tells whoever it is for. Never rejects: what is kept is kept, and who missed it reads it later. */
  publish(event: ChatEvent): Promise<void>;
  /** The same after so many milliseconds; not at all when the gateway closes before. */
  publishLater(event: ChatEvent, milliseconds: number): void;
  /** Hands on what the service tells of. Rejects when it may not have reached all gateways. */
  relay(happening: Happening): Promise<void>;
  /**
   * What an ear makes of everything for a user from now on; they count as online until it ends. It ends by itself when
   * news may have been missed. Throws `RestError` of kind `unavailable` when there is no connection to the other gateways.
   */
  listen<Told>(user: SessionUser, ear: Ear<Told>): Promise<AsyncIterableIterator<Told>>;
  /** The ids of everybody of a company who listens anywhere; nobody when that cannot be known. */
  online(companyId: string): Promise<ReadonlySet<string>>;
  /** Ends all streams at once and begins no other. */
  drain(): void;
  /** Lets go of everything. */
  close(): Promise<void>;
}

declare module "../graphql/context.ts" {
  interface Context {
    /** What happens, live. */
    readonly live: LiveHub;
  }
}

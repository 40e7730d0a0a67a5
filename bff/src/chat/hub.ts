import type { SessionUser } from "../access/user.ts";
import type { ChatEvent } from "./event.ts";

/** What happens in chats, live: within this gateway, and over all that share a Redis. */
export interface ChatHub {
  /** Tells whoever it is for. Never rejects: what is kept is kept, and who missed it reads it later. */
  publish(event: ChatEvent): Promise<void>;
  /** The same after so many milliseconds; not at all when the gateway closes before. */
  publishLater(event: ChatEvent, milliseconds: number): void;
  /**
   * Everything for a user from now on; they count as online until it ends. It ends by itself when news may have been
   * missed. Throws `RestError` of kind `unavailable` when there is no connection to the other gateways.
   */
  listen(user: SessionUser): Promise<AsyncIterableIterator<ChatEvent>>;
  /** The ids of everybody of a company who listens anywhere; nobody when that cannot be known. */
  online(companyId: string): Promise<ReadonlySet<string>>;
  /** Ends all streams at once and begins no other. */
  drain(): void;
  /** Lets go of everything. */
  close(): Promise<void>;
}

declare module "../graphql/context.ts" {
  interface Context {
    /** What happens in chats, live. */
    readonly chat: ChatHub;
  }
}

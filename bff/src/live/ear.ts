import type { SessionUser } from "../access/user.ts";
import type { LiveEvent } from "./event.ts";

/** How somebody listens: what becomes of an event before they are told. */
export interface Ear<Told> {
  /** Hands on what they are told of an event of theirs or of their company, now or a little later. */
  hear(event: LiveEvent, tell: (told: Told) => void): void;
  /** Whether they may be told all the same when their turn has come. Before it `follow` says who they have become. */
  mayTell(told: Told): boolean;
  /** The session was looked at again: this is its user now. */
  follow(user: SessionUser): void;
  /** Nobody listens any more. */
  close(): void;
}

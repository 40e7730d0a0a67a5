import type { LiveEvent } from "./event.ts";

/** Hears what the other gateways send. */
export interface PubSubListener {
  readonly onEvent: (event: LiveEvent) => void;
  /** The rights of people of a company may be others. */
  readonly onRights: (companyId: string) => void;
  /** Events may have been missed. */
  readonly onLost: () => void;
}

/** What connects the gateways: it carries events and knows who listens where. Every method rejects while it is down. */
export interface PubSub {
  /** Sends an event to every gateway that follows its company, this one too. */
  send(event: LiveEvent): Promise<void>;
  /** Tells every gateway, whatever it follows, that the rights of people of a company may be others. */
  sendRights(companyId: string): Promise<void>;
  /** Begins to receive the events of a company. */
  follow(companyId: string): Promise<void>;
  unfollow(companyId: string): Promise<void>;
  /** Notes that a person listens at this gateway; true when they listened nowhere before. */
  arrive(companyId: string, personId: string): Promise<boolean>;
  /** Notes that they listen here no more; true when they listen nowhere now. */
  leave(companyId: string, personId: string): Promise<boolean>;
  /** Who listens anywhere. */
  online(companyId: string): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/**
 * What the rest of the gateway knows of the REST service. One `RestClient` is bound to one incoming
 * request: it carries that request's deadline, abort signal, actor and call trace.
 */
export interface RestClient {
  /** A read: conditional, shared while in flight, retried within its deadline. Throws `RestError`. */
  get(read: RestRead): Promise<RestResponse>;
  /** A write: sent once, never retried without an idempotency key. Throws `RestError`. */
  send(write: RestWrite): Promise<RestResponse>;
  /** The calls made so far, oldest first; a retry is a call of its own. */
  readonly trace: readonly RestCall[];
  /** What is known of this service's abilities, shared by all requests. Used by the batch loaders. */
  readonly capabilities: RestCapabilities;
}

/** Remembers whether the service offers an extension of the documented calls (decision D-13). */
export interface RestCapabilities {
  /** `undefined`: not tried yet, or so long ago that it is worth trying again. */
  offers(ability: string): boolean | undefined;
  /** An ability once seen is never unlearned by a later failure. */
  learn(ability: string, offered: boolean): void;
  /** What seemed to be an ability was none: a response has shown that the service passes the parameter over. */
  disprove(ability: string): void;
}

export interface RestRead {
  /** Path with `{name}` segments, for example `/v1/companyPO/{id}`. */
  readonly template: string;
  /** One value for each `{name}`. `.`, `..` and empty values are refused before anything is sent. */
  readonly params?: Readonly<Record<string, string>>;
  /** Search parameters; `undefined` values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** How long the response may be used again unasked, by anybody: only for what belongs to no tenant and hardly ever changes. */
  readonly keepSeconds?: number;
  /** One of the single reads that take the place of one call for all, at a service that lacks it: not counted as a call of the operation. */
  readonly isSubstitute?: boolean;
  /** The response is not remembered, because nobody will ask for it again soon: a large file would push out what many ask for. */
  readonly isReadOnce?: boolean;
}

export interface RestWrite extends RestRead {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly body?: unknown;
  /** At most 255 characters; makes a repeat safe (24 h). */
  readonly idempotencyKey?: string | undefined;
  /**
   * The service waits for somebody else before it answers. So it may take three times as long, over connections of its own: that
   * somebody else says nothing, says nothing about the service.
   */
  readonly waitsForOthers?: boolean;
  /** Sends `If-Match`; a stale one is answered with a `RestError` of kind `stale`. */
  readonly ifMatch?: string;
}

export interface RestResponse {
  readonly status: number;
  /**
   * Parsed JSON, possibly shared with other requests: decode, never change. Frozen to its depths once it is kept for those
   * who ask again. `null` when empty.
   */
  readonly body: unknown;
  /** `X-Total-Count`, or null when the service does not page. */
  readonly totalCount: number | null;
  readonly etag: string | null;
}

/** One upstream call as shown to developers (`extensions.upstream`) and counted in tests. */
export interface RestCall {
  readonly method: string;
  readonly template: string;
  readonly status: number | null;
  readonly milliseconds: number;
  /** `network` was sent, `revalidated` was answered 304, `shared` joined another request's call in flight, `kept` was no call. */
  readonly via: "network" | "revalidated" | "shared" | "kept";
  /** Of a write that was refused in a response that says it was done. */
  readonly isRefused?: boolean;
}

/** What a response is made of. */
export interface Parts {
  readonly status: number;
  readonly etag: string;
  readonly total: string | null;
  readonly body: Buffer;
}

/** A response of the service, ready to be sent again. */
export interface Kept extends Parts {
  readonly whole: Buffer;
  /** The response to somebody who has it already. */
  readonly unchanged: Buffer;
}

/** Spells it once for all who will ask for it. */
export function keptResponse({ status, etag, total, body }: Parts): Kept {
  const common = [
    ...(etag === "" ? [] : [`etag: ${etag}\r\n`]),
    ...(total === null ? [] : [`x-total-count: ${total}\r\n`]),
  ].join("");
  const type = "content-type: application/json; charset=utf-8\r\n";
  const head = `HTTP/1.1 ${status} OK\r\n${type}content-length: ${body.length}\r\n${common}\r\n`;
  return {
    status,
    etag,
    total,
    body,
    whole: Buffer.concat([Buffer.from(head), body]),
    unchanged: Buffer.from(`HTTP/1.1 304 Not Modified\r\n${common}\r\n`),
  };
}

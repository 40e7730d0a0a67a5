import { lookup } from "node:dns/promises";
import { buildConnector, Client } from "undici";
import type { Failure } from "./failure.ts";
import { isRefusedHost, literalAddress, mayReach, type Reach } from "./network.ts";

/** What a receiver made of it. */
export interface Outcome {
  readonly status: number | null;
  /** Null for a success. */
  readonly failure: Failure | null;
  /** The beginning of its response. */
  readonly answer: string;
  readonly duration: number;
  /** `Retry-After` as it came. */
  readonly retryAfter: string | null;
}

export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @param ending ends it before its time */
export type Send = (sending: Sending, ending?: AbortSignal) => Promise<Outcome>;

interface SenderOptions {
  readonly reach: Reach;
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** Milliseconds for all of it. */
  readonly within?: number;
  /** Whose certificates are taken, in PEM; those that everybody knows when not given. */
  readonly ca?: string;
}

/** So much of a response is read. */
const longestAnswer = 2048;
const sendWithin = 10_000;

/** A try that ends before there is a response. */
class Failed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

const resolveName = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/** The one look-up of a try: what it finds is checked and dialled, so another answer later changes nothing. */
async function addressOf(hostname: string, { reach, resolve = resolveName }: SenderOptions): Promise<string> {
  if (isRefusedHost(hostname, reach)) throw new Failed("address-refused");
  const literal = literalAddress(hostname);
  if (literal !== null) return literal;
  const found = await resolve(hostname).catch((): readonly string[] => []);
  const [first] = found;
  if (first === undefined) throw new Failed("name-not-found");
  // One address inside is enough to refuse a name: it was made for that.
  if (!found.every((address) => mayReach(address, reach))) throw new Failed("address-refused");
  return first;
}

/** Dials the address; the certificate, as everything in the request, is that of the name. */
function clientOf(url: URL, address: string, ca: string | undefined): Client {
  const connect = buildConnector({ allowH2: false, timeout: sendWithin, ...(ca !== undefined && { ca }) });
  return new Client(url.origin, {
    allowH2: false,
    connect: (options, callback) => connect({ ...options, hostname: address }, callback),
  });
}

const certificateCode = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

function failureOf(error: unknown): Failure {
  if (error instanceof Failed) return error.failure;
  if (!(error instanceof Error)) return "no-connection";
  if (error.name === "TimeoutError" || error.name === "ConnectTimeoutError") return "timed-out";
  return "code" in error && certificateCode.test(String(error.code))
    ? "certificate-refused"
    : "no-connection";
}

function failureOfStatus(status: number): Failure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirected" : "status";
}

/** The beginning of a response as a text that the database can keep. */
async function beginningOf(body: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length >= longestAnswer) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, longestAnswer));
  return text.replaceAll("\u0000", "\uFFFD");
}

/** Sends by POST, follows nobody elsewhere, and is over after ten seconds whatever the receiver does. */
export function createSender(options: SenderOptions): Send {
  return async ({ url: text, headers, body }, ending) => {
    const begun = performance.now();
    const timeout = AbortSignal.timeout(options.within ?? sendWithin);
    const signal = ending === undefined ? timeout : AbortSignal.any([timeout, ending]);
    const seen: { status: number | null; retryAfter: string | null } = { status: null, retryAfter: null };
    const outcome = (failure: Failure | null, answer: string): Outcome => ({
      ...seen,
      failure,
      answer,
      duration: Math.round(performance.now() - begun),
    });
    let client: Client | undefined;
    const work = async (): Promise<Outcome> => {
      const url = new URL(text);
      client = clientOf(url, await addressOf(url.hostname, options), options.ca);
      signal.throwIfAborted();
      const path = `${url.pathname}${url.search}`;
      const response = await client.request({ method: "POST", path, headers, body, signal });
      seen.status = response.statusCode;
      const retryAfter = response.headers["retry-after"];
      seen.retryAfter = typeof retryAfter === "string" ? retryAfter : null;
      return outcome(failureOfStatus(response.statusCode), await beginningOf(response.body));
    };
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    try {
      // A look-up cannot be ended, so its end is not waited for.
      return await Promise.race([work(), ended]);
    } catch (error) {
      return outcome(failureOf(error), "");
    } finally {
      await client?.destroy();
    }
  };
}

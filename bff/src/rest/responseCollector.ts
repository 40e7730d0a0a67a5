import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import type { StopSignal } from "./stopSignal.ts";

/** One HTTP exchange as it goes over the wire. Times in milliseconds. */
export interface WireRequest {
  readonly method: string;
  /** Path and search parameters, as `requestTarget` makes them. */
  readonly target: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** From now until the first byte of the response. */
  readonly headersWithin: number;
  /** From now until the last byte of the response. */
  readonly totalWithin: number;
  /** Gives the exchange up; null for a write, which is never given up once it was sent. */
  readonly signal: StopSignal | null;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The same as it was sent. */
  readonly body: Buffer;
}

export type TransportFailureReason = "connection" | "timeout" | "too-large" | "abandoned";

/** Why there is no response. The message is for logs; it never reaches a client. */
export class TransportFailure extends Error {
  override readonly name = "TransportFailure";
  readonly reason: TransportFailureReason;
  /** Whether the request may have reached the service. */
  readonly sent: boolean;

  constructor(reason: TransportFailureReason, sent: boolean, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.sent = sent;
  }
}

/**
 * A timer that reads what has arrived before it says that nothing did: when we ourselves were held up for so long, an
 * answer that came meanwhile counts.
 */
function afterWhatHasArrived(look: () => void, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => setImmediate(look), milliseconds);
}

/** undici's handler for one exchange: gathers the response and enforces the deadlines and the size limit. */
export class ResponseCollector implements Dispatcher.DispatchHandler {
  readonly response: Promise<WireResponse>;
  readonly #resolve: (response: WireResponse) => void;
  readonly #reject: (failure: TransportFailure) => void;
  readonly #request: WireRequest;
  readonly #maxBytes: number;
  readonly #startedAt = performance.now();
  /** Looks whether the response has begun; if so, the rest of it has the rest of the time. */
  readonly #hasBegun = (): void => {
    if (this.#settled) return;
    const { headersWithin, totalWithin } = this.#request;
    if (this.#status === 0) {
      this.#fail("timeout", `No answer began within ${headersWithin} ms.`);
      return;
    }
    this.#timer = afterWhatHasArrived(
      () => this.#fail("timeout", `The answer was not complete within ${totalWithin} ms.`),
      Math.max(totalWithin - (performance.now() - this.#startedAt), 0),
    );
  };
  readonly #abandon = (): void => this.#fail("abandoned", "The caller gave up.");
  #controller: Dispatcher.DispatchController | null = null;
  #timer: NodeJS.Timeout;
  #settled = false;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(request: WireRequest, maxBytes: number) {
    const { promise, resolve, reject } = Promise.withResolvers<WireResponse>();
    this.response = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#request = request;
    this.#maxBytes = maxBytes;
    this.#timer = afterWhatHasArrived(this.#hasBegun, Math.min(request.headersWithin, request.totalWithin));
    if (request.signal?.aborted) this.#abandon();
    else request.signal?.addEventListener("abort", this.#abandon, { once: true });
  }

  /** Called when the request is about to be written to a connected socket. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#settled) controller.abort(new Error("No longer wanted."));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers["content-length"] ?? 0) > this.#maxBytes) this.#refuseSize();
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) this.#refuseSize();
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (!this.#settle()) return;
    const [first, ...rest] = this.#chunks;
    const body = first === undefined || rest.length > 0 ? Buffer.concat(this.#chunks) : first;
    this.#resolve({ status: this.#status, headers: this.#headers, body, text: body.toString() });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail("connection", "The connection failed.", error);
  }

  #refuseSize(): void {
    this.#fail("too-large", `The answer is larger than ${this.#maxBytes} bytes.`);
  }

  #fail(reason: TransportFailureReason, message: string, cause?: unknown): void {
    if (!this.#settle()) return;
    this.#chunks = [];
    this.#reject(new TransportFailure(reason, this.#controller !== null, message, cause));
    this.#controller?.abort(new Error(message));
  }

  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#request.signal?.removeEventListener("abort", this.#abandon);
    return true;
  }
}

import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { RestResponse, RestCall, RestCapabilities, RestClient, RestRead, RestWrite } from "./client.ts";
import { RestError } from "./error.ts";
import type { ExchangeParts } from "./exchange.ts";
import type { KeptResponses } from "./keptResponses.ts";
import { WaiterGroup } from "./waiterGroup.ts";
import type { RequestCoalescer } from "./requestCoalescer.ts";
import { requestTarget } from "./path.ts";
import { performRead } from "./read.ts";
import type { ReadParts } from "./read.ts";
import { performWrite } from "./write.ts";

/** What ties a client to the request it works for. */
export interface RestBinding {
  /** Aborted when the caller has gone or its time is up; ends reads, never a write. */
  readonly signal: AbortSignal;
  /** Who acts, for the service's audit trail; asked at each write because a sign-in changes it. */
  readonly actor: () => string | null;
  /** What acts in their name, for the same trail; absent where nothing can. */
  readonly actingFor?: () => string | null;
  /** Where the caller is, for the service's own limits; null when the gateway itself asks. Asked at each write. */
  readonly clientAddress: () => string | null;
  /** What the caller sits at, for the sign-in history; absent where nobody signs in. */
  readonly clientDevice?: () => string;
  /** Hears of each write that was done, or that may have been done although no response came. Must not throw. */
  readonly onWritten?: (write: RestWrite) => void;
  /** Hears of each read before it is made. What it throws, the read throws: the operation has made too many. */
  readonly beforeRead?: (read: RestRead) => void;
  readonly log: Pick<Logger, "warn">;
}

export interface ClientParts extends ReadParts {
  readonly coalescer: RequestCoalescer<RestResponse>;
  readonly kept: KeptResponses;
  readonly capabilities: RestCapabilities;
  readonly headersWithin: number;
  readonly totalWithin: number;
  /** For writes that wait for somebody else. */
  readonly aside: ExchangeParts;
}

function headerValue(name: string, value: string): Readonly<Record<string, string>> {
  if (!/^[\x21-\x7E](?:[\x20-\x7E]{0,253}[\x21-\x7E])?$/.test(value)) {
    throw new RestError("invalid", "This key has characters that cannot be sent, or is too long.");
  }
  return { [name]: value };
}

const keyHeader = "idempotency-key";

/**
 * The key as the service gets it. It keeps keys for each who acts; strangers are one to it, so that theirs are kept apart
 * by where they are: else anybody could use up a key that somebody else is about to send.
 */
function keyOf(key: string, actor: string | null, clientAddress: string | null): string {
  const { [keyHeader]: sent = "" } = headerValue(keyHeader, key);
  if (actor !== null || clientAddress === null) return sent;
  return createHash("sha256")
    .update(JSON.stringify([clientAddress, sent]))
    .digest("base64url");
}

function writeHeaders(
  write: RestWrite,
  { actor: readActor, actingFor, clientAddress: readAddress, clientDevice }: RestBinding,
): Readonly<Record<string, string>> {
  const [actor, clientAddress] = [readActor(), readAddress()];
  const acting = actingFor?.() ?? null;
  return {
    // Names are of any script, headers of none.
    ...(acting === null ? {} : { "x-acting-for": encodeURIComponent(acting.toWellFormed()) }),
    // Without it everybody would share the count of failed sign-ins that the service keeps for an address.
    ...(clientAddress === null ? {} : headerValue("x-client-address", clientAddress)),
    ...(clientDevice === undefined ? {} : headerValue("x-client-device", clientDevice())),
    ...(actor === null ? {} : headerValue("x-actor", actor)),
    ...(write.idempotencyKey === undefined
      ? {}
      : { [keyHeader]: keyOf(write.idempotencyKey, actor, clientAddress) }),
    ...(write.ifMatch === undefined ? {} : headerValue("if-match", write.ifMatch)),
  };
}

/** An operation has ten seconds, and still has to say what became of it. */
const longest = 9_000;

function withOthers({ headersWithin }: ClientParts): Pick<ClientParts, "headersWithin" | "totalWithin"> {
  const within = Math.min(3 * headersWithin, longest);
  return { headersWithin: within, totalWithin: within };
}

/** The client of one request. Reads carry nothing of the caller, so that equal reads can be one call. */
export function createBoundClient(parts: ClientParts, binding: RestBinding): RestClient {
  const trace: RestCall[] = [];
  const record = (call: RestCall): void => {
    trace.push(call);
  };

  const group = new WaiterGroup(binding.signal);

  return {
    trace,
    capabilities: parts.capabilities,
    async get(read: RestRead) {
      const target = requestTarget(read.template, read.params, read.query);
      const { template, keepSeconds } = read;
      const kept = keepSeconds === undefined ? undefined : parts.kept.find(target);
      if (kept !== undefined) {
        record({ method: "GET", template, status: kept.status, milliseconds: 0, via: "kept" });
        return kept;
      }
      binding.beforeRead?.(read);
      const startedAt = performance.now();
      const way = { isShared: false };
      const response = await parts.coalescer.join(
        target,
        group,
        (signal) => {
          const { headersWithin, totalWithin } = parts;
          return performRead(parts, {
            method: "GET",
            template,
            target,
            headers: {},
            body: null,
            signal,
            totalWithin,
            headersWithin,
            isRemembered: read.isReadOnce !== true,
            record,
            log: binding.log,
          });
        },
        () => {
          way.isShared = true;
        },
      );
      if (way.isShared) {
        const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
        record({
          method: "GET",
          template,
          status: response.status,
          milliseconds,
          via: "shared",
        });
      }
      if (keepSeconds !== undefined) parts.kept.keep(target, response, keepSeconds);
      return response;
    },
    async send(write: RestWrite) {
      const { method, template, body, waitsForOthers = false } = write;
      const { totalWithin, headersWithin } = waitsForOthers ? withOthers(parts) : parts;
      let made = -1;
      try {
        const response = await performWrite(waitsForOthers ? parts.aside : parts, {
          method,
          template,
          target: requestTarget(template, write.params, write.query),
          headers: writeHeaders(write, binding),
          body: body === undefined ? null : JSON.stringify(body),
          signal: null,
          totalWithin,
          headersWithin,
          record: (call) => {
            made = trace.push(call) - 1;
          },
          log: binding.log,
        });
        binding.onWritten?.(write);
        return response;
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        if (error.outcome === "unknown") binding.onWritten?.(write);
        const call = trace[made];
        // Of any other status the trace shows it.
        if (call !== undefined && (call.status ?? 300) < 300 && error.outcome === "not-applied")
          trace[made] = { ...call, isRefused: true };
        throw error;
      }
    },
  };
}

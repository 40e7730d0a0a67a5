import type { Logger } from "pino";
import { UpstreamStatus, ownError } from "./responseError.ts";
import { createBreaker } from "./breaker.ts";
import { createCapabilities } from "./capabilities.ts";
import { createBoundClient } from "./boundClient.ts";
import type { RestBinding } from "./boundClient.ts";
import type { RestResponse, RestClient } from "./client.ts";
import { divideMemory, usualMegabytes } from "./rememberedMemory.ts";
import { EtagStore } from "./etagStore.ts";
import { send } from "./exchange.ts";
import type { ExchangeParts } from "./exchange.ts";
import { KeptResponses } from "./keptResponses.ts";
import { createLongPoll, type LongPoll } from "./longPoll.ts";
import { RequestCoalescer } from "./requestCoalescer.ts";
import { decodeResponse } from "./read.ts";
import { RetryBudget } from "./retry.ts";
import { createTokenSource } from "./token.ts";
import { createTransport } from "./transport.ts";

/** Where the service is and how to log in to it (Document 1 §3, decision D-08). Times in milliseconds. */
export interface RestServiceOptions {
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
  readonly apiKeyHeader: string;
  readonly apiVersion: string;
  readonly apiVersionHeader: string;
  readonly log: Pick<Logger, "warn">;
  /** 64 unless told. */
  readonly connections?: number;
  /** 1000 unless told. */
  readonly connectWithin?: number;
  /** How long a call may take to begin its response; 3000 unless told. */
  readonly headersWithin?: number;
  /** How long any call may take; 6000 unless told, so that an operation can still say what became of it. */
  readonly totalWithin?: number;
  /** 5 MB unless told. */
  readonly maxResponseBytes?: number;
  /** Of the responses that are remembered, as they were sent; as many as `divideMemory` gives them unless told. */
  readonly rememberedBytes?: number;
}

/** The REST service as the whole process knows it: one pool, one login, one breaker. */
export interface RestService {
  /** The client for one incoming request. */
  bind(binding: RestBinding): RestClient;
  /** A read that waits at the service until there is something, on a connection of its own. */
  readonly wait: LongPoll;
  /** Whether the service answers at all, for readiness. Never throws; at most 2 s. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Makes the parts and wires them. Nothing is sent before the first call. */
export function createRestService(options: RestServiceOptions): RestService {
  const connect = (connections: number) =>
    createTransport({
      baseUrl: options.baseUrl,
      connections,
      connectWithin: options.connectWithin ?? 1_000,
      maxResponseBytes: options.maxResponseBytes ?? 5 * 1024 * 1024,
    });
  const transport = connect(options.connections ?? 64);
  const waiting = connect(1);
  const aside = connect(8);
  const { log, totalWithin = 6_000, headersWithin = 3_000 } = options;
  const fixedHeaders = {
    [options.apiKeyHeader]: options.apiKey,
    [options.apiVersionHeader]: options.apiVersion,
  };

  const login = async (): Promise<unknown> => {
    const response = await send(
      wire,
      {
        method: "POST",
        template: "/auth/login",
        target: "/auth/login",
        headers: {},
        body: JSON.stringify({ username: options.username, password: options.password }),
        signal: null,
        totalWithin,
        headersWithin,
        record: () => {},
        log,
      },
      null,
    ).catch((error: unknown) => {
      // The login is never the caller's write, so nothing of the caller's can have happened.
      throw ownError("unavailable", error);
    });
    if (response.status < 200 || response.status > 299) {
      log.warn({ status: response.status }, "service login refused");
      throw ownError("unavailable", new UpstreamStatus(response.status));
    }
    return decodeResponse(response, false).body;
  };
  const wire: ExchangeParts = {
    transport,
    breaker: createBreaker(),
    tokens: createTokenSource(login),
    fixedHeaders,
  };
  const parts = {
    ...wire,
    etags: new EtagStore(options.rememberedBytes ?? divideMemory(usualMegabytes()).responseBytes),
    budget: new RetryBudget(),
    coalescer: new RequestCoalescer<RestResponse>(),
    kept: new KeptResponses(),
    capabilities: createCapabilities(),
    headersWithin,
    totalWithin,
    aside: { ...wire, transport: aside, breaker: createBreaker(Infinity) },
  };

  return {
    bind: (binding) => createBoundClient(parts, binding),
    wait: createLongPoll(wire, waiting, log),
    async isReachable() {
      try {
        const response = await transport.exchange({
          method: "GET",
          target: "/readyz",
          headers: { accept: "application/json" },
          body: null,
          headersWithin: 2_000,
          totalWithin: 2_000,
          signal: null,
        });
        // Another maker's service need not have this path; that it answers is enough.
        return response.status < 500;
      } catch {
        return false;
      }
    },
    async close() {
      await Promise.all([transport.close(), waiting.close(), aside.close()]);
    },
  };
}

import type { Method } from "./http/client.ts";
import type { Probe } from "./probe.ts";
import type { Fixtures } from "./fixtures/fixtures.ts";

/** Where a call is described; extensions are our own (spec "Transport"). */
export type Origin = "document-1" | "document-2" | "extension";

/** One call of the contract and what is checked about it. */
export interface ContractCall {
  readonly method: Method;
  /** With its parameters in braces, as in OpenAPI. */
  readonly path: string;
  readonly origin: Origin;
  /** Shown when several checks are about one call. */
  readonly topic?: string;
  readonly check: (probe: Probe, fixtures: Fixtures) => Promise<void>;
}

/** The calls of one resource, checked in their order. */
export interface ContractResource {
  /** First part of the path, or what the checks are about. */
  readonly name: string;
  readonly calls: readonly ContractCall[];
}

/** A call that the documents show. */
export function documented(
  origin: "document-1" | "document-2",
  method: Method,
  path: string,
  check: ContractCall["check"],
): ContractCall {
  return { origin, method, path, check };
}

/** A call, or a promise about a call, that our service adds. */
export function extension(
  method: Method,
  path: string,
  check: ContractCall["check"],
  topic?: string,
): ContractCall {
  return { origin: "extension", method, path, check, ...(topic !== undefined && { topic }) };
}

import type { RestBinding } from "../../src/rest/boundClient.ts";
import { RestError } from "../../src/rest/error.ts";
import { createRestService } from "../../src/rest/service.ts";
import type { RestService, RestServiceOptions } from "../../src/rest/service.ts";

const silent = { warn: () => {} };

/** The connection to a faulty service, with deadlines short enough for a test. */
export function connectTo(baseUrl: URL, options: Partial<RestServiceOptions> = {}): RestService {
  return createRestService({
    baseUrl,
    username: "gateway",
    password: "service-password",
    apiKey: "key-1",
    apiKeyHeader: "x-api-key",
    apiVersion: "1",
    apiVersionHeader: "x-api-version",
    log: silent,
    ...options,
  });
}

/** What binds a client to a request that nobody gives up. */
export function bindingOf(binding: Partial<RestBinding> = {}): RestBinding {
  return {
    signal: new AbortController().signal,
    actor: () => null,
    clientAddress: () => null,
    log: silent,
    ...binding,
  };
}

/** The error of a call that must fail, as far as a caller sees it. */
export async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const error: unknown = await call.then(
    () => new Error("The call was expected to fail."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RestError)) throw error;
  const { kind, message, outcome } = error;
  return { kind, message, outcome };
}

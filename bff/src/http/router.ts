import type { IncomingMessage, ServerResponse } from "node:http";
import { uploadPath } from "../storage/uploadSignature.ts";
import { settled, type MaybePromise } from "../maybePromise.ts";
import { sendJson, sendText } from "./responses.ts";
import type { BuiltFiles } from "./builtFiles.ts";
import { identifyPerson } from "./callerIdentity.ts";
import { isFromThisMachine } from "./clientAddress.ts";
import { handleGraphql } from "./graphqlEndpoint.ts";
import type { EndpointParts } from "./graphqlEndpoint.ts";
import type { Readiness } from "./health.ts";
import { jobFilePath } from "../job/link.ts";
import { handleJobFile } from "./jobFile.ts";
import { handleMedia } from "./mediaFiles.ts";
import { takeSentFile } from "./sentFiles.ts";
import { createSecurityHeaders } from "./securityHeaders.ts";
import type { ContentKind } from "./securityHeaders.ts";
import { handleUploadPreview } from "./uploadPreview.ts";

export interface RouterParts {
  readonly endpoint: EndpointParts;
  readonly console: BuiltFiles;
  readonly delivery: BuiltFiles;
  readonly graphiql: BuiltFiles;
  /** Asked at each request: with port 0 they are only known after the gateway listens. */
  readonly allowedOrigins: () => ReadonlySet<string>;
  readonly isHttps: boolean;
  /** Where pictures may come from beside our own origin. */
  readonly imageOrigins: readonly string[];
  readonly metricsToken: string | null;
  readonly checkReadiness: () => Promise<Readiness>;
  readonly isClosing: () => boolean;
}

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => MaybePromise<void>;

async function mayOpenGraphiql({ endpoint }: RouterParts, request: IncomingMessage): Promise<boolean> {
  if (endpoint.developerMode) return true;
  try {
    return (await identifyPerson(endpoint, request, endpoint.log)) !== null;
  } catch {
    return false;
  }
}

function mayReadMetrics({ metricsToken }: RouterParts, request: IncomingMessage): boolean {
  if (metricsToken !== null && request.headers.authorization === `Bearer ${metricsToken}`) return true;
  return isFromThisMachine(request);
}

/** Everything but `/graphql` and `/upload/` is read only. */
function reading(handle: Handler): Handler {
  return (request, response, path) => {
    if (request.method === "GET" || request.method === "HEAD") return handle(request, response, path);
    response.setHeader("allow", "GET, HEAD");
    sendText(response, 405, "This can only be read.");
  };
}

/** Finds who answers a path. Paths are matched exactly or by folder; everything else is the console's. */
export function createRouter(
  parts: RouterParts,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { endpoint } = parts;
  const uncached = (handle: Handler): Handler =>
    reading((request, response, path) => {
      response.setHeader("cache-control", "no-store");
      return handle(request, response, path);
    });

  const exact: Readonly<Record<string, readonly [ContentKind, Handler]>> = {
    "/graphql": [
      "data",
      (request, response) => handleGraphql(endpoint, parts.allowedOrigins(), request, response),
    ],
    "/healthz": ["data", uncached((_, response) => sendJson(response, 200, { status: "ok" }))],
    "/readyz": [
      "data",
      uncached(async (_, response) => {
        const readiness = await parts.checkReadiness();
        const isReady = !Object.values(readiness).includes(false) && !parts.isClosing();
        sendJson(response, isReady ? 200 : 503, { status: isReady ? "ready" : "not ready", ...readiness });
      }),
    ],
    "/metrics": [
      "data",
      uncached(async (request, response) => {
        if (!mayReadMetrics(parts, request)) {
          sendText(response, 403, "Metrics are for this machine, or with a token.");
          return;
        }
        response.setHeader("content-type", endpoint.metrics.contentType);
        response.end(await endpoint.metrics.print());
      }),
    ],
    "/graphiql": [
      "data",
      reading((_, response) => {
        response.setHeader("location", "/graphiql/");
        sendText(response, 308, "GraphiQL is at /graphiql/.");
      }),
    ],
  };
  const graphiql = reading(async (request, response, path) => {
    if (await mayOpenGraphiql(parts, request)) {
      request.url = path.slice("/graphiql".length);
      parts.graphiql(request, response);
    } else {
      response.setHeader("cache-control", "no-store");
      sendText(response, 403, "Sign in to the console, then open GraphiQL again.");
    }
  });
  const delivery = reading((request, response, path) => {
    request.url = path.slice("/delivery".length);
    parts.delivery(request, response);
  });
  const media = reading((request, response, path) =>
    handleMedia(endpoint, request, response, path.slice("/media/".length)),
  );
  const jobFile = reading((request, response, path) =>
    handleJobFile(endpoint, request, response, path.slice(jobFilePath.length)),
  );
  const preview = reading((request, response) => handleUploadPreview(endpoint, request, response));
  const upload: Handler = (request, response, path) =>
    request.method === "PUT"
      ? takeSentFile(endpoint, parts.allowedOrigins(), request, response)
      : preview(request, response, path);
  const console = reading((request, response) => parts.console(request, response));

  const setSecurityHeaders = createSecurityHeaders({
    isHttps: parts.isHttps,
    sendsTo: endpoint.storage.images.origin,
    readsFrom: parts.imageOrigins,
  });

  const find = (path: string): readonly [ContentKind, Handler] => {
    if (Object.hasOwn(exact, path)) return exact[path] ?? ["console", console];
    if (path.startsWith("/delivery/")) return ["console", delivery];
    if (path.startsWith("/graphiql/")) return ["graphiql", graphiql];
    if (path.startsWith(uploadPath)) return ["media", upload];
    if (path.startsWith(jobFilePath)) return ["media", jobFile];
    return path.startsWith("/media/") ? ["media", media] : ["console", console];
  };

  return (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    const [kind, handle] = find(path);
    setSecurityHeaders(response, kind);
    if (parts.isClosing()) response.setHeader("connection", "close");
    void settled(
      () => handle(request, response, path),
      () => undefined,
      (error) => {
        endpoint.log.error({ err: error }, "unexpected failure of a request");
        if (response.headersSent) response.destroy();
        else sendText(response, 500, "Something went wrong on our side.");
      },
    );
  };
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page, Request } from "playwright/test";
import * as v from "valibot";

const responseShape = v.object({
  extensions: v.optional(
    v.object({
      upstream: v.optional(v.array(v.object({ method: v.string(), template: v.string() })), []),
    }),
    {},
  ),
});

/** One GraphQL request of the console and the REST calls it took (shown in developer mode). */
export interface GraphqlRequest {
  readonly upstream: readonly string[];
}

const documents = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(resolve(import.meta.dirname, "../../bff/persisted-documents.json"), "utf8")),
);
/** By the half of their ids that a built console sends. */
const texts = new Map(Object.entries(documents).map(([id, text]) => [id.slice(0, 32), text]));
const sentShape = v.object({ documentId: v.optional(v.string(), "") });

/** Whether the header asks by itself whether jobs run: once, after the first page and whatever that is (`frame.spec.ts`). */
export function isOfFrame(request: Request): boolean {
  if (new URL(request.url()).pathname !== "/graphql" || request.method() !== "POST") return false;
  const { documentId } = v.parse(sentShape, request.postDataJSON());
  return texts.get(documentId.slice(0, 32))?.startsWith("query JobActivityQuery") === true;
}

/**
 * Collects the GraphQL requests that the page begins while `work` runs, with their responses. The stream of events has none,
 * and what the header asks by itself is left out.
 */
export async function graphqlRequests(page: Page, work: () => Promise<unknown>): Promise<GraphqlRequest[]> {
  const begun: Request[] = [];
  const listen = (request: Request): void => {
    const isStream = request.headers()["accept"] === "text/event-stream";
    if (new URL(request.url()).pathname !== "/graphql" || isStream) return;
    if (!isOfFrame(request)) begun.push(request);
  };
  page.on("request", listen);
  await work();
  page.off("request", listen);
  return Promise.all(begun.map(readResponse));
}

async function readResponse(request: Request): Promise<GraphqlRequest> {
  const response = await request.response();
  const { extensions } = v.parse(responseShape, await response?.json());
  return { upstream: extensions.upstream.map((call) => `${call.method} ${call.template}`) };
}

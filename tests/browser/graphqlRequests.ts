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

/** Collects the GraphQL requests that the page begins while `work` runs, with their responses. The stream of events has none. */
export async function graphqlRequests(page: Page, work: () => Promise<unknown>): Promise<GraphqlRequest[]> {
  const begun: Request[] = [];
  const listen = (request: Request): void => {
    const isStream = request.headers()["accept"] === "text/event-stream";
    if (new URL(request.url()).pathname === "/graphql" && !isStream) begun.push(request);
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

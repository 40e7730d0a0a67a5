import type { Page, Response } from "playwright/test";
import * as v from "valibot";

const answerShape = v.object({
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

/** Collects the GraphQL requests that the page makes while `work` runs and until the network is quiet. */
export async function graphqlRequests(page: Page, work: () => Promise<unknown>): Promise<GraphqlRequest[]> {
  const answers: Promise<GraphqlRequest>[] = [];
  const listen = (response: Response): void => {
    if (new URL(response.url()).pathname !== "/graphql") return;
    answers.push(
      response.json().then((body: unknown) => {
        const { extensions } = v.parse(answerShape, body);
        return { upstream: extensions.upstream.map((call) => `${call.method} ${call.template}`) };
      }),
    );
  };
  page.on("response", listen);
  await work();
  await page.waitForLoadState("networkidle");
  page.off("response", listen);
  return Promise.all(answers);
}

import type { RequestParameters, Variables } from "relay-runtime";

/** Where every operation goes. */
export const endpoint = "/graphql";

/** How an operation that is no subscription is answered. */
export const resultTypes = "application/graphql-response+json, application/json;q=0.9";

/** The body of a request: the stored document's id, never its text. */
export function requestBody({ id }: RequestParameters, variables: Variables): string {
  return JSON.stringify({ documentId: id, variables });
}

/**
 * The headers of a request that takes this type of response. The last one cannot be set by a foreign page's form, which
 * is one part of the gateway's CSRF check. The early script sends the same (public/appearance.js).
 */
export function requestHeaders(accept: string): Record<string, string> {
  return { "content-type": "application/json", accept, "x-back-office": "1" };
}

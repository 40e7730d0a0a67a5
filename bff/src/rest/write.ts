import { UpstreamStatus, responseError, ownError } from "./responseError.ts";
import { statusInBody } from "./businessMessage.ts";
import type { RestResponse } from "./client.ts";
import { isSignIn, sendAuthenticated } from "./exchange.ts";
import type { Exchange, ExchangeParts } from "./exchange.ts";
import { decodeResponse, errorBody } from "./read.ts";

const wrongCredentials = new Set([401, 403, 404]);

/** Whether a call can leave something changed; to prove a password leaves nothing. */
function changes(write: Exchange): boolean {
  return !isSignIn(write.template);
}

/** One write: sent once (twice after a 401, which applied nothing), never given up half way. Throws `RestError`. */
export async function performWrite(parts: ExchangeParts, write: Exchange): Promise<RestResponse> {
  const response = await sendAuthenticated(parts, write);
  if (response.status >= 200 && response.status <= 299) {
    const decoded = decodeResponse(response, changes(write));
    const status = statusInBody(decoded.body);
    if (status === null || isSignIn(write.template)) return decoded;
    throw responseError(status, response.headers, decoded.body, changes(write));
  }
  if (isSignIn(write.template) && wrongCredentials.has(response.status)) {
    throw ownError("wrong-credentials", new UpstreamStatus(response.status));
  }
  throw responseError(response.status, response.headers, errorBody(response), changes(write));
}

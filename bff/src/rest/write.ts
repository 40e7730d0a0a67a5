import { UpstreamStatus, answerError, ownError } from "./answerError.ts";
import type { RestAnswer } from "./client.ts";
import { isSignIn, sendAuthenticated } from "./exchange.ts";
import type { Exchange, ExchangeParts } from "./exchange.ts";
import { decodeAnswer, errorBody } from "./read.ts";

const wrongCredentials = new Set([401, 403, 404]);

/** One write: sent once (twice after a 401, which applied nothing), never given up half way. Throws `RestError`. */
export async function performWrite(parts: ExchangeParts, write: Exchange): Promise<RestAnswer> {
  const answer = await sendAuthenticated(parts, write);
  if (answer.status >= 200 && answer.status <= 299) return decodeAnswer(answer, true);
  if (isSignIn(write.template) && wrongCredentials.has(answer.status)) {
    throw ownError("wrong-credentials", new UpstreamStatus(answer.status));
  }
  throw answerError(answer.status, answer.headers, errorBody(answer), true);
}

import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { toFailure } from "./failure.ts";
import { fixedHeaders } from "./fixedHeaders.ts";
import { HttpError, malformed } from "./httpError.ts";

/**
 * Answers what the router refuses before any hook or error handler of ours runs: an address that is too long (414) or
 * malformed (400). The router's own words would repeat the address.
 */
export function respondToAddressFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, headers, body, unexpected } = toFailure(httpErrorOf(error), {}, request.method);
  if (unexpected) request.log.error({ err: error }, "call failed");
  void reply
    .type("application/json; charset=utf-8")
    .status(status)
    .headers({ ...fixedHeaders, ...headers })
    .send(body);
}

function httpErrorOf(error: FastifyError): Error {
  if (error.code === "FST_ERR_MAX_PARAM_LENGTH") return new HttpError(414, "The address is too long");
  if (error.code === "FST_ERR_BAD_URL") return malformed("The address is malformed");
  return error;
}

import type { ServerResponse } from "node:http";
import type { RejectedRequest } from "./requestChecks.ts";

/** Writes a JSON response and ends it. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** Writes a short plain text and ends the response. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}

/** Answers a request that does not reach GraphQL, in the form of a GraphQL response. */
export function sendRejection(response: ServerResponse, rejection: RejectedRequest): void {
  for (const [name, value] of Object.entries(rejection.headers ?? {})) response.setHeader(name, value);
  sendJson(response, rejection.status, {
    errors: [{ message: rejection.message, extensions: { code: rejection.code } }],
  });
}

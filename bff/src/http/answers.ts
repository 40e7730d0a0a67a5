import type { ServerResponse } from "node:http";
import type { Refusal } from "./gate.ts";

/** Writes a JSON answer and ends it. */
export function answerJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** Writes a short plain text and ends the answer. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}

/** Answers a request that does not reach GraphQL, in the form of a GraphQL answer. */
export function answerRefusal(response: ServerResponse, refusal: Refusal): void {
  for (const [name, value] of Object.entries(refusal.headers ?? {})) response.setHeader(name, value);
  answerJson(response, refusal.status, {
    errors: [{ message: refusal.message, extensions: { code: refusal.code } }],
  });
}

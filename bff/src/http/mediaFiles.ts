import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ObjectStore } from "../storage/objectStore.ts";
import { answerText } from "./answers.ts";

/** Answers `/media/{key}`. A key never gets other content, so browsers may keep it for ever. */
export async function answerMedia(
  store: ObjectStore,
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
): Promise<void> {
  const found = await store.open(key);
  if (found === null) {
    answerText(response, 404, "There is no such image.");
    return;
  }
  response.writeHead(200, {
    "content-type": found.contentType,
    "content-length": found.bytes,
    "cache-control": "public, max-age=31536000, immutable",
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // A reader that leaves half way is no error of ours.
  await pipeline(found.stream(), response).catch(() => response.destroy());
}

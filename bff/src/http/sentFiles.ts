import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { WrongLengthError } from "../storage/byteLimit.ts";
import type { UploadPermit } from "../storage/objectStore.ts";
import type { OpenStorage } from "../storage/storage.ts";
import { sentKey } from "../upload/keys.ts";
import type { UploadRecords } from "../upload/record.ts";
import { sendText } from "./responses.ts";

export interface SentFilesParts {
  readonly storage: Pick<OpenStorage, "incoming">;
  readonly uploads: UploadRecords;
  readonly log: Logger;
}

/** Why a file is not taken: the status and a sentence; null when it may come in. */
function rejectionOf(
  request: IncomingMessage,
  permit: UploadPermit | null,
): readonly [number, string] | null {
  if (permit === null) return [403, "This link is not valid, or not any more."];
  if (request.headers["content-type"] !== permit.contentType) return [415, "This is not the announced type."];
  const length = request.headers["content-length"];
  if (length === undefined) return [411, "The length of the file must be said."];
  return Number(length) === permit.bytes ? null : [413, "This is not the announced length."];
}

/**
 * Takes `PUT /upload/temporary/{id}`: one file, straight to the disk, by a link that `requestUpload` has signed. The
 * link alone decides: it names the type, the length and the end of its time, and works once.
 */
export async function takeSentFile(
  { storage: { incoming }, uploads, log }: SentFilesParts,
  allowedOrigins: ReadonlySet<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number, sentence: string): void => {
    // What is still coming is not waited for.
    response.setHeader("connection", "close");
    sendText(response, status, sentence);
  };
  const { origin } = request.headers;
  if (origin !== undefined && !allowedOrigins.has(origin)) {
    refuse(403, "Files are only taken from our own pages.");
    return;
  }
  const permit = incoming?.signer.verify(request.url ?? "", Date.now()) ?? null;
  const rejection = rejectionOf(request, permit);
  if (incoming === null || permit === null || rejection !== null) {
    refuse(...(rejection ?? ([404, "Files are not sent here."] as const)));
    return;
  }
  const id = permit.key.slice(sentKey("").length);
  if (!(await uploads.take(id, "sent"))) {
    refuse(409, "A file was sent with this link already.");
    return;
  }
  try {
    await incoming.store.receive(permit.key, request, permit.bytes);
  } catch (error) {
    // The sender has gone, or sent something else; the disk being full is for us to know.
    const isTheirs = request.destroyed || error instanceof WrongLengthError;
    if (!isTheirs) log.error({ err: error }, "a file could not be kept");
    if (!response.destroyed) refuse(isTheirs ? 400 : 503, "The file did not arrive as a whole.");
    return;
  }
  response.writeHead(204).end();
}

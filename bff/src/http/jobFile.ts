import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import type { RequestLogger } from "../graphql/context.ts";
import { isRestId } from "../graphql/nodeId.ts";
import { isJobFileLink } from "../job/link.ts";
import { isOwnJob, type Job, jobRecord } from "../job/record.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { decodeRecord, integerField, textField } from "../rest/recordFields.ts";
import type { OpenStorage } from "../storage/storage.ts";
import { clientOf, identifyPerson, type IdentityParts } from "./callerIdentity.ts";
import { sendText } from "./responses.ts";

export interface JobFileParts extends Pick<IdentityParts, "rest" | "sessions" | "follower"> {
  readonly storage: OpenStorage;
  readonly log: RequestLogger;
}

const filePart = v.object({ part_count: integerField, content: v.union([v.literal(""), textField]) });

/** A whole file is read part by part within this, in milliseconds. */
const readWithin = 600_000;

/** Says that what follows is UTF-8, which spreadsheets do not take for granted. */
const byteOrderMark = "\uFEFF";

/** Answers a link to the file of a job: for the user who started it, while the link and the file last. */
export async function handleJobFile(
  parts: JobFileParts,
  request: IncomingMessage,
  response: ServerResponse,
  jobId: string,
): Promise<void> {
  response.setHeader("cache-control", "private, no-store");
  const missing = (): void => sendText(response, 404, "There is no such file.");
  const [, query = ""] = (request.url ?? "").split("?", 2);
  const session = await identifyPerson(parts, request, parts.log);
  if (session === null || !isRestId(jobId)) return missing();
  const { user } = session;
  if (!isJobFileLink(parts.storage.readLinks, jobId, user, query)) return missing();
  const rest = clientOf(parts, parts.log, readWithin);
  try {
    const { body } = await rest.get({ template: "/v1/companyJob/{id}", params: { id: jobId } });
    const job = decodeRecord(jobRecord, body);
    if (!isOwnJob(user, job)) return missing();
    if (job.state === "EXPIRED")
      return sendText(response, 410, "This file has expired: it was kept for seven days.");
    if (job.state !== "DONE" || job.partCount === 0) return missing();
    await sendFile(rest, job, request, response);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    if (response.headersSent) response.destroy();
    else if (error.kind === "not-found") missing();
    else sendText(response, 503, "The file cannot be read at the moment. Try again.");
  }
}

async function sendFile(
  rest: RestClient,
  job: Job,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The first part is read before anything is said, so that a failure can still be told.
  const first = await readPart(rest, job.id, 0);
  const day = (job.endedAt ?? "").slice(0, 10);
  response.writeHead(200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${job.kind.replaceAll(/[^a-z_]/g, "")}-${day}.csv"`,
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  async function* content() {
    yield byteOrderMark + first;
    for (let part = 1; part < job.partCount; part++) yield await readPart(rest, job.id, part);
  }
  // A reader that leaves half way is no error of ours.
  await pipeline(Readable.from(content()), response).catch(() => response.destroy());
}

async function readPart(rest: RestClient, id: string, part: number): Promise<string> {
  const { body } = await rest.get({
    template: "/v1/companyJob/file/{id}",
    params: { id },
    query: { part: String(part) },
  });
  return decodeRecord(filePart, body).content;
}

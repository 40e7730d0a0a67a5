import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import type { GraphQLSchema } from "graphql";
import { auditFile } from "../audit/file.ts";
import { businessToday } from "../graphql/businessDay.ts";
import type { Context, RequestLogger } from "../graphql/context.ts";
import { isRestId } from "../graphql/nodeId.ts";
import { isJobFileLink } from "../job/link.ts";
import { mayReadFile } from "../job/file.ts";
import { type FileFormat, type Job, jobRecord } from "../job/record.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { decodeRecord, integerField, textField } from "../rest/recordFields.ts";
import { clientAddress } from "./clientAddress.ts";
import { clientOf, identifyCaller } from "./callerIdentity.ts";
import type { StreamControl } from "./graphqlContext.ts";
import { newOperation } from "./operation.ts";
import { type ContextParts, createRequestContext } from "./requestContext.ts";
import { sendText } from "./responses.ts";

export interface JobFileParts extends ContextParts {
  readonly schema: GraphQLSchema;
  readonly log: RequestLogger;
  readonly trustProxy: boolean;
}

/** A file that the gateway makes of what the service has kept, for who reads it. */
interface MadeFile {
  /** Of a table. */
  readonly head: string;
  write(part: string, context: Context, schema: GraphQLSchema, format: FileFormat): Promise<string>;
}

/** By the kind of job; the parts of any other file are sent as they are. */
const madeFiles: Readonly<Record<string, MadeFile>> = { export_audit: auditFile };

const filePart = v.object({ part_count: integerField, content: v.union([v.literal(""), textField]) });

/** A whole file is read part by part within this, in milliseconds. */
const readWithin = 600_000;

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  jsonl: "application/jsonl; charset=utf-8",
} as const satisfies Readonly<Record<FileFormat, string>>;

/** It says that what follows is UTF-8, which spreadsheets do not take for granted. */
const byteOrderMark = "\uFEFF";

/** Answers a link to the file of a job: for the user or the token that started it, while the link and the file last. */
export async function handleJobFile(
  parts: JobFileParts,
  request: IncomingMessage,
  response: ServerResponse,
  jobId: string,
): Promise<void> {
  response.setHeader("cache-control", "private, no-store");
  const missing = (): void => sendText(response, 404, "There is no such file.");
  const [, query = ""] = (request.url ?? "").split("?", 2);
  const caller = await identifyCaller(parts, request, clientAddress(request, parts.trustProxy), parts.log);
  const session = "session" in caller ? caller.session : null;
  if (session === null || !isRestId(jobId)) return missing();
  const { user } = session;
  if (!isJobFileLink(parts.storage.readLinks, jobId, user, query)) return missing();
  const signal = AbortSignal.timeout(readWithin);
  const rest = clientOf(parts, parts.log, readWithin);
  // Loaders keep what they have read, so each part has its own.
  const contextOf = () =>
    createRequestContext(parts, {
      request,
      response,
      operation: newOperation(),
      caller: { session, spend: null, headers: {} },
      clientAddress: clientAddress(request, parts.trustProxy),
      signal,
      stream: noStream,
      log: parts.log,
    });
  const madePart =
    (made: MadeFile, read: ReadPart, format: FileFormat): ReadPart =>
    async (number) =>
      (number === 0 && format === "csv" ? made.head : "") +
      (await made.write(await read(number), contextOf(), parts.schema, format));
  try {
    const { body } = await rest.get({ template: "/v1/companyJob/{id}", params: { id: jobId } });
    const job = decodeRecord(jobRecord, body);
    const made = madeFiles[job.kind];
    if (!mayReadFile(user, job)) return missing();
    if (job.state === "EXPIRED")
      return sendText(response, 410, "This file has expired: it was kept for seven days.");
    if ((job.state !== "DONE" && job.state !== "READY") || job.partCount === 0) return missing();
    const part = (number: number) => readPart(rest, job.id, number);
    await sendFile(
      job,
      made === undefined ? part : madePart(made, part, job.format ?? "csv"),
      request,
      response,
    );
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    if (response.headersSent) response.destroy();
    else if (error.kind === "not-found") missing();
    else sendText(response, 503, "The file cannot be read at the moment. Try again.");
  }
}

/** Reads one part of a file. */
type ReadPart = (number: number) => Promise<string>;

const noStream: StreamControl = { keepOpen: () => {}, renew: async () => null };

async function sendFile(
  job: Job,
  part: ReadPart,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The first part is read before anything is said, so that a failure can still be told.
  const first = await part(0);
  const madeAt = job.endedAt ?? job.createdAt;
  const day = businessToday(madeAt === null ? Date.now() : Date.parse(madeAt));
  // Of an import it is the file of what was refused.
  const name = job.kind.replaceAll(/[^a-z_]/g, "").replace(/^import_/, "refused_");
  const format = job.format ?? "csv";
  response.writeHead(200, {
    "content-type": contentTypes[format],
    "content-disposition": `attachment; filename="${name}-${day}.${format}"`,
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  async function* content() {
    yield (format === "csv" && job.byteOrderMark ? byteOrderMark : "") + first;
    for (let number = 1; number < job.partCount; number++) yield await part(number);
  }
  // A reader that leaves half way is no error of ours.
  await pipeline(Readable.from(content()), response).catch(() => response.destroy());
}

async function readPart(rest: RestClient, id: string, part: number): Promise<string> {
  const { body } = await rest.get({
    template: "/v1/companyJob/file/{id}",
    params: { id },
    query: { part: String(part) },
    isReadOnce: true,
  });
  return decodeRecord(filePart, body).content;
}

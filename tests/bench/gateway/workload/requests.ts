import type { Tenant } from "../upstream/tenants.ts";
import type { Operation, Workload } from "./workloads.ts";

/** Who sends a request: a session of our gateway, and the company that the peers are told in a header instead. */
export interface Viewer {
  readonly session: string;
  readonly tenant: Tenant;
}

/** The address that a server believes to have, for the check of where requests come from. */
export const originOf = (port: number): string => `http://localhost:${port}`;

/** How a request names its document: by its text, by its id as our console does, or as the documentation of a peer has it. */
export type Spelling = "text" | "stored" | "apollo" | "mercurius";

/** What Apollo's clients send of a document that the server knows. */
export function persistedQuery(id: string): object {
  return { persistedQuery: { version: 1, sha256Hash: id } };
}

/** The body of a request. */
export function bodyOf({ document: { id, text }, variables }: Operation, spelling: Spelling): string {
  const spelt = {
    text: { query: text },
    stored: { documentId: id },
    apollo: { extensions: persistedQuery(id) },
    mercurius: { query: id, persisted: true },
  }[spelling];
  return JSON.stringify({ ...spelt, variables });
}

/** The headers of a viewer's requests: our gateway reads the session, the peers the company. */
export function headersOf(viewer: Viewer, port: number): Readonly<Record<string, string>> {
  return {
    "content-type": "application/json",
    accept: "application/json",
    cookie: `__Host-sid=${viewer.session}`,
    origin: originOf(port),
    "x-back-office": "1",
    company: viewer.tenant.company,
  };
}

const differentRequests = 2_000;

/** Whole requests of a workload, as the load generator sends them in turn. */
export function requestsOf(
  workload: Workload,
  viewers: readonly Viewer[],
  port: number,
  spelling: Spelling,
): string[] {
  return Array.from({ length: differentRequests }, (_, index) => {
    const viewer = viewers[workload.isOfManyViewers ? index % viewers.length : 0];
    if (viewer === undefined) throw new Error("A workload needs viewers.");
    const body = bodyOf(workload.operation(index, viewer.tenant), spelling);
    const headers = Object.entries({
      host: `127.0.0.1:${port}`,
      ...headersOf(viewer, port),
      "content-length": String(Buffer.byteLength(body)),
    });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    return `POST /graphql HTTP/1.1\r\n${head}\r\n${body}`;
  });
}

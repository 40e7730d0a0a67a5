import type { Tenant } from "../upstream/tenants.ts";
import type { Operation, Workload } from "./workloads.ts";

/** Who sends a request: a session of our gateway, and the company that the peers are told in a header instead. */
export interface Viewer {
  readonly session: string;
  readonly tenant: Tenant;
}

/** The address that a server believes to have, for the check of where requests come from. */
export const originOf = (port: number): string => `http://localhost:${port}`;

/** The body of a request: the document itself, or its id as the console sends it. */
export function bodyOf({ document, variables }: Operation, isStored: boolean): string {
  return JSON.stringify(
    isStored ? { documentId: document.id, variables } : { query: document.text, variables },
  );
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
  isStored: boolean,
): string[] {
  return Array.from({ length: differentRequests }, (_, index) => {
    const viewer = viewers[workload.isOfManyViewers ? index % viewers.length : 0];
    if (viewer === undefined) throw new Error("A workload needs viewers.");
    const body = bodyOf(workload.operation(index, viewer.tenant), isStored);
    const headers = Object.entries({
      host: `127.0.0.1:${port}`,
      ...headersOf(viewer, port),
      "content-length": String(Buffer.byteLength(body)),
    });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    return `POST /graphql HTTP/1.1\r\n${head}\r\n${body}`;
  });
}

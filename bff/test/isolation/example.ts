import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import type { RestWrite } from "../../src/rest/client.ts";
import type { UploadPurpose } from "../../src/upload/purpose.ts";
import { ids, nodeIds, uploadId, tenantFixtures, type RawRecord } from "./tenantFixtures.ts";

/** Inputs with which the rightful caller succeeds, and what the service answers to the writes they cause. */
export interface MutationExample {
  /** Null for a mutation without an input. */
  readonly inputs: readonly (Readonly<Record<string, unknown>> | null)[];
  readonly responses: Readonly<Record<string, (write: RestWrite) => unknown>>;
}

/** The id of the record of a type that is the caller's own. */
export function own(type: string): string {
  return encodeNodeId(type, nodeIds[type]?.(ids.own)[0] ?? "");
}

/** The id of the caller's own category of a level. */
export const ownCategory = (level: 1 | 2 | 3): string => encodeNodeId("Category", `${level}-${ids.own}`);

/** The raw record of a collection that is the caller's own. */
export function record(collection: string): RawRecord {
  return tenantFixtures[collection]?.records[0] ?? {};
}

/** A finished upload of the caller's own, for an input like `imageUploadId`. */
export function ownUpload(purpose: UploadPurpose): string {
  return encodeNodeId("Upload", uploadId(ids.own, purpose));
}

/** What the service answers when the caller proves their own password. */
export const signedIn = [
  {
    ...record("companyPO"),
    user_po_id: ids.own,
    pw_changed: true,
    primary_login: true,
    signup_process_over: true,
  },
];

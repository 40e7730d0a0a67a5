import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import type { Fixtures, NodeSample } from "../nouns/sample.ts";
import { type Collection, ids, uploadId } from "./tenants.ts";

/** What comes in the ids of a type's records, for the number that tells whose they are. */
export const idsOf =
  ({ ids: forms = (id: number) => [String(id)] }: NodeSample) =>
  (id: number): readonly string[] =>
    forms(id);

/** What samples find in the fixtures of all nouns. */
export function fixturesOf(
  nodes: Readonly<Record<string, NodeSample>>,
  collections: Readonly<Record<string, Collection>>,
): Fixtures {
  const record: Fixtures["record"] = (name) => collections[name]?.records[0] ?? {};
  return {
    own: (type) => encodeNodeId(type, idsOf(nodes[type] ?? { of: "company" })(ids.own)[0] ?? ""),
    ownCategory: (level) => encodeNodeId("Category", `${level}-${ids.own}`),
    ownUpload: (purpose) => encodeNodeId("Upload", uploadId(ids.own, purpose)),
    record,
    signedIn: [
      {
        ...record("companyPO"),
        user_po_id: ids.own,
        pw_changed: true,
        primary_login: true,
        signup_process_over: true,
      },
    ],
  };
}

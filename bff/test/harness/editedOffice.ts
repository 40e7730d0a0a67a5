import { getNamedType, isObjectType, isUnionType } from "graphql";
import * as v from "valibot";
import { schema } from "../../src/schema.ts";
import type { Edit, EditedRecords } from "../nouns/edit.ts";
import { mutationSamples } from "../nouns/samples.ts";
import { startBackOffice, type BackOffice, type Caller } from "./backOffice.ts";
import { sendPicture } from "./sendPicture.ts";
import { listDocument, ownProducts, rows, viewerLists } from "./viewerLists.ts";

const mutations = schema.getMutationType()?.getFields() ?? {};

/** Every mutation that keeps what a form holds of a record. */
export const editNames = Object.keys(mutations).filter(
  (name) => /^(edit|save)[A-Z]/.test(name) && mutationSamples[name]?.unversioned === undefined,
);

/** The demo company, its owner, and what each of its records is edited with. */
export interface EditedOffice {
  readonly office: BackOffice;
  readonly owner: Caller;
  readonly edits: Readonly<Record<string, Edit>>;
}

/** Starts it. */
export async function startEditedOffice(): Promise<EditedOffice> {
  const office = await startBackOffice();
  const owner = await office.signIn("owner@verdant.test");
  const { viewer } = v.parse(viewerLists, (await owner.send(listDocument)).data);
  // Of one location: only those can be bundled.
  const seller = await office.signIn("seller@verdant.test");
  const own = await seller.send(
    `{ viewer { products(first: 100) { edges { node { id databaseId variants ${rows} bundles ${rows} } } } } }`,
  );
  const products = v.parse(ownProducts, own.data).viewer.products.edges.map(({ node }) => node);
  const records: EditedRecords = {
    owner,
    products,
    listed: (list, position = 0) => viewer[list].edges.at(position)?.node.id,
    picture: (purpose, jpeg) => sendPicture(office.url, owner, purpose, jpeg),
  };
  const edits: Record<string, Edit> = {};
  for (const [name, { edit }] of Object.entries(mutationSamples)) {
    if (edit !== undefined) edits[name] = await edit(records);
  }
  return { office, owner, edits };
}

const versionOf = (name: string): string =>
  name === "editCompanyBank" ? "part: bank { version }" : "version";

/** Sends an edit, and asks for the version of the record that it answers with: what was saved, or what stands in its way. */
export function editDocument(name: string): string {
  const result = getNamedType(mutations[name]?.type);
  const success = isUnionType(result) ? result.getTypes()[0] : undefined;
  const [field] = isObjectType(success) ? Object.values(success.getFields()) : [];
  return `mutation ($input: ${String(mutations[name]?.args[0]?.type)}) { ${name}(input: $input) { __typename
    ... on ${String(success)} { record: ${field?.name ?? ""} { ${versionOf(name)} } }
    ... on Error { message } ... on ValidationError { issues { path message } }
    ... on ConflictError { code current { ... on ${String(getNamedType(field?.type))} { ${versionOf(name)} } } } } }`;
}

const versioned = v.object({ version: v.string() });
const record = v.union([versioned, v.object({ part: versioned })]);

/** The version of a record that `editDocument` has asked for; of anything else null. */
export function readVersion(value: unknown): string | null {
  const { success, output } = v.safeParse(record, value);
  if (!success) return null;
  return "part" in output ? output.part.version : output.version;
}

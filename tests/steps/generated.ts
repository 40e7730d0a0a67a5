import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { printContracts } from "../../launch/contracts.ts";
import { validateDocuments } from "../../launch/documents.ts";
import { validateMessages } from "../../launch/i18n.ts";
import { check, total, type Step } from "./step.ts";

const remedy = "run `npx pnpm generate` and commit what it writes.";

/** What is generated and committed says the same as the code it is generated from. */
export const generated: Step = {
  name: "generated",
  title: "What is generated is fresh",
  async run({ root }) {
    const contracts = await check(
      "schema.graphql, service/openapi.json, service/migrations.json and docs/start-data.schema.json",
      async () => {
        for (const { file, text } of await printContracts(root)) {
          if (readFileSync(join(root, file), "utf8") !== text) throw new Error(`${file} is stale: ${remedy}`);
        }
      },
    );
    const documents = await check("the console's compiled documents", () => validateDocuments(root));
    const persisted = await check("the list of documents that the gateway accepts", async () =>
      comparePersisted(root),
    );
    const words = await check("the catalogues of the console's texts", () => validateMessages(root));
    return total([contracts, documents, persisted, words]);
  },
};

/** The list must hold exactly the documents that the compiled operations name, each under its own hash. */
function comparePersisted(root: string): void {
  const listed: unknown = JSON.parse(readFileSync(join(root, "bff/persisted-documents.json"), "utf8"));
  if (typeof listed !== "object" || listed === null) throw new Error(`The list is no object: ${remedy}`);
  for (const [id, text] of Object.entries(listed)) {
    const hash = createHash("sha256").update(String(text)).digest("hex");
    if (hash !== id) throw new Error(`The document listed as ${id} has the hash ${hash}: ${remedy}`);
  }
  const compiled = globSync("web/src/__generated__/*.graphql.ts", { cwd: root })
    .map((file) => /^\s+"id": "([0-9a-f]{64})"/m.exec(readFileSync(join(root, file), "utf8"))?.[1])
    .filter((id) => id !== undefined);
  const missing = compiled.filter((id) => !(id in listed));
  const left = Object.keys(listed).filter((id) => !compiled.includes(id));
  if (compiled.length === 0) throw new Error("No compiled operation was found.");
  if (missing.length + left.length > 0) {
    throw new Error(`${missing.length} documents are missing and ${left.length} are left over: ${remedy}`);
  }
}

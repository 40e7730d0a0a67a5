import { join, resolve } from "node:path";
import { writeFileSync } from "node:fs";
import { printContracts } from "./contracts.ts";
import { compileDocuments } from "./documents.ts";
import { step } from "./progress.ts";
import { requireRuntime } from "./runtime.ts";
import { collectMessages } from "./i18n.ts";

// Writes everything that is generated and committed: the contracts (contracts.ts), and the console's
// compiled documents with the list of those the gateway accepts, and the catalogues of its words.
requireRuntime();
const root = resolve(import.meta.dirname, "..");
try {
  await step("Printing the contracts", async () => {
    for (const contract of await printContracts(root))
      writeFileSync(join(root, contract.file), contract.text);
  });
  await step("Compiling the console's documents", () => compileDocuments(root));
  await step("Collecting the console's texts", () => collectMessages(root));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "Generation failed."}\n`);
  process.exitCode = 1;
}

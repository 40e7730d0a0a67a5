import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "./command.ts";

/**
 * Compiles the console's GraphQL documents. The list of persisted documents only ever grows under relay-compiler,
 * so it is emptied first: the gateway then accepts exactly what today's console sends.
 */
export async function compileDocuments(root: string): Promise<void> {
  mkdirSync(join(root, "web/src/__generated__"), { recursive: true });
  writeFileSync(join(root, "bff/persisted-documents.json"), "{}\n");
  await relayCompiler(root, ["--repersist"]);
}

/** Rejects when a compiled document is missing, stale or left over. */
export async function validateDocuments(root: string): Promise<void> {
  await relayCompiler(root, ["--validate"]);
}

function relayCompiler(root: string, args: readonly string[]): Promise<string> {
  const cli = createRequire(join(root, "package.json")).resolve("relay-compiler/cli.js");
  return run(process.execPath, [cli, "relay.config.json", ...args], root, {
    ...process.env,
    FORCE_NO_WATCHMAN: "1",
  });
}

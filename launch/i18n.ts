import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.ts";

/** Collects the console's texts into one catalogue for each language; translations are kept. */
export async function collectMessages(root: string): Promise<void> {
  const web = join(root, "web");
  const lingui = join(web, "node_modules/@lingui/cli/dist/lingui.js");
  await run(process.execPath, [lingui, "extract", "--clean"], web);
}

/** Rejects when a catalogue lacks a text or holds one that nobody says any more. Leaves the files as they are. */
export async function validateMessages(root: string): Promise<void> {
  const files = globSync("web/src/i18n/{catalogue,delivery}/*.po", { cwd: root }).map((file) =>
    join(root, file),
  );
  const before = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  await collectMessages(root);
  const stale = before.filter(({ file, text }) => readFileSync(file, "utf8") !== text);
  for (const { file, text } of before) writeFileSync(file, text);
  if (files.length === 0) throw new Error("There is no catalogue.");
  if (stale.length > 0)
    throw new Error(`Stale: ${stale.map(({ file }) => file.slice(root.length + 1)).join(", ")}`);
}

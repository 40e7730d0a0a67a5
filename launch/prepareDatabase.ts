import { join } from "node:path";
import { run } from "./command.ts";
import { serviceEnvironment } from "./environment.ts";
import { prepareFlags } from "./serviceFlags.ts";
import type { Settings } from "./settings.ts";

/** Makes the embedded database in the data folder, by a process of its own, which gives back the memory that only this takes. */
export async function prepareDatabase(settings: Settings): Promise<void> {
  const program = join(settings.root, "service/dist/main.js");
  await run(
    process.execPath,
    [...prepareFlags, program, "prepare"],
    settings.root,
    serviceEnvironment(settings),
  );
}

import { parseArgs } from "node:util";
import { interruptSaves } from "./interruptSaves.ts";
import { interruptUploads } from "./uploadKill.ts";

// Interrupted saves with the figures of a release: `node tests/faults/gateway/run.ts --rounds 100`.
const { values } = parseArgs({ options: { rounds: { type: "string", default: "100" } } });
for (const kind of ["create", "copy"] as const) {
  const { complaints, whole, ...counts } = await interruptSaves(kind, Number(values.rounds));
  console.log(kind, JSON.stringify({ ...counts, wholeMilliseconds: Math.round(whole), complaints }));
  if (complaints.length > 0) process.exitCode = 1;
}
const { complaints, whole, ...counts } = await interruptUploads(Number(values.rounds));
console.log("upload", JSON.stringify({ ...counts, wholeMilliseconds: Math.round(whole), complaints }));
if (complaints.length > 0) process.exitCode = 1;

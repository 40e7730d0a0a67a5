import { readOptions } from "../../contract/options.ts";
import { badInput } from "./badInput.ts";

// Wrong input against a running service, with the arguments of the contract suite.
const verdicts = await badInput(readOptions(process.argv.slice(2)));
for (const { title, calls, milliseconds, complaints } of verdicts) {
  console.log(`${complaints.length === 0 ? "✓" : "✗"} ${title}  ${calls} calls, ${milliseconds} ms`);
  for (const complaint of complaints.slice(0, 5)) console.log(`    ${complaint}`);
  if (complaints.length > 5) console.log(`    and ${complaints.length - 5} more`);
}
const failed = verdicts.filter(({ complaints }) => complaints.length > 0).length;
console.log(`\n${verdicts.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

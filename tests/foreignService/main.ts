import { parseArgs } from "node:util";
import { credential } from "../servers/serviceProcess.ts";
import { emptyForms, flagForms, numberForms, refusalForms, writeAnswers } from "./behaviour.ts";
import { startForeignService } from "./foreignService.ts";

const text = (value: string) => ({ type: "string", default: value }) as const;
const { values } = parseArgs({
  options: {
    port: text("4001"),
    console: text("http://localhost:4000"),
    writes: text(writeAnswers[0]),
    flags: text(flagForms[0]),
    numbers: text(numberForms[0]),
    empty: text(emptyForms[0]),
    refusals: text(refusalForms[0]),
    delay: text("0"),
    "extra-fields": { type: "boolean", default: false },
  },
});

/** The named way; ends the program when there is none. */
function oneOf<const Way extends string>(option: string, ways: readonly Way[], given: string): Way {
  const way = ways.find((one) => one === given);
  if (way !== undefined) return way;
  process.stderr.write(`--${option} is one of: ${ways.join(", ")}\n`);
  process.exit(2);
}

const service = await startForeignService(
  { port: Number(values.port), consoleUrl: values.console, credential },
  {
    writes: oneOf("writes", writeAnswers, values.writes),
    flags: oneOf("flags", flagForms, values.flags),
    numbers: oneOf("numbers", numberForms, values.numbers),
    empty: oneOf("empty", emptyForms, values.empty),
    refusals: oneOf("refusals", refusalForms, values.refusals),
    delay: Number(values.delay),
    extraFields: values["extra-fields"],
  },
);
process.stdout.write(
  `The documented calls are offered at ${service.url}, the mails at ${service.url}/mailbox\n`,
);

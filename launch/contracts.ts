import { join } from "node:path";
import { run } from "./command.ts";

/** A committed contract and the text it should hold. */
export interface Contract {
  readonly file: string;
  readonly text: string;
}

const printers = [
  { file: "service/openapi.json", program: "service/src/printOpenApi.ts" },
  { file: "service/migrations.json", program: "service/src/db/printLanded.ts" },
  { file: "schema.graphql", program: "bff/src/printSchema.ts" },
  { file: "docs/start-data.schema.json", program: "bff/src/startData/printSchema.ts" },
];

/** Prints the contracts from the code that keeps them. */
export function printContracts(root: string): Promise<Contract[]> {
  return Promise.all(
    printers.map(async ({ file, program }) => ({
      file,
      text: await run(process.execPath, [join(root, program)], root),
    })),
  );
}

import { toJsonSchema } from "@valibot/to-json-schema";
import { startDataSchema } from "./startData.ts";

const schema = {
  title: "Start data of a storefront",
  description: "One file for each company, {subdomain}.json in the initial-data bucket.",
  ...toJsonSchema(startDataSchema, { target: "draft-2020-12", typeMode: "output" }),
};

process.stdout.write(`${JSON.stringify(schema, null, 2)}\n`);

import { readFileSync } from "node:fs";
import * as v from "valibot";
import { append } from "./landed.ts";
import { migrations } from "./migrations.ts";

const file = new URL("../../migrations.json", import.meta.url);
const landed = v.parse(v.array(v.tuple([v.string(), v.string()])), JSON.parse(readFileSync(file, "utf8")));
const lines = append(landed, migrations).map((entry) => `  ["${entry.join(`", "`)}"]`);
process.stdout.write(`[\n${lines.join(",\n")}\n]\n`);

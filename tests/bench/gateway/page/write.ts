import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { run } from "../../../../launch/command.ts";
import { scaleForm } from "../../scale/results.ts";
import { resultsForm } from "../results.ts";
import { type OrderLists, orderListsForm, ordersPart } from "./orders.ts";
import { performancePage } from "./page.ts";
import { type PeopleLists, peopleListsForm, peoplePart } from "./people.ts";
import { scalePart } from "./scale.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** Writes the page of a JSON of results beside it, with the tables of scale and of lists when there are, and gives its name. */
export async function writePage(
  jsonFile: string,
  scaleFile = join(dirname(jsonFile), "performance-scale.json"),
  ordersFile = join(dirname(jsonFile), "performance-orders.json"),
  peopleFile = join(dirname(jsonFile), "performance-people.json"),
): Promise<string> {
  const results = v.parse(resultsForm, JSON.parse(readFileSync(jsonFile, "utf8")));
  const isScaled = existsSync(scaleFile);
  const scale = isScaled ? v.parse(scaleForm, JSON.parse(readFileSync(scaleFile, "utf8"))) : null;
  const hasOrders = existsSync(ordersFile);
  const orders: OrderLists | null = hasOrders
    ? v.parse(orderListsForm, JSON.parse(readFileSync(ordersFile, "utf8")))
    : null;
  const hasPeople = existsSync(peopleFile);
  const people: PeopleLists | null = hasPeople
    ? v.parse(peopleListsForm, JSON.parse(readFileSync(peopleFile, "utf8")))
    : null;
  const page = jsonFile.replace(/\.json$/, ".md");
  writeFileSync(
    page,
    performancePage(
      results,
      scale === null ? null : scalePart(scale),
      orders && ordersPart(orders),
      people && peoplePart(people),
    ),
  );
  // In the form that the check of the project's own files expects.
  const formatter = join(root, "node_modules/oxfmt/bin/oxfmt");
  await run(
    process.execPath,
    [
      formatter,
      page,
      jsonFile,
      ...(isScaled ? [scaleFile] : []),
      ...(hasOrders ? [ordersFile] : []),
      ...(hasPeople ? [peopleFile] : []),
    ],
    root,
  );
  return page;
}

if (process.argv[1] === import.meta.filename) {
  const file = resolve(process.argv[2] ?? join(root, "docs/performance.json"));
  console.log(`Written: ${await writePage(file)}`);
}

import { parseArgs } from "node:util";
import * as v from "valibot";
import { Product } from "../browser/product.ts";
import { timesOf } from "../load/measure.ts";
import { memory, Owner, watchMemory } from "./owner.ts";

// What it costs to read a large file in: `node tests/bench/importFile.ts`. Through the gateway, on PGlite or the database
// of `DATABASE_URL`: seconds until the columns are known and until all rows are kept, memory of service and gateway in MiB, and
// the gateway's answer to who asks it for nothing but a name, alone and meanwhile, in milliseconds. Memory before is what
// `--warm` reads of a list have left: a gateway that has just started has not used its young generation yet.
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "50000" },
    reads: { type: "string", default: "400" },
    warm: { type: "string", default: "2000" },
  },
});
const rows = Number(values.rows);
const product = new Product({ IMPORT_ROWS: String(rows) });
const owner = new Owner(product);

const columns = ["product_sku", "location", "name", "category", "price", "cgst", "sgst", "igst", "stock"];
/** About 20 MB with 50,000 rows. */
const described = "Raw forest honey, gathered by hand in small lots in the western hills. ".repeat(4).trim();
const content = Buffer.from(
  [
    [...columns, "description"].join(","),
    ...Array.from(
      { length: rows },
      (_, index) => `BENCH-${index},1,Bench ${index},Pantry,129.00,9,9,18,5,"${described}, ${index}"`,
    ),
  ].join("\r\n"),
);

const granted = v.object({
  requestUpload: v.object({
    upload: v.object({
      id: v.string(),
      url: v.string(),
      headers: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  }),
});
const begun = v.object({ startImport: v.object({ job: v.object({ id: v.string() }) }) });
const standing = v.object({ node: v.object({ import: v.object({ isRead: v.boolean() }) }) });

const list = "{ viewer { products(first: 25) { totalCount edges { node { name } } } } }";
/** Asks for the same until so many times, or as long as something goes on. */
async function times(query: string, most: number, goesOn: () => boolean = () => true) {
  const taken: number[] = [];
  while (taken.length < most && goesOn()) {
    const from = performance.now();
    await owner.ask(query);
    taken.push(performance.now() - from);
  }
  return { asked: taken.length, ...timesOf(taken) };
}
const name = "{ __typename }";

try {
  await product.start();
  await owner.signIn();
  await times(list, Number(values.warm));
  const alone = await times(name, Number(values.reads));
  const { upload } = v.parse(
    granted,
    await owner.ask(
      "mutation ($input: RequestUploadInput!) { requestUpload(input: $input) { ... on RequestUploadSuccess { upload { id url headers { name value } } } } }",
      { input: { purpose: "IMPORT_FILE", contentType: "text/csv", bytes: content.length } },
    ),
  ).requestUpload;
  const sent = await fetch(new URL(upload.url, product.origin), {
    method: "PUT",
    headers: Object.fromEntries(upload.headers.map((header) => [header.name, header.value])),
    body: content,
  });
  if (!sent.ok) throw new Error(`The file was refused: ${sent.status}`);
  const before = memory();
  const watch = watchMemory();
  const from = performance.now();
  const seconds = () => Math.round((performance.now() - from) / 100) / 10;
  let isBeingRead = true;
  const meanwhile = times(name, 100_000, () => isBeingRead);
  const { job } = v.parse(
    begun,
    await owner.ask(
      "mutation ($input: StartImportInput!) { startImport(input: $input) { ... on StartImportSuccess { job { id } } } }",
      { input: { kind: "PRODUCTS", uploadId: upload.id } },
    ),
  ).startImport;
  isBeingRead = false;
  const known = { seconds: seconds(), memory: watch.peak() };
  const isRead = async () =>
    v.parse(
      standing,
      await owner.ask("query ($id: ID!) { node(id: $id) { ... on Job { import { isRead } } } }", {
        id: job.id,
      }),
    ).node.import.isRead;
  while (!(await isRead())) await new Promise((soon) => setTimeout(soon, 250));
  const kept = { seconds: seconds(), memory: watch.peak() };
  watch.stop();
  const megabytes = Math.round(content.length / 1e5) / 10;
  console.log(
    JSON.stringify(
      { rows, megabytes, before, known, kept, name: { alone, beside: await meanwhile } },
      null,
      2,
    ),
  );
} finally {
  await product.remove();
}

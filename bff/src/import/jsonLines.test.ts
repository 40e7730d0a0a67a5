import { expect, test } from "vitest";
import { turnsDuring } from "../../test/harness/turnsDuring.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { type FileRow, partsOf, readFile } from "./file.ts";
import type { ImportKind } from "./kinds.ts";

const found = { format: null, delimiter: null, encoding: null };

/** What a file of lines holds, as it is sent to the service. */
async function read(text: string, kind: ImportKind = "BRANDS", format: "csv" | "jsonl" | null = null) {
  const content = Buffer.from(text);
  const file = await readFile(content, kind, { ...found, format });
  const rows: FileRow[] = [];
  for await (const part of partsOf(content, kind, file)) rows.push(...part);
  return { ...file, rows };
}

const lines = (...records: readonly unknown[]) => records.map((record) => JSON.stringify(record)).join("\n");
const refusal = (message: string) => ({ issues: [{ path: ["uploadId"], message }] });

test("lines have the columns of all of them: what one does not say stays, null empties, and ids are ours or global", async () => {
  const text = lines(
    { id: encodeNodeId("Brand", "7"), name: 'Tea "A"' },
    { name: "कॉफ़ी 🌿", since: 1998, open: true },
    { brand_id: 9, name: null },
  );
  expect(await read(`\uFEFF${text}\r\n\n`)).toEqual({
    csv: null,
    columns: ["brand_id", "name", "since", "open"],
    total: 3,
    rows: [
      { row_no: 2, cells: ["7", 'Tea "A"', "", ""] },
      { row_no: 3, cells: ["", "कॉफ़ी 🌿", "1998", "true"] },
      { row_no: 4, cells: ["9", null, "", ""] },
    ],
  });
});

test("a global id of another type stays as it is, and so is refused as nobody's", async () => {
  const id = encodeNodeId("Seller", "7");
  expect(await read(lines({ id, name: "Tea" }))).toMatchObject({ rows: [{ cells: [id, "Tea"] }] });
});

test("each variant of a product is a row that repeats what the product says, but for what each says for itself", async () => {
  const product = {
    id: encodeNodeId("Product", "1"),
    name: "Tawa",
    location_id: encodeNodeId("Seller", "2"),
  };
  const text = lines(
    {
      ...product,
      price: null,
      variants: [
        { id: encodeNodeId("Variant", "3"), variant_id: 3, variant_sku: "T-1", variant_price: "12.00" },
        { variant_sku: "T-2", variant_stock: 4, variant_default: false },
      ],
      images: [{ id: "x", image: "a.jpg" }],
    },
    { name: "Kadai", price: "99.00", variants: [] },
  );
  const { columns, rows, total } = await read(text, "PRODUCTS");
  expect(total).toBe(3);
  expect(
    rows.map(({ cells }) => Object.fromEntries(columns.map((name, index) => [name, cells[index]]))),
  ).toEqual([
    {
      product_id: "1",
      name: "Tawa",
      location_id: "2",
      variant_id: "3",
      variant_sku: "T-1",
      price: "12.00",
      stock: "",
      variant_default: "",
    },
    {
      product_id: "1",
      name: "Tawa",
      location_id: "2",
      variant_id: "",
      variant_sku: "T-2",
      price: "",
      stock: "4",
      variant_default: "false",
    },
    {
      product_id: "",
      name: "Kadai",
      location_id: "",
      variant_id: "",
      variant_sku: "",
      price: "99.00",
      stock: "",
      variant_default: "",
    },
  ]);
});

test.each([
  ['{"name":"a"}\n\n{"name":\n', "Line 3 is no JSON object"],
  ['{"name":"a"}\n["b"]\n', "Line 2 is no JSON object"],
  ['{"name":"a"}\nnull\n', "Line 2 is no JSON object"],
  ['{"name":{"en":"a"}}\n', "Line 1: name is a list or an object"],
  ['{"name":"a","variants":[{"id":1}]}\n', "Line 1: variants is a list or an object"],
  [lines({ name: "x".repeat(32_768) }), "Row 2: a cell has more than 32767 characters"],
  [`{"name":"${"x".repeat(2_100_000)}"}`, "Line 1 is too long"],
  [
    lines(
      { name: "a" },
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`c${index}`, 1] as const)),
    ),
    "At most 100 columns",
  ],
])("lines that cannot be read say why: %#", async (text, message) => {
  await expect(read(text)).rejects.toMatchObject(refusal(message));
});

test("a variant that is no object is refused, and so are letters that are no UTF-8", async () => {
  await expect(read('{"name":"a","variants":["b"]}', "PRODUCTS")).rejects.toMatchObject(
    refusal("Line 1 is no JSON object"),
  );
  const content = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')]);
  await expect(readFile(content, "BRANDS", found)).rejects.toMatchObject(
    refusal("Only CSV and JSONL files can be read"),
  );
});

test("what a file is can be said: a table may begin with a brace, and no lines are a table", async () => {
  expect(await read('{"a",b\n1,2\n', "BRANDS", "csv")).toMatchObject({ columns: ['{"a"', "b"] });
  await expect(read("name\nTea\n", "BRANDS", "jsonl")).rejects.toMatchObject(
    refusal("Line 1 is no JSON object"),
  );
});

test("others have their turn while lines are read", async () => {
  const content = Buffer.from(`${lines({ name: "कॉफ़ी 🌿".repeat(20) })}\n`.repeat(1500));
  expect(await turnsDuring(() => readFile(content, "BRANDS", found))).toBeGreaterThan(5);
});

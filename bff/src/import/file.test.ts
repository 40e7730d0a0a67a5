import { expect, test, vi } from "vitest";
import { turnsDuring } from "../../test/harness/turnsDuring.ts";
import { type Chosen, type FileRow, partsOf, type ReadFile, readFile } from "./file.ts";

const commas = { csv: { delimiter: "COMMA", encoding: "UTF_8" }, columns: ["name"], total: 1 } as const;
const found = { format: null, delimiter: null, encoding: null };
const bytesOf = (text: string | Uint8Array) => (typeof text === "string" ? Buffer.from(text) : text);
const partsIn = async (content: Uint8Array, file: ReadFile) => {
  const parts: FileRow[][] = [];
  for await (const part of partsOf(content, "BRANDS", file)) parts.push(part);
  return parts;
};
/** What a file holds, with its rows as they are sent. */
const read = async (text: string | Uint8Array, chosen: Partial<Chosen> = found) => {
  const content = bytesOf(text);
  const file = await readFile(content, "BRANDS", { ...found, ...chosen });
  const rows = (await partsIn(content, file)).flat();
  expect(rows).toHaveLength(file.total);
  return { ...file.csv, columns: file.columns, rows };
};

/** UTF-16 with its mark, as LibreOffice writes it. */
function utf16(text: string, isBigEndian = false): Buffer {
  const content = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isBigEndian ? content.swap16() : content;
}

const written = 'brand_id;name\r\n;"Tea ""A""; fine"\r\n;"two\r\nlines"\r\n;\r\n7;कॉफ़ी 🌿\r\n';
const rows = [
  { row_no: 2, cells: ["", 'Tea "A"; fine'] },
  { row_no: 3, cells: ["", "two\r\nlines"] },
  { row_no: 5, cells: ["7", "कॉफ़ी 🌿"] },
];

test.each([
  ["UTF-8", Buffer.from(written), "UTF_8"],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${written}`), "UTF_8"],
  ["UTF-16", utf16(written), "UTF_16"],
  ["UTF-16 the other way round", utf16(written, true), "UTF_16"],
])(
  "a file as LibreOffice writes it in %s is read, rows as a spreadsheet counts them",
  async (_name, content, encoding) => {
    expect(await read(content)).toEqual({
      delimiter: "SEMICOLON",
      encoding,
      columns: ["brand_id", "name"],
      rows,
    });
  },
);

test("what is no UTF-8 is Windows-1252", async () => {
  const content = Buffer.from([...Buffer.from("name\n"), 0x43, 0x61, 0x66, 0xe9, 0x20, 0x80]);
  expect(await read(content)).toMatchObject({ encoding: "WINDOWS_1252", rows: [{ cells: ["Café €"] }] });
});

test.each([
  ["a,b\n1,2\n", "COMMA"],
  ["a;b\n1,5;2,5\n3,5;4\n", "SEMICOLON"],
  ["a\tb\n1\t2,3\n", "TAB"],
  ["a|b\n1|2\n", "PIPE"],
  ["name\none, two\nthree\n", "COMMA"],
  ['"a;x","b"\n"1;2","3"\n', "COMMA"],
])("of %j the delimiter is %s", async (text, delimiter) => {
  expect(await read(text)).toMatchObject({ delimiter });
});

test("the delimiter is found where a quote is open at the end of what is looked at, and one that never closes is named", async () => {
  const long = `name;remark\r\nTea;"${"line\r\n".repeat(30)}"\r\n`;
  expect(await read(long)).toMatchObject({ delimiter: "SEMICOLON", columns: ["name", "remark"] });
  await expect(read('name;remark\r\nTea;"never closed\r\nTwo;x\r\n')).rejects.toMatchObject({
    issues: [{ message: "Line 2: a quote is not closed" }],
  });
});

test.each([
  ["below a head from elsewhere", 'a;b\r\n1;2\n3;"4;\r\n5"\n', ["4;\r\n5"]],
  ["where the last cell is quoted", 'a;b\n1;"2"\r\n3;"4;\n5"\r\n', ["4;\n5"]],
  ["without a line feed", 'a;b\r1;2\n3;"4;\r5"\r\n', ["4;\r5"]],
])("lines that end differently in one file are a row each: %s", async (_where, text, [last = ""]) => {
  expect(await read(text)).toEqual({
    delimiter: "SEMICOLON",
    encoding: "UTF_8",
    columns: ["a", "b"],
    rows: [
      { row_no: 2, cells: ["1", "2"] },
      { row_no: 3, cells: ["3", last] },
    ],
  });
});

test("the two halves of an end of line make one row, also where the file is read on between them", async () => {
  const head = "name\r\n";
  const text = `${head}${"x".repeat(32_768 - head.length - 1)}\r\ny\n`;
  const [long, short] = (await read(text)).rows;
  expect(long?.cells[0]).toHaveLength(32_768 - head.length - 1);
  expect(short).toEqual({ row_no: 3, cells: ["y"] });
});

test("a delimiter and an encoding that are chosen count", async () => {
  expect(await read("a;b\n1;2\n", { delimiter: "COMMA" })).toMatchObject({
    columns: ["a;b"],
  });
  expect(await read("name\nCafé\n", { encoding: "WINDOWS_1252" })).toMatchObject({
    rows: [{ cells: ["CafÃ©"] }],
  });
});

test.each([
  ['name\none\n"two\nthree\n', "Line 3: a quote is not closed"],
  ["name\n", "The file has no rows below the names of its columns"],
  ["", "The file has no rows below the names of its columns"],
  ["name\n\n  \n", "The file has no rows below the names of its columns"],
  [`${Array.from({ length: 101 }, (_, index) => `c${index}`).join(",")}\n1\n`, "At most 100 columns"],
  [`name\n${"x".repeat(32_768)}\n`, "Row 2: a cell has more than 32767 characters"],
  [`${"x".repeat(201)}\none\n`, "The name of a column is too long"],
  ["PK\u0003\u0004workbook", "Only CSV and JSONL files can be read"],
])("a file that cannot be read says why: %#", async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({ issues: [{ path: ["uploadId"], message }] });
});

test("a row that no call could carry is named", async () => {
  const cells = Array.from({ length: 30 }, () => "x".repeat(30_000)).join(",");
  await expect(read(`a\n1\n${cells}\n`)).rejects.toMatchObject({
    issues: [{ message: "Row 3 is too long" }],
  });
});

test("rows are sent by five hundred, and by less where they are long", async () => {
  const lengths = async (rows: readonly string[]) =>
    (await partsIn(Buffer.from(["name", ...rows].join("\n")), commas)).map(({ length }) => length);
  expect(await lengths(Array.from({ length: 1201 }, () => "x"))).toEqual([500, 500, 201]);
  expect(await lengths(Array.from({ length: 60 }, () => "x".repeat(30_000)))).toEqual([26, 26, 8]);
  expect(await partsIn(Buffer.from("name\na\0b\n"), commas)).toEqual([[{ row_no: 2, cells: ["ab"] }]]);
});

/** About 400 kB. */
const large = Buffer.from(`name,remark\n${`Tea,"${"कॉफ़ी 🌿".repeat(10)}"\n`.repeat(1500)}`);

test("letters that lie over the end of what is read at a time are whole", async () => {
  const { rows } = await read(large);
  expect(rows).toHaveLength(1500);
  expect(new Set(rows.map(({ cells }) => cells[1]))).toEqual(new Set(["कॉफ़ी 🌿".repeat(10)]));
  const [other = []] = await partsIn(Buffer.from(`\uFEFF${large.toString()}`, "utf16le"), {
    ...commas,
    csv: { delimiter: "COMMA", encoding: "UTF_16" },
  });
  expect(other[499]?.cells[1]).toBe("कॉफ़ी 🌿".repeat(10));
});

test("others have their turn while a file is read", async () => {
  expect(await turnsDuring(() => readFile(large, "BRANDS", found))).toBeGreaterThan(5);
});

test("what is read holds no rows: they are read again as they are sent", async () => {
  expect(await readFile(Buffer.from(written), "BRANDS", found)).toEqual({
    csv: { delimiter: "SEMICOLON", encoding: "UTF_8" },
    columns: ["brand_id", "name"],
    total: 3,
  });
});

test("no more of a file is read than is asked for", async () => {
  const decode = vi.spyOn(TextDecoder.prototype, "decode");
  const parts = partsOf(large, "BRANDS", commas);
  const { value } = await parts.next();
  const read = decode.mock.calls.length;
  await parts.return(undefined);
  decode.mockRestore();
  expect(value).toHaveLength(500);
  // A third of it, and what lies ready.
  expect(read).toBeLessThan(0.6 * (large.length / 32_768));
});

test("what breaks off in the middle of a letter, or has half of a pair in UTF-16, is no text as was said", async () => {
  const wrong = { issues: [{ path: ["uploadId"], message: "Only CSV and JSONL files can be read" }] };
  const half = Buffer.concat([Buffer.from("name\nCaf"), Buffer.from("é").subarray(0, 1)]);
  await expect(read(half, { encoding: "UTF_8" })).rejects.toMatchObject(wrong);
  const pair = Buffer.from("\uFEFFname\none\n", "utf16le");
  pair.writeUInt16LE(0xd83c, pair.length - 4);
  await expect(read(pair)).rejects.toMatchObject(wrong);
});

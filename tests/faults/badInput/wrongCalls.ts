import type { Call } from "../../contract/http/client.ts";
import type { ApiOperation } from "../../contract/http/openApi.ts";
import type { KnownValues } from "./knownValues.ts";
import { sampleBody, type Schema } from "./sample.ts";
import { unknownId } from "../../contract/http/wire.ts";
import { isIdentity, type Material, type WrongCall } from "./wrongCall.ts";
import { wrongFields } from "./wrongFields.ts";

/** Values that are no identity; those after the first two are already encoded. */
const noIds = [
  "..",
  "%2e%2e",
  "..%2f..",
  "abc",
  "0",
  "-1",
  "1.5",
  "1%00",
  "1%20or%201=1",
  "9".repeat(30),
  "9".repeat(600),
];

/** Text that no path parameter should choke on. */
const strangeTexts = ["..", "%00", "a%00b", "%zz", "%ff", "x".repeat(5000)];

/** Every way in which a call of this operation is made wrong. */
export function wrongCalls(
  operation: ApiOperation,
  body: Schema | undefined,
  material: Material,
): WrongCall[] {
  const { known } = material;
  return [
    ...wrongPaths(operation, body, known),
    ...wrongQueries(operation, known),
    ...(body === undefined ? [] : wrongBodies(operation, body, material)),
  ];
}

/** The path with known ids, one of them replaced by raw text. */
function pathWith(operation: ApiOperation, known: KnownValues, replaced?: string, raw = ""): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === replaced ? raw : encodeURIComponent(String(known[name] ?? 1)),
  );
}

function wrongPaths(operation: ApiOperation, body: Schema | undefined, known: KnownValues): WrongCall[] {
  const { method } = operation;
  const reads = method === "GET";
  const sent = body === undefined ? {} : { body: sampleBody(body, known) };
  return operation.pathParameters.flatMap((name): WrongCall[] => {
    const at = (raw: string): Call => ({ method, path: pathWith(operation, known, name, raw), ...sent });
    if (!isIdentity(name)) {
      return strangeTexts.map((raw) => ({ ...at(raw), wrong: `${name} = ${raw}`, mayBeEmpty: reads }));
    }
    return [
      ...noIds.map((raw) => ({ ...at(raw), wrong: `${name} = ${raw}` })),
      { ...at(String(unknownId)), wrong: `${name} of nothing`, mayBeEmpty: reads },
    ];
  });
}

function wrongQueries(operation: ApiOperation, known: KnownValues): WrongCall[] {
  const path = pathWith(operation, known);
  return operation.queryParameters.flatMap((name) => [
    { method: operation.method, path: `${path}?${name}=1%00`, wrong: `${name} with a null byte` },
    { method: operation.method, path: `${path}?${name}=1&${name}=2`, wrong: `${name} twice` },
  ]);
}

function wrongBodies(operation: ApiOperation, body: Schema, { known, foreign }: Material): WrongCall[] {
  const { method } = operation;
  const path = pathWith(operation, known);
  const texts = [
    "",
    "null",
    "[]",
    '"text"',
    "1",
    "{",
    "{'a':1}",
    `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  ];
  const fine = sampleBody(body, known);
  const other = (type: string): Call => ({
    method,
    path,
    text: JSON.stringify(fine),
    headers: { "content-type": type },
  });
  return [
    ...texts.map((text) => ({ method, path, text, wrong: `the body ${text.slice(0, 12)}` })),
    { method, path, text: `{"a":"${"x".repeat(2_000_000)}"}`, wrong: "2 MB" },
    { ...other("text/plain"), wrong: "text/plain" },
    { ...other("application/x-www-form-urlencoded"), wrong: "a form" },
    ...wrongFields({ method, path }, body, fine, { known, foreign }),
  ];
}

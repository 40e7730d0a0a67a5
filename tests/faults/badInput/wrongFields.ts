import type { Call } from "../../contract/http/client.ts";
import { objectOf, type Schema } from "./sample.ts";
import { unknownId } from "../../contract/http/wire.ts";
import { isIdentity, type Material, type WrongCall } from "./wrongCall.ts";

/** Fields that say which company a call is about. */
const owners = ["company_po_id", "seller_id", "prod_id"];

/** A body that fits but for one field, once for every field and every way in which it can be wrong. */
export function wrongFields(
  call: Call,
  body: Schema,
  fine: Record<string, unknown>,
  material: Material,
): WrongCall[] {
  const { properties = {}, required = [] } = objectOf(body);
  return Object.entries(properties).flatMap(([field, schema]): WrongCall[] => {
    const having = (value: unknown, wrong: string): WrongCall => ({
      ...call,
      body: { ...fine, [field]: value },
      wrong: `${field} ${wrong}`,
      field,
    });
    // A rule about other records is looked at only when the whole body has its shape, so another field may be named.
    const against = (value: unknown, wrong: string): WrongCall => {
      const { field: _, ...call } = having(value, wrong);
      return call;
    };
    return [
      having({ a: 1 }, "is an object"),
      having(["a", "b"], "is a list"),
      { ...having(undefined, "is deep"), text: deepField(fine, field) },
      ...(required.includes(field) ? [having(undefined, "is missing"), having(null, "is null")] : []),
      ...wrongTexts(schema).map(([value, wrong]) => having(value, wrong)),
      ...(isIdentity(field)
        ? [having(0, "is 0"), having("..", "is .."), against(unknownId, "is of nothing")]
        : []),
      ...foreign(call, fine, field, Object.keys(properties), material),
    ];
  });
}

/** The body with 5,000 lists inside each other in one field. */
function deepField(fine: Record<string, unknown>, field: string): string {
  const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
  return JSON.stringify({ ...fine, [field]: 0 }).replace(`"${field}":0`, `"${field}":${deep}`);
}

/**
 * A record of another company beside the own company, where the call takes both. Where it takes only the record, the
 * record says which company is meant, and there is nothing wrong with it.
 */
function foreign(
  call: Call,
  fine: Record<string, unknown>,
  field: string,
  properties: readonly string[],
  { known, foreign: others }: Material,
): WrongCall[] {
  const beside = owners.filter((name) => properties.includes(name) && name !== field);
  const owned = call.method === "PUT" || beside.length > 0;
  if (others[field] === undefined || !owned) return [];
  const own = Object.fromEntries(beside.map((name) => [name, known[name]]));
  const body = { ...fine, ...own, [field]: others[field] };
  return [{ ...call, body, wrong: `${field} is of another company` }];
}

/** Wrong texts for a field that takes text. */
function wrongTexts(schema: Schema): [string, string][] {
  const takesText = [schema, ...(schema.anyOf ?? [])].filter(({ type }) => type === "string");
  if (takesText.length === 0) return [];
  const longest = Math.max(...takesText.map(({ maxLength }) => maxLength ?? 100_000));
  return [
    ["x".repeat(longest + 1), "is too long"],
    ["a\u0000b", "has a null byte"],
  ];
}

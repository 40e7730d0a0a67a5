import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  type GraphQLEnumType,
  type GraphQLLeafType,
} from "graphql";
import { NotPlain } from "./textRun.ts";

/** Writes a scalar or an enum as JSON. Throws `NotPlain`, or what the type throws for a value that it does not take. */
export type LeafText = (value: unknown) => string;

/** What JSON writes otherwise than it is, or may: a half of a surrogate pair cannot be told from a whole one this quickly. */
// oxlint-disable-next-line no-control-regex -- those are what it looks for
const otherwise = /["\\\u0000-\u001f\ud800-\udfff]/;

function textOfString(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return otherwise.test(value) ? JSON.stringify(value) : `"${value}"`;
}

/** What the built-in types take without a look, written as they say. */
const quick = new Map<GraphQLLeafType, (value: unknown) => string | null>([
  [GraphQLString, textOfString],
  [GraphQLID, textOfString],
  [GraphQLBoolean, (value) => (typeof value === "boolean" ? String(value) : null)],
  // A whole number of 32 bits is the same when its other bits are cut off; a zero with a sign is written without, as in JSON.
  [GraphQLInt, (value) => (typeof value === "number" && (value | 0) === value ? String(value) : null)],
]);

/** The values of an enum, each written once. */
function namesOf(type: GraphQLEnumType): (value: unknown) => string | null {
  const names = new Map(type.getValues().map(({ name, value }) => [value, JSON.stringify(name)]));
  return (value) => names.get(value) ?? null;
}

/** How values of a type are written; the type itself is asked where there is no quicker way. */
export function leafTextOf(type: GraphQLLeafType): LeafText {
  const slow: LeafText = (value) => {
    const text: unknown = JSON.stringify(type.serialize(value));
    if (typeof text !== "string") throw new NotPlain();
    return text;
  };
  const read = isEnumType(type) ? namesOf(type) : quick.get(type);
  return read === undefined ? slow : (value) => read(value) ?? slow(value);
}

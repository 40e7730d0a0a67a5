import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNullableType,
  GraphQLString,
} from "graphql";
import * as v from "valibot";
import { type InputField, inputRule } from "../../src/graphql/inputFields.ts";
import { schema } from "../../src/schema.ts";
import { installation } from "../doubles/installation.ts";
import type { Named } from "./preparation.ts";

/** Of an address only the field that takes it knows what must be filled in. */
const address = { postalCode: "560001", provinceCode: "KA", countryCode: "IND" };

const isDeclared = v.custom<InputField>((value) => v.is(v.looseObject({ rule: v.unknown() }), value));

function declarationOf(field: GraphQLInputField): InputField | null {
  const { declared } = field.extensions;
  return v.is(isDeclared, declared) ? declared : null;
}

function isTaken(declared: InputField | null, value: unknown): boolean {
  return declared === null || v.is(inputRule({ field: declared })(installation), { field: value });
}

let made = 0;

/** Values of a type, of which a rule may take one or another; texts are new ones each time, for what must be unique. */
function candidates(type: GraphQLNamedType): readonly unknown[] {
  made += 1;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const scalars: Readonly<Record<string, readonly unknown[]>> = {
    String: [`Sample ${made}`, "Sample", `sample${made}@example.test`, "9812345678", "29AAGCB7383J1Z4"],
    // Odd: a company accepts orders for 24 hours unless told, which would be no change.
    Int: [5 + 2 * (made % 20), 1],
    Decimal: [`${2 + (made % 17)}.50`],
    Boolean: [true],
    Date: ["2030-01-01", "1990-01-01"],
    DateTime: [tomorrow],
  };
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : (scalars[type.name] ?? []);
}

async function valueOf(coordinate: string, field: GraphQLInputField, named: Named): Promise<unknown> {
  const type = getNamedType(field.type);
  const declared = declarationOf(field);
  if (declared?.purpose !== undefined) return named.upload(declared.purpose);
  if (declared?.names !== undefined) return named.record(declared.names, field.name);
  if (type.name === "AddressInput") return { ...address, area: candidates(GraphQLString)[0] };
  if (isListType(getNullableType(field.type))) return [];
  if (isInputObjectType(type)) return inputOf(type.name, named);
  const value = candidates(type).find((one) => isTaken(declared, one));
  if (value === undefined) throw new Error(`No sample suits ${coordinate}: give one in its sample.`);
  return value;
}

/** What says about a change which record it is made to and how, and is no part of the record. */
const aboutTheChange = new Set(["id", "version", "idempotencyKey"]);

function mustBeGiven(field: GraphQLInputField): boolean {
  if (isNonNullType(field.type)) return field.defaultValue === undefined;
  const declared = declarationOf(field);
  // Whoever acts for several locations has to name one.
  return declared?.names === "Seller" || !isTaken(declared, undefined);
}

/** An input as its declaration asks for it: what it must have and, where it could do without, one change of the record. */
export async function inputOf(
  typeName: string,
  named: Named,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const type = schema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input.`);
  const fields = Object.values(type.getFields());
  const needed = fields.filter(mustBeGiven);
  const change = fields.find(
    (field) => !aboutTheChange.has(field.name) && declarationOf(field)?.names === undefined,
  );
  const isEdit = needed.every(({ name }) => name === "id") && fields.some(({ name }) => name === "version");
  const input: Record<string, unknown> = { ...given };
  for (const field of isEdit && change ? [...needed, change] : needed)
    input[field.name] ??= await valueOf(`${typeName}.${field.name}`, field, named);
  // To the front.
  if (fields.some(({ name }) => name === "afterId")) input["afterId"] = null;
  return input;
}

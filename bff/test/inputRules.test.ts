import { getNamedType, isInputObjectType, isNonNullType } from "graphql";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type InputField, inputRule } from "../src/graphql/inputFields.ts";
import { schema } from "../src/schema.ts";
import { allUploadRules, uploadRules } from "../src/upload/purpose.ts";
import { installation } from "./doubles/installation.ts";

// What an input says of itself (non-null, “Required.”) and what its rule refuses must be the same.

/** Fields that may be left out of a call as GraphQL sees it, and that a rule asks for all the same. */
const exceptions: Readonly<Record<string, string>> = {
  "AddCategoryInput.description": "the table is that of level 1; on the other levels there must be none",
};

const scopes = v.object({
  pothosOptions: v.object({ authScopes: v.object({ may: v.optional(v.string()) }) }),
});

const isDeclared = v.custom<InputField>((value) => v.is(v.looseObject({ rule: v.unknown() }), value));

const fields = Object.values(schema.getTypeMap())
  .filter(isInputObjectType)
  .flatMap((input) =>
    Object.values(input.getFields()).map((field) => ({
      coordinate: `${input.name}.${field.name}`,
      description: field.description ?? "",
      mayBeLeftOut: !isNonNullType(field.type) && field.defaultValue === undefined,
      isNullable: !isNonNullType(field.type),
      declared: v.is(isDeclared, field.extensions["declared"]) ? field.extensions["declared"] : null,
    })),
  );

/** What the rule of a field says of a value; null when it takes it. */
function refusalOf(declared: InputField | null, value: unknown): string | null {
  if (declared === null) return null;
  const { issues } = v.safeParse(inputRule({ field: declared })(installation), { field: value });
  return issues?.[0].message ?? null;
}

test("no field that its rule requires may be left out of the input", () => {
  expect(fields.filter(({ declared }) => declared !== null).length).toBeGreaterThan(200);
  const optional = fields
    .filter(({ mayBeLeftOut, declared }) => mayBeLeftOut && refusalOf(declared, undefined) !== null)
    .map(({ coordinate }) => coordinate);
  expect(optional).toEqual(Object.keys(exceptions));
});

test("no field that is required as its description says may be left out of the input", () => {
  const optional = fields.filter((field) => field.mayBeLeftOut && /\bRequired\./.test(field.description));
  expect(optional.map(({ coordinate }) => coordinate)).toEqual([]);
});

test("what is said of a field that is null is said in words of ours", () => {
  const raw = fields
    .filter(({ isNullable }) => isNullable)
    .map(({ coordinate, declared }) => `${coordinate}: ${refusalOf(declared, null)}`)
    .filter((line) => line.includes("Invalid type"));
  expect(raw).toEqual([]);
});

/** The permission of each mutation, by the purpose of each upload that its input takes. */
const uploadsTaken = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
  const input = mutation.args[0] === undefined ? null : getNamedType(mutation.args[0].type);
  const { authScopes } = v.parse(scopes, mutation.extensions).pothosOptions;
  return fields
    .filter(
      ({ coordinate, declared }) => declared?.names === "Upload" && coordinate.startsWith(`${input?.name}.`),
    )
    .map(({ coordinate, declared }) => ({
      coordinate,
      purpose: declared?.purpose,
      permission: authScopes.may,
    }));
});

test("whoever may use a picture may send it", () => {
  // What is finished may be for any purpose.
  const taken = uploadsTaken.filter(({ coordinate }) => coordinate !== "FinishUploadInput.uploadId");
  expect(new Set(taken.map(({ purpose }) => purpose))).toEqual(new Set(Object.keys(uploadRules)));
  const unsendable = taken.filter(({ purpose, permission }) => {
    const asked = allUploadRules.find((rule) => rule.purpose === purpose)?.permissions;
    return asked === null ? permission !== undefined : !asked?.some((one) => one === permission);
  });
  expect(unsendable).toEqual([]);
});

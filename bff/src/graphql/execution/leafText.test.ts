import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  type GraphQLLeafType,
} from "graphql";
import { expect, test } from "vitest";
import { leafTextOf } from "./leafText.ts";

const colour = new GraphQLEnumType({ name: "Colour", values: { RED: { value: "r" }, NONE: { value: 0 } } });
const types: readonly GraphQLLeafType[] = [
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  colour,
];
const values: readonly unknown[] = [
  "",
  'é"\\\n\u2028\ud800',
  "r",
  "RED",
  "7",
  0,
  -0,
  7,
  -2_147_483_648,
  2_147_483_647,
  2_147_483_648,
  4_294_967_297,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  true,
  false,
  {},
  [],
  () => "r",
  Symbol("r"),
  Promise.resolve("r"),
];

function outcomeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return "thrown";
  }
}

test.each(types.map((type) => [type.name, type] as const))(
  "%s is written as the type says, or not at all",
  (_, type) => {
    const textOf = leafTextOf(type);
    for (const value of values) {
      const expected = outcomeOf(() => JSON.stringify(type.serialize(value)));
      expect(
        outcomeOf(() => textOf(value)),
        typeof value,
      ).toBe(expected);
    }
  },
);

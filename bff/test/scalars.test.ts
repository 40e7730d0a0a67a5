import { GraphQLScalarType } from "graphql";
import { expect, test } from "vitest";
import { compareDecimals, isMoney } from "../src/graphql/decimal.ts";
import { schema } from "../src/schema.ts";

function scalar(name: string): GraphQLScalarType {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLScalarType)) throw new Error(`${name} is no scalar`);
  return type;
}

test.each(["0", "0.01", "1299.00", "-12.5", "123456789012345.123456"])("Decimal takes %s", (text) => {
  expect(scalar("Decimal").parseValue(text)).toBe(text);
  expect(scalar("Decimal").serialize(text)).toBe(text);
});

test("Decimal takes whole numbers, but no float, which may not be what was meant", () => {
  expect(scalar("Decimal").parseValue(129)).toBe("129");
  expect(() => scalar("Decimal").parseValue(1.1)).toThrow("A Decimal was expected.");
});

test.each([
  "",
  " 1",
  "1,5",
  "1.",
  ".5",
  "01",
  "1e3",
  "NaN",
  "Infinity",
  "0x1",
  "1.1234567",
  "1234567890123456",
])("Decimal refuses %j", (text) => {
  expect(() => scalar("Decimal").parseValue(text)).toThrow("A Decimal was expected.");
});

test("Date takes days that exist", () => {
  expect(scalar("Date").parseValue("2024-02-29")).toBe("2024-02-29");
  for (const text of ["2023-02-29", "2024-2-9", "29.02.2024", "2024-02-29T00:00:00Z", ""]) {
    expect(() => scalar("Date").parseValue(text)).toThrow("A Date was expected.");
  }
});

test("DateTime is given in UTC whatever the service's offset", () => {
  expect(scalar("DateTime").serialize("2026-01-02T03:04:05+05:30")).toBe("2026-01-01T21:34:05.000Z");
  expect(() => scalar("DateTime").parseValue("2026-01-02 03:04")).toThrow("A DateTime was expected.");
  expect(() => scalar("DateTime").parseValue("2026-02-30T03:04:05Z")).toThrow("A DateTime was expected.");
});

test("decimals are compared by value and exactly", () => {
  expect(
    ["10", "9.5", "-1", "9.50", "100000000000000.01", "100000000000000.02"].toSorted(compareDecimals),
  ).toEqual(["-1", "9.5", "9.50", "10", "100000000000000.01", "100000000000000.02"]);
});

test("money has at most two decimals and is never negative", () => {
  expect(["0", "0.5", "9999999999.99"].filter(isMoney)).toHaveLength(3);
  expect(["-1", "1.005", "10000000000", "", "1.", "1e2"].filter(isMoney)).toEqual([]);
});

import * as v from "valibot";
import { expect, test } from "vitest";
import { editFields, inputRule } from "./inputFields.ts";
import { installation } from "../../test/doubles/installation.ts";

test("the rules of an input are made once for each installation, however often it is given", () => {
  const made: string[] = [];
  const fields = {
    email: {
      type: "String",
      description: "An address.",
      rule({ countryCode }: { readonly countryCode: string }) {
        made.push(countryCode);
        return v.pipe(v.string(), v.endsWith(`.${countryCode}`));
      },
    },
  } as const;
  const ruleFor = inputRule(editFields(fields));
  const elsewhere = { ...installation, countryCode: "NPL" };
  const check = (given: typeof installation | typeof elsewhere, email: string) =>
    v.is(ruleFor(given), { email });
  expect([check(installation, "a.IND"), check(installation, "a.NPL"), check(elsewhere, "a.NPL")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(ruleFor(installation)).toBe(ruleFor(installation));
  expect(v.is(ruleFor(installation, { email: v.optional(v.literal("other")) }), { email: "other" })).toBe(
    true,
  );
  expect(made).toEqual(["IND", "NPL"]);
});

import * as v from "valibot";
import type { Caller } from "../harness/backOffice.ts";
import type { NounSample } from "./nounSample.ts";

const added = v.looseObject({ record: v.object({ id: v.string() }) });

/** Adds a record of a noun, with the values of its sample unless others are given, and gives its id. */
export async function addNoun(
  caller: Caller,
  { type, add }: NounSample,
  values: object = add,
): Promise<string> {
  const record = type.charAt(0).toLowerCase() + type.slice(1);
  const { data } = await caller.send(
    `mutation ($input: Add${type}Input!) { result: add${type}(input: $input) {
      ... on Add${type}Success { record: ${record} { id } } ... on Error { message } } }`,
    { input: values },
  );
  return v.parse(v.object({ result: added }), data).result.record.id;
}

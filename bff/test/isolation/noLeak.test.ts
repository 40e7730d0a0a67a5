import { expect, test } from "vitest";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { viewers } from "./callers.ts";
import { expectNoLeak, hasNumber } from "./noLeak.ts";
import { ids, uploadId } from "./tenants.ts";

test.each([
  '{"id":9001}',
  '{"id":"9001"}',
  '{"url":"/v1/companyBrand/9001"}',
  '{"url":"/media/9001.png"}',
  '{"id":"1-9001"}',
  '{"handle":"session-9001"}',
  '{"text":"No record 9001."}',
  JSON.stringify({ id: uploadId(ids.foreign, "BANNER_IMAGE") }),
])("the id of another's record shows in %s", (response) => {
  expect(hasNumber(response, 9001)).toBe(true);
});

test.each([
  '{"at":1795900123900}',
  '{"at":"2026-11-28T10:09:00.9001Z"}',
  '{"at":"2026-11-28T10:09:00.009001Z"}',
  '{"at":"1764329001.5"}',
  '{"key":"x9001y"}',
  '{"price":"1.9001"}',
])("the same digits in %s are no id", (response) => {
  expect(hasNumber(response, 9001)).toBe(false);
});

test.each(viewers)("an answer with a record that $name must not have is found", (viewer) => {
  for (const id of viewer.hidden) {
    expect(() => expectNoLeak(JSON.stringify({ id }), viewer)).toThrow(String(id));
    expect(() => expectNoLeak(JSON.stringify({ id: encodeNodeId("Brand", String(id)) }), viewer)).toThrow(
      "expected",
    );
  }
  expect(() => expectNoLeak('{"name":"FOREIGN name"}', viewer)).toThrow("FOREIGN");
});

import { expect, test } from "vitest";
import { decodeNodeId, encodeNodeId, idOfType } from "./nodeId.ts";

test("an id comes back as it went in", () => {
  for (const id of ["1", "2-5", "1000000001", "a_b-C9", "x".repeat(64)]) {
    expect(decodeNodeId(encodeNodeId("Product", id))).toEqual({ type: "Product", id });
  }
});

test("white space around and inside a pasted id does not matter", () => {
  const id = encodeNodeId("Category", "2-5");
  expect(decodeNodeId(`  ${id.slice(0, 5)}\n ${id.slice(5)}\t`)).toEqual({ type: "Category", id: "2-5" });
});

test("padding of base64 is accepted", () => {
  expect(decodeNodeId(`${encodeNodeId("Brand", "1")}==`)).toEqual({ type: "Brand", id: "1" });
});

test.each([
  "",
  "Brand:1",
  "%%%",
  "QnJhbmQ6MQ!!",
  encodeNodeId("Brand", ""),
  encodeNodeId("brand", "1"),
  encodeNodeId("Brand", "../2"),
  encodeNodeId("Brand", "1,2"),
  encodeNodeId("Brand", "x".repeat(65)),
  "A".repeat(100_000),
])("what we cannot have printed is no id: %j", (text) => {
  expect(decodeNodeId(text)).toBeNull();
});

test("an id of another type is no id of this one", () => {
  expect(idOfType("Brand", encodeNodeId("Brand", "7"))).toBe("7");
  expect(idOfType("Brand", encodeNodeId("Product", "7"))).toBeNull();
  expect(idOfType("Brand", "7")).toBeNull();
});

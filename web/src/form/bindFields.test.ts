import { expect, test } from "vitest";
import { bindFields } from "./bindFields.ts";

const draft = { area: "Khurja", order: 3, isShown: true };

test("a field has the value of its name, and changes that value alone", () => {
  const changes: object[] = [];
  const { field, text, toggle } = bindFields({ draft, onChange: (change) => changes.push(change) });
  expect(field("order")).toEqual({ name: "order", value: 3, onChange: expect.any(Function) });
  expect(text("area")).toMatchObject({ name: "area", value: "Khurja", autoComplete: "off" });
  expect(toggle("isShown")).toMatchObject({ name: "isShown", isSelected: true });
  field("order").onChange(4);
  text("area").onChange("");
  toggle("isShown").onChange(false);
  expect(changes).toEqual([{ order: 4 }, { area: "" }, { isShown: false }]);
});

test("a part of an input has its path before its name, and keeps its name in the draft", () => {
  const changes: object[] = [];
  const { text } = bindFields({ draft, onChange: (change) => changes.push(change) }, "address.");
  expect(text("area")).toMatchObject({ name: "address.area", value: "Khurja" });
  text("area").onChange("Pune");
  expect(changes).toEqual([{ area: "Pune" }]);
});

import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { Form } from "./Form.tsx";
import { NumberField } from "./NumberField.tsx";

function renderField() {
  render(
    <Form onSubmit={() => undefined} summaryTitle="Please check these fields">
      <NumberField
        label="Price"
        name="price"
        required="Price is required"
        validate={(price) => (price > 0 ? null : "Price must be more than 0")}
      />
      <Button type="submit">Save</Button>
    </Form>,
  );
  return screen.getByRole("textbox", { name: "Price" });
}

/** The message under the field. */
function problem(): string | undefined {
  return document.querySelector("[data-field-problem]")?.textContent;
}

test("the message goes away while a number is typed, before the field is left", () => {
  const field = renderField();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(problem()).toBe("Price is required");
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: "12" } });
  expect(problem()).toBeUndefined();
});

test("a typed number that is not acceptable says so while it is typed", () => {
  const field = renderField();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: "0" } });
  expect(problem()).toBe("Price must be more than 0");
});

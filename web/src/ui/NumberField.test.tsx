import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
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

test("less than the steppers reach is kept as it was typed, and said", () => {
  const seen: number[] = [];
  function Order() {
    const [order, setOrder] = useState(3);
    const note = (next: number) => {
      seen.push(next);
      setOrder(next);
    };
    return (
      <Form onSubmit={() => undefined} summaryTitle="Please check these fields">
        <NumberField
          label="Order"
          validate={(value) => (value >= 1 ? null : "From 1 on")}
          minValue={1}
          steppers={{ increase: "Later", decrease: "Earlier" }}
          warning={(value) => (value === 2 ? "Another one has it too." : undefined)}
          value={order}
          onChange={note}
        />
        <Button type="submit">Save</Button>
      </Form>
    );
  }
  render(<Order />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Order" });
  const type = (text: string) => {
    fireEvent.focus(field);
    fireEvent.input(field, { target: { value: text } });
  };
  type("2");
  expect(screen.getByText("Another one has it too.")).toBeDefined();
  type("0");
  fireEvent.blur(field);
  expect([field.value, seen]).toEqual(["0", [0]]);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(problem()).toBe("From 1 on");
  fireEvent.click(screen.getByRole("button", { name: "Later Order" }));
  expect([field.value, seen]).toEqual(["1", [0, 1]]);
});

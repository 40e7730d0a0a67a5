import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { OrderField } from "#/list/OrderField.tsx";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { openConsole } from "../../test/openConsole.tsx";
import { useAmountFields } from "./useAmountFields.ts";

vi.setConfig({ testTimeout: 20_000 });

const save = vi.fn<(values: readonly number[]) => void>();

function AmountForm() {
  const [price, setPrice] = useState(Number.NaN);
  const [offer, setOffer] = useState(Number.NaN);
  const [order, setOrder] = useState(Number.NaN);
  const { money, percentage } = useAmountFields();
  return (
    <>
      <h1>Amounts</h1>
      <Form summaryTitle="Please check these fields" onSubmit={() => save([price, offer, order])}>
        <NumberField
          {...money((value) => (value > 0 ? null : "More than 0"))}
          name="price"
          label="Price"
          value={price}
          onChange={setPrice}
        />
        <NumberField
          {...percentage((value) => (value <= 90 ? null : "At most 90"))}
          name="offer"
          label="Offer"
          value={offer}
          onChange={setOffer}
        />
        <OrderField name="order" value={order} onChange={setOrder} />
        <Button type="submit">Save</Button>
      </Form>
    </>
  );
}

beforeEach(() => save.mockClear());

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

/** Types into a field and leaves it; answers with what it shows then. */
async function type(name: string, text: string): Promise<string> {
  await act(async () => {
    field(name).focus();
    fireEvent.input(field(name), { target: { value: text } });
  });
  await act(async () => field(name).blur());
  return field(name).value;
}

const problem = (name: string) =>
  document.querySelector(`[data-field="${name}"] [data-field-problem]`)?.textContent;

async function pressSave(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
}

test("a third decimal of an amount, a percentage or an order stays as it was typed, is said and is not saved", async () => {
  await openConsole([{ path: "amounts", element: <AmountForm /> }], "/amounts", {});
  await screen.findByRole("heading", { name: "Amounts" });
  expect(await type("Price", "1500.555")).toBe("1,500.555");
  expect(await type("Offer", "12.3456")).toBe("12.3456");
  expect(await type("Order ID", "1.0004")).toBe("1.0004");
  await pressSave();
  expect(problem("price")).toBe("Must have at most two decimals");
  expect(problem("offer")).toBe("Must have at most two decimals");
  expect(problem("order")).toBe("Order ID is a whole number from 1 to 1000000");
  expect(save).not.toHaveBeenCalled();

  expect(await type("Price", "1500.5")).toBe("1,500.50");
  expect(await type("Offer", "90.25")).toBe("90.25");
  expect(problem("offer")).toBe("At most 90");
  expect(await type("Offer", "12.35")).toBe("12.35");
  expect(await type("Order ID", "3")).toBe("3");
  await pressSave();
  expect(save.mock.calls).toEqual([[[1500.5, 12.35, 3]]]);
});

test("the highest amount with two decimals is two decimals", async () => {
  await openConsole([{ path: "amounts", element: <AmountForm /> }], "/amounts", {});
  await screen.findByRole("heading", { name: "Amounts" });
  await type("Order ID", "1");
  expect(await type("Price", "9999999999.99")).toBe("9,99,99,99,999.99");
  await pressSave();
  expect(save.mock.calls).toEqual([[[9_999_999_999.99, Number.NaN, 1]]]);
});

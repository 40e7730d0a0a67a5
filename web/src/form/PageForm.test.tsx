import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { withRelay } from "#/relay/withRelay.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { openConsole } from "../../test/openConsole.tsx";
import { PageForm } from "./PageForm.tsx";
import { useDraft } from "./useDraft.ts";

const save = vi.fn<(price: number, version: string | undefined) => void>();

/** A form of a record that somebody else changes by the button beside it. */
const PriceForm = withRelay(function PriceForm() {
  const [record, setRecord] = useState({ price: 10, version: "v1" });
  const [values, change, isDirty, form] = useDraft({ price: record.price }, { version: record.version });
  return (
    <>
      <h1>A price</h1>
      <button type="button" onClick={() => setRecord({ price: 9, version: "v2" })}>
        Somebody else saves
      </button>
      <PageForm
        label="Price"
        submitLabel="Save"
        isDirty={isDirty}
        isPending={false}
        form={form}
        onSubmit={async () => {
          save(values.price, form.version);
          return null;
        }}
      >
        <NumberField label="Price" value={values.price} onChange={(price) => change({ price })} />
      </PageForm>
    </>
  );
});

test("a number that is typed, and not told before the field is left, belongs to the version it was typed over", async () => {
  await openConsole([{ path: "price", element: <PriceForm /> }], "/price", {});
  const field = await screen.findByRole("textbox", { name: "Price" });
  await act(async () => {
    field.focus();
    fireEvent(field, new InputEvent("beforeinput", { data: "11", bubbles: true }));
    fireEvent.change(field, { target: { value: "11" } });
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Somebody else saves" })));
  await act(async () => field.blur());
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  expect(save.mock.calls).toEqual([[11, "v1"]]);
});

import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import type { LoaderFunction } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { withRelay } from "#/relay/withRelay.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { PageForm } from "./PageForm.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
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

const rename = vi.fn<(name: string, version: string | undefined) => Promise<undefined>>();
const leave = vi.fn<() => void>();
beforeEach(() => {
  rename.mockReset();
  leave.mockReset();
});

/** A record whose name is saved as slowly as the test likes. */
function useName() {
  const [record, setRecord] = useState({ name: "Comb", version: "v1" });
  const [values, change, isDirty, form] = useDraft({ name: record.name }, { version: record.version });
  const onSubmit = async () => {
    await rename(values.name, form.version);
    setRecord({ name: values.name, version: `${form.version} and ${values.name}` });
    return null;
  };
  return {
    frame: { isDirty, isPending: false, form, onSubmit },
    field: <TextField name="name" label="Name" value={values.name} onChange={(name) => change({ name })} />,
  };
}

const NameForm = withRelay(function NameForm() {
  const { frame, field } = useName();
  return (
    <>
      <h1>A name</h1>
      <PageForm
        {...frame}
        label="Name"
        submitLabel="Save"
        onSaved={leave}
        otherActions={frame.isDirty && <output>Not saved</output>}
      >
        {field}
      </PageForm>
    </>
  );
});

const NameDialog = withRelay(function NameDialog() {
  const { frame, field } = useName();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>A name</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <FormDialog {...frame} title="Name" onClose={leave}>
          {field}
          {frame.isDirty && <output>Not saved</output>}
        </FormDialog>
      )}
    </>
  );
});

test.each([
  ["page", <NameForm key="page" />],
  ["dialog", <NameDialog key="dialog" />],
])("what is typed while a %s is being saved stays, and is saved next", async (kind, element) => {
  await openConsole([{ path: "name", element }], "/name", {});
  if (kind === "dialog") await act(async () => fireEvent.click(screen.getByText("Open")));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }));
  const press = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  const answer = Promise.withResolvers<undefined>();
  rename.mockReturnValueOnce(answer.promise).mockResolvedValue(undefined);
  await type("Brush");
  await press();
  await type("Brush of horn");
  await act(async () => answer.resolve(undefined));
  expect(field.value).toBe("Brush of horn");
  screen.getByText("Not saved");
  await screen.findByText("What you typed while it was being saved is not saved yet.");
  expect(leave).not.toHaveBeenCalled();
  await press();
  expect(rename.mock.calls).toEqual([
    ["Brush", "v1"],
    ["Brush of horn", "v1 and Brush"],
  ]);
  expect(leave).toHaveBeenCalledOnce();
  expect([field.value, screen.queryByText("Not saved")]).toEqual(["Brush of horn", null]);
});

const pressSave = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
const never = new Promise<null>(() => undefined);

test.each<[string, string, LoaderFunction, boolean]>([
  ["has gone to another page", "/elsewhere", () => null, false],
  ["is on the way to another page", "/elsewhere", () => never, false],
  ["has turned a page of a table in the form", "/name?page=2", () => null, true],
])(
  "while a form is being saved, whoever %s is led on only from its own page",
  async (_who, to, loader, isLedOn) => {
    const routes = [
      { path: "name", element: <NameForm /> },
      { path: "elsewhere", element: <h1>Elsewhere</h1>, loader },
    ];
    const { router } = await openConsole(routes, "/name", {});
    const answer = Promise.withResolvers<undefined>();
    rename.mockReturnValueOnce(answer.promise);
    await pressSave();
    await act(async () => void router.navigate(to));
    await act(async () => answer.resolve(undefined));
    expect(leave).toHaveBeenCalledTimes(isLedOn ? 1 : 0);
  },
);

/** A form that is not there any more once it is saved. */
const NameOnce = withRelay(function NameOnce() {
  const { frame, field } = useName();
  return (
    <>
      <h1>A name</h1>
      {frame.form.version === "v1" && (
        <PageForm {...frame} label="Name" submitLabel="Save" onSaved={leave}>
          {field}
        </PageForm>
      )}
    </>
  );
});

test("a form that goes because it is saved leads on", async () => {
  await openConsole([{ path: "name", element: <NameOnce /> }], "/name", {});
  rename.mockResolvedValue(undefined);
  await pressSave();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});

/** A setting whose save never comes back; somebody else changes it by the button beside it. */
const NameSetting = withRelay(function NameSetting() {
  const [record, setRecord] = useState({ name: "Comb", version: "v1" });
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <h1>A name</h1>
      <button type="button" onClick={() => setRecord({ name: "Brush", version: "v2" })}>
        Somebody else saves
      </button>
      <SettingsForm
        title="Name"
        draftKey="name n1"
        initial={{ name: record.name }}
        version={record.version}
        fields={{ name: { label: "Name" } }}
        isSaving={isSaving}
        save={async ({ name }, version) => {
          setIsSaving(true);
          await rename(name, version);
          return undefined;
        }}
        savedText="Saved"
      >
        {({ name }, change) => (
          <TextField name="name" label="Name" value={name} onChange={(value) => change({ name: value })} />
        )}
      </SettingsForm>
    </>
  );
});

async function openSetting() {
  await openConsole([{ path: "name", element: <NameSetting /> }], "/name", {});
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  await act(async () => fireEvent.change(field, { target: { value: "Comb of horn" } }));
  const press = (name: string) =>
    act(async () => {
      const button = screen.getByRole("button", { name });
      button.focus();
      fireEvent.click(button);
    });
  return { field, press };
}

test("Enter in the only field sends a form once, while its button waits", async () => {
  const { field } = await openSetting();
  rename.mockReturnValue(new Promise(() => undefined));
  const enter = () => act(async () => field.form && fireEvent.submit(field.form));
  await enter();
  await enter();
  expect(rename.mock.calls).toEqual([["Comb of horn", "v1"]]);
});

test("who discards the changes goes on in the first field", async () => {
  const { field, press } = await openSetting();
  await press("Discard");
  expect(field.value).toBe("Comb");
  await eventually(() => expect(document.activeElement).toBe(field));
});

test("who goes back from two versions to the form goes on in the first field", async () => {
  const { press } = await openSetting();
  await press("Somebody else saves");
  await press("Show");
  await press("Back to the form");
  await eventually(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" })));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Comb of horn");
});

import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { withRelay } from "#/relay/withRelay.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { ImageControl } from "#/upload/ImageField.tsx";
import type { UploadSteps } from "#/upload/ImageUpload.ts";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { PageForm } from "./PageForm.tsx";
import { useDraft } from "./useDraft.ts";

const leave = vi.fn<() => void>();
const good: UploadSteps = {
  request: async () => ({ good: { id: "upload 1", url: "", method: "PUT", headers: [] } }),
  send: async () => undefined,
  finish: async () => ({ good: { id: "upload 1", width: 64, height: 48, bytes: 90_000 } }),
};
const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)], "logo.png");
const saveBrand = vi.fn<(brand: object, version: string | undefined) => void>();

/** A form with a picture, of a record that somebody else changes by the button beside it. */
const BrandForm = withRelay(function BrandForm({ isDialog }: { isDialog: boolean }) {
  const [record, setRecord] = useState({ name: "Anvil", version: "v1" });
  const initial: { name: string; logoUploadId: string | null } = { name: record.name, logoUploadId: null };
  const [values, change, isDirty, form] = useDraft(initial, {
    version: record.version,
    fields: { name: { label: "Name" } },
  });
  const onSubmit = async () => {
    saveBrand(values, form.version);
    return null;
  };
  const fields = (
    <>
      <TextField
        name="name"
        label="Name"
        required="Name is required"
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <ImageControl
        label="Logo"
        purpose="COMPANY_LOGO"
        currentUrl="/stored.png"
        value={values.logoUploadId}
        onChange={(logoUploadId) => change({ logoUploadId })}
        steps={good}
      />
      <button type="button" onClick={() => setRecord({ name: "Anvil Works", version: "v2" })}>
        Somebody else saves
      </button>
    </>
  );
  const frame = { isDirty, isPending: false, form, onSubmit };
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>A brand</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {!isOpen ? null : isDialog ? (
        <FormDialog {...frame} title="Brand" onClose={leave}>
          {fields}
        </FormDialog>
      ) : (
        <PageForm {...frame} label="Brand" submitLabel="Save">
          {fields}
        </PageForm>
      )}
    </>
  );
});

describe.each([
  ["page", false],
  ["dialog", true],
])("while two versions are compared in a %s", (_, isDialog) => {
  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
  const nameField = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Name" });
  const type = (value: string) =>
    act(async () => {
      const field = nameField();
      if (field) fireEvent.change(field, { target: { value } });
    });
  const open = async () => {
    saveBrand.mockReset();
    Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
    await openConsole([{ path: "brand", element: <BrandForm isDialog={isDialog} /> }], "/brand", {});
    await press("Open");
  };

  test("a picture that was chosen is still there afterwards, and can be let go of", async () => {
    await open();
    const chooser = document.querySelector("input[type=file]");
    await act(async () => chooser && fireEvent.change(chooser, { target: { files: [png] } }));
    await screen.findByText(/64 × 48 pixels/);
    await press("Somebody else saves");
    await press("Show");
    expect(screen.getByRole("region", { name: "Two versions" }).textContent).toContain("Anvil Works");
    expect(nameField()).toBeNull();
    await press("Back to the form");
    expect(nameField()?.value).toBe("Anvil");
    expect(document.querySelector(".image-preview img")?.getAttribute("src")).toBe("blob:picture");
    await press("Keep the stored image");
    expect(document.querySelector(".image-preview img")?.getAttribute("src")).toBe("/stored.png");
    await press("Save");
    expect(saveBrand.mock.calls).toEqual([[{ name: "Anvil", logoUploadId: null }, "v1"]]);
  });

  test("a field that is empty behind them does not hold back what was chosen", async () => {
    await open();
    await type("");
    await press("Somebody else saves");
    await press("Show");
    await press("Anvil Works");
    await press("Save");
    await eventually(() =>
      expect(saveBrand.mock.calls).toEqual([[{ name: "Anvil Works", logoUploadId: null }, "v2"]]),
    );
    expect(screen.queryByText("Name is required")).toBeNull();
  });
});

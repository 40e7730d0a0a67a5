import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Dialog, DialogBody } from "./Dialog.tsx";
import { Form } from "./Form.tsx";
import { TextField } from "./TextField.tsx";

function Sample({ isStatic }: { isStatic: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Add</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isStatic={isStatic}
        title="Add category"
        closeLabel="Close"
      >
        <DialogBody>Fields</DialogBody>
      </Dialog>
    </>
  );
}

async function open(isStatic: boolean) {
  render(<Sample isStatic={isStatic} />);
  const trigger = screen.getByRole("button", { name: "Add" });
  act(() => trigger.focus());
  fireEvent.click(trigger);
  const dialog = screen.getByRole("dialog", { name: "Add category" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

const pressEscape = () => {
  const inside = document.activeElement ?? document.body;
  fireEvent.keyDown(inside, { key: "Escape" });
  fireEvent.keyUp(inside, { key: "Escape" });
};

function pressOutside(dialog: HTMLElement) {
  const backdrop = dialog.closest(".ui-dialog-overlay") ?? document.body;
  fireEvent.pointerDown(backdrop, { button: 0 });
  fireEvent.pointerUp(backdrop, { button: 0 });
  fireEvent.click(backdrop, { button: 0 });
}

test("a static dialog stays on Escape and on a press outside (decision D-47)", async () => {
  const dialog = await open(true);
  pressEscape();
  pressOutside(dialog);
  expect(screen.getByRole("dialog", { name: "Add category" })).toBe(dialog);
});

test("the others close on Escape", async () => {
  await open(false);
  pressEscape();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the close button closes it, and the focus goes back to where it came from", async () => {
  await open(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Add"));
});

test("a question starts on its safe answer", async () => {
  render(
    <ConfirmDialog
      isOpen
      onOpenChange={() => undefined}
      title="Delete bundle?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={() => undefined}
    >
      Are you sure you want to delete?
    </ConfirmDialog>,
  );
  expect(screen.getByRole("alertdialog", { name: "Delete bundle?" })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
});

test("a dialog with a form starts on its first field", async () => {
  render(
    <Dialog isOpen onOpenChange={() => undefined} title="Add category" closeLabel="Close">
      <Form layout="dialog" summaryTitle="Please check these fields" onSubmit={() => undefined}>
        <TextField label="Name" name="input.name" />
      </Form>
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" })));
});

import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog.tsx";
import { Dialog, DialogActions, DialogBody } from "../Dialog.tsx";
import { Form } from "../Form.tsx";
import { IconButton } from "../IconButton.tsx";
import { Menu } from "../Menu.tsx";
import { NumberField } from "../NumberField.tsx";
import { TextArea } from "../TextArea.tsx";
import { TextField } from "../TextField.tsx";
import { Tooltip } from "../Tooltip.tsx";
import { Specimen } from "./Specimen.tsx";

const actions = [
  { id: "edit", label: "Edit", icon: Pencil },
  { id: "copy", label: "Duplicate", icon: Copy, description: "With its variants, as a draft" },
  { id: "archive", label: "Archive", isDisabled: true },
  { id: "delete", label: "Delete", icon: Trash2, isDangerous: true },
];

export function DialogSpecimen() {
  const [open, setOpen] = useState<"static" | "light" | "confirm" | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen name="Dialogs, menus, tooltips">
      <div className="gallery-line">
        <Button onPress={() => setOpen("static")}>Static dialog</Button>
        <Button onPress={() => setOpen("light")}>Light dialog</Button>
        <Button onPress={() => setOpen("confirm")}>Confirm</Button>
        <Menu label="Product" items={actions} trigger={<Button>Menu</Button>} />
        <Tooltip text="More actions">
          <IconButton icon={Ellipsis} label="More actions" variant="secondary" />
        </Tooltip>
      </div>
      <Dialog
        isOpen={open === "static"}
        onOpenChange={close}
        isStatic
        title="Add category"
        description="Level 1 of the catalogue"
        closeLabel="Close"
      >
        <Form layout="dialog" summaryTitle="Please check these fields" onSubmit={close}>
          <DialogBody>
            <TextField label="Name" name="name" required="Name is required" />
            <TextArea label="Description" name="description" required="Description is required" />
            <NumberField
              label="Order"
              name="order"
              minValue={1}
              defaultValue={4}
              required="Order is required"
            />
          </DialogBody>
          <DialogActions>
            <Button onPress={close}>Cancel</Button>
            <Button type="submit" variant="primary">
              Add category
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      <Dialog
        isOpen={open === "light"}
        onOpenChange={close}
        title="Packing slip"
        size="small"
        closeLabel="Close"
      >
        <DialogBody>Escape and a press outside close this one.</DialogBody>
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={close}
        isDangerous
        title="Delete bundle?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onConfirm={close}
      >
        Are you sure you want to delete?
      </ConfirmDialog>
    </Specimen>
  );
}

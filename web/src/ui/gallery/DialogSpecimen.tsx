import { t } from "@lingui/core/macro";
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

const actions = () => [
  { id: "edit", label: t`Edit`, icon: Pencil },
  { id: "copy", label: t`Duplicate`, icon: Copy, description: t`With its variants, as a draft` },
  { id: "archive", label: t`Archive`, isDisabled: true },
  { id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true },
];

export function DialogSpecimen() {
  const [open, setOpen] = useState<"static" | "light" | "confirm" | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen name={t`Dialogs, menus, tooltips`}>
      <div className="gallery-line">
        <Button onPress={() => setOpen("static")}>{t`Static dialog`}</Button>
        <Button onPress={() => setOpen("light")}>{t`Light dialog`}</Button>
        <Button onPress={() => setOpen("confirm")}>{t`Confirm`}</Button>
        <Menu label={t`Product`} items={actions()} trigger={<Button>{t`Menu`}</Button>} />
        <Tooltip text={t`More actions`}>
          <IconButton icon={Ellipsis} label={t`More actions`} variant="secondary" />
        </Tooltip>
      </div>
      <Dialog
        isOpen={open === "static"}
        onOpenChange={close}
        isStatic
        title={t`Add category`}
        description={t`Level 1 of the catalogue`}
        closeLabel={t`Close`}
      >
        <Form layout="dialog" summaryTitle={t`Please check these fields`} onSubmit={close}>
          <DialogBody>
            <TextField label={t`Name`} name="name" required={t`Name is required`} />
            <TextArea label={t`Description`} name="description" required={t`Description is required`} />
            <NumberField
              label={t`Order ID`}
              name="order"
              minValue={1}
              defaultValue={4}
              required={t`Order is required`}
            />
          </DialogBody>
          <DialogActions>
            <Button onPress={close}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary">
              {t`Add category`}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      <Dialog
        isOpen={open === "light"}
        onOpenChange={close}
        title={t`Packing slip`}
        size="small"
        closeLabel={t`Close`}
      >
        <DialogBody>{t`Escape and a press outside close this one.`}</DialogBody>
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={close}
        isDangerous
        title={t`Delete bundle?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        onConfirm={close}
      >
        {t`Are you sure you want to delete?`}
      </ConfirmDialog>
    </Specimen>
  );
}

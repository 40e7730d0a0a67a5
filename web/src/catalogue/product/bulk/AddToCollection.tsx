import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Form } from "#/ui/Form.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { CollectionChooser } from "../../collectionProduct/_components/CollectionChooser.tsx";
import { useAdd } from "../../collectionProduct/_components/useAdd.ts";
import type { ProductConditions } from "../productList.ts";

interface AddToCollectionProps {
  /** The chosen products by id and name. */
  readonly names: ReadonlyMap<string, string>;
  /** All that match, in place of those. */
  readonly matching: ProductConditions | null;
  readonly count: number;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Puts many products into a collection at its end; those that are in it already stay where they are. */
export default function AddToCollection({ names, matching, count, onAdded, onClose }: AddToCollectionProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<SelectOption | null>(null);
  const { add, addMatching, isAdding } = useAdd({ id: chosen?.id ?? "", name: chosen?.label ?? "" });
  const send = async (): Promise<void> => {
    const isDone = matching
      ? await addMatching({ search: matching.search, ...matching.filter })
      : await add([...names].map(([id, name]) => ({ id, name })));
    if (!isDone) return;
    onAdded();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isStatic
      onOpenChange={onClose}
      title={t`${plural(count, { one: "Add # product to a collection", other: "Add # products to a collection" })}`}
      closeLabel={t`Close`}
      size="small"
    >
      <Form layout="dialog" summaryTitle={t`Please check these fields`} onSubmit={() => void send()}>
        <DialogBody>
          <CollectionChooser chosen={chosen} onChoose={setChosen} isRequired />
        </DialogBody>
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" isPending={isAdding} pendingLabel={t`Saving`}>
            {t`Add`}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FormDialog } from "#/form/FormDialog.tsx";
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
  const send = async (): Promise<null | undefined> => {
    const isDone = matching
      ? await addMatching({ search: matching.search, ...matching.filter })
      : await add([...names].map(([id, name]) => ({ id, name })));
    if (!isDone) return undefined;
    onAdded();
    return null;
  };
  return (
    <FormDialog
      title={t`${plural(count, { one: "Add # product to a collection", other: "Add # products to a collection" })}`}
      submitLabel={t`Add`}
      size="small"
      isDirty={chosen !== null}
      isPending={isAdding}
      onSubmit={send}
      onClose={onClose}
    >
      <CollectionChooser chosen={chosen} onChoose={setChosen} required={t`Collection is required`} />
    </FormDialog>
  );
}

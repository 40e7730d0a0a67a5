import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useIdempotencyKey } from "#/relay/useIdempotencyKey.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { DeleteDialog } from "../DeleteDialog.tsx";
import { useSearchChange } from "../useSearchChange.ts";
import { useSavedViewChanges } from "./useSavedViewChanges.ts";
import { viewParameter } from "./viewParameter.ts";
import type { stateOf, View } from "./viewState.ts";

/** What somebody is asked before a view is added, renamed or deleted. */
export type ViewQuestion =
  | {
      readonly kind: "add";
      readonly name: string;
      readonly state: ReturnType<typeof stateOf>;
      readonly mayShare: boolean;
    }
  | { readonly kind: "rename" | "delete"; readonly view: View };

interface DialogProps<Question> {
  readonly list: string;
  readonly question: Question;
  readonly onShow: (view: Pick<View, "id" | "state">) => void;
  readonly onClose: () => void;
}

const mostCharacters = 60;

export default function SavedViewDialog({ question, ...props }: DialogProps<ViewQuestion>) {
  if (question.kind === "add") return <AddView {...props} question={question} />;
  const { view } = question;
  return question.kind === "rename" ? (
    <RenameView {...props} view={view} />
  ) : (
    <DeleteView {...props} view={view} />
  );
}

/** Keeps what the list shows under a name, and shows it as that view. */
function AddView({ list, question, onShow, onClose }: DialogProps<ViewQuestion & { readonly kind: "add" }>) {
  const { t } = useLingui();
  const [name, setName] = useState(question.name);
  const [isShared, setIsShared] = useState(false);
  const { add, isPending } = useSavedViewChanges(list);
  const keyOf = useIdempotencyKey();
  const addedId = useRef<string>(undefined);
  const { state, mayShare } = question;
  const submit = async () => {
    const input = { list, name: name.trim(), isShared, state };
    const added = await add({ ...input, idempotencyKey: keyOf(input) });
    if (typeof added !== "string") return added;
    addedId.current = added;
    return null;
  };
  // Shown once the dialog is done: until then it holds whoever leaves with what they typed.
  const close = () => {
    onClose();
    if (addedId.current !== undefined) onShow({ id: addedId.current, state });
  };
  return (
    <FormDialog
      title={t`Save this list as a view`}
      description={t`Its search, filters, order, columns and rows a page.`}
      submitLabel={t`Save view`}
      size="small"
      isDirty={name !== question.name || isShared}
      isPending={isPending}
      onSubmit={submit}
      onClose={close}
    >
      <NameField value={name} onChange={setName} />
      {mayShare && (
        <Checkbox
          isSelected={isShared}
          onChange={setIsShared}
          description={t`Colleagues find it among their views. Who may share views can change it.`}
        >
          {t`Share it`}
        </Checkbox>
      )}
    </FormDialog>
  );
}

interface OneView {
  readonly list: string;
  readonly view: View;
  readonly onClose: () => void;
}

function RenameView({ list, view, onClose }: OneView) {
  const { t } = useLingui();
  const [name, setName] = useState(view.name);
  const { edit, isPending } = useSavedViewChanges(list);
  return (
    <FormDialog
      title={t`Rename view`}
      size="small"
      isDirty={name !== view.name}
      isPending={isPending}
      onSubmit={() => edit({ id: view.id, name: name.trim(), version: view.version })}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </FormDialog>
  );
}

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function NameField(props: NameFieldProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <TextField
      {...props}
      name="name"
      label={t`Name of the view`}
      required={t`Give the view a name`}
      validate={atMost(mostCharacters)}
    />
  );
}

function DeleteView({ list, view, onClose }: OneView) {
  const { t } = useLingui();
  const changeSearch = useSearchChange();
  const { remove } = useSavedViewChanges(list);
  const { id, name, version, isShared } = view;
  const send = async () => {
    const outcome = await remove({ id, version });
    const isShown = (search: URLSearchParams) => search.get(viewParameter) === id;
    // The list stays as it is; only its address names the view no more.
    if (outcome === null)
      changeSearch(
        (current) => {
          if (isShown(current)) current.delete(viewParameter);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    return outcome;
  };
  return (
    <DeleteDialog name={name} onDelete={send} onClose={onClose}>
      {isShared
        ? t`It goes for everybody it is shared with. The records of the list stay.`
        : t`The records of the list stay.`}
    </DeleteDialog>
  );
}

import { type ReactNode, use, useRef } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";
import { type DraftOptions, useDraft } from "./useDraft.ts";
import { useIdempotencyKey } from "#/relay/useIdempotencyKey.ts";

interface DraftDialogProps<Values extends object, Input extends object, Success> extends Pick<
  FormDialogProps,
  "title" | "description" | "submitLabel" | "size" | "isAside" | "onClose"
> {
  /** The record as the store knows it now, or an empty form. */
  readonly initial: Values;
  /** What the form says of itself; without a key nothing of it is kept. */
  readonly draft?: DraftOptions<Values>;
  /** The mutation, as `useChange` gives it. */
  readonly change: readonly [(input: Input) => Promise<Success | MutationError | undefined>, boolean];
  /** What is sent; null while a choice is missing, which the form says itself. */
  readonly input: (values: Values, sent: SentWith) => Input | null;
  /** Said when it is saved. */
  readonly success?: string | ((values: Values) => string);
  /** Gets what was read of the success, for a form that goes on with it; it may lead to another page. */
  readonly onSaved?: ((success: Success) => void) | undefined;
  /** Gets why it was not saved, where the form begins anew then. */
  readonly onError?: (error: MutationError) => void;
  /** The fields. */
  readonly children: (values: Values, change: (change: Partial<Values>) => void) => ReactNode;
}

interface SentWith {
  /** The version of the record that the changes were made to. */
  readonly version: string | undefined;
  /** The same for the same input, so that nothing is added twice. */
  readonly idempotencyKey: string;
}

/** A form in a dialog that sends one mutation: keeps what was typed, shows conflicts, says when it is saved. */
export function DraftDialog<Values extends object, Input extends object, Success>({
  initial,
  draft,
  change: [send, isPending],
  input,
  success,
  onSaved,
  onError,
  children,
  ...dialog
}: DraftDialogProps<Values, Input, Success>) {
  const notifier = use(NotifierContext);
  const keyFor = useIdempotencyKey();
  const [values, change, isDirty, form] = useDraft(initial, draft);
  const goOn = useRef<() => void>(null);
  const save = async () => {
    const sent = (idempotencyKey: string) => input(values, { version: form.version, idempotencyKey });
    const keyless = sent("");
    const complete = keyless && sent(keyFor(keyless));
    const result = complete ? await send(complete) : undefined;
    if (result === undefined) return undefined;
    if (isMutationError(result)) {
      if (onError && !result.isUnanswered) {
        form.discard();
        onError(result);
      }
      return result;
    }
    const text = typeof success === "function" ? success(values) : success;
    if (text !== undefined) notifier.success(text);
    goOn.current = () => onSaved?.(result);
    return null;
  };
  return (
    <FormDialog
      {...dialog}
      isDirty={isDirty}
      isPending={isPending}
      form={form}
      onSubmit={save}
      onSaved={() => goOn.current?.()}
    >
      {children(values, change)}
    </FormDialog>
  );
}

function isMutationError(result: unknown): result is MutationError {
  return typeof result === "object" && result !== null && "fieldErrors" in result;
}

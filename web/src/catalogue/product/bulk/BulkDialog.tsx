import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIdempotencyKey } from "#/relay/useIdempotencyKey.ts";
import { useLeaveGuard } from "#/form/useLeaveGuard.tsx";
import type { Refusal } from "#/relay/refusal.ts";
import { messageReader } from "#/relay/messageReader.ts";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Form } from "#/ui/Form.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { type BulkDraft, changeOf, emptyDraft } from "./bulkForm.ts";
import { BulkFields } from "./BulkFields.tsx";
import { BulkPreview } from "./BulkPreview.tsx";
import { inParts } from "./inParts.ts";
import { countsOf, refusalsOf } from "./outcome.ts";
import {
  type BulkAction,
  type BulkAnswer,
  type BulkChange,
  useBulkChange,
  type Which,
} from "./useBulkChange.ts";
import "./bulk.css";

export interface BulkDialogProps {
  readonly action: BulkAction;
  /** The chosen products by id and name; of all that match those of this page. */
  readonly names: ReadonlyMap<string, string>;
  /** All that match, in place of those. */
  readonly selection: Which["selection"] | null;
  readonly count: number;
  readonly sellerId: string | null | undefined;
  /** Whether the viewer may change variants, and so their prices. */
  readonly mayChangeVariants: boolean;
  readonly onDone: (action: BulkAction, answer: BulkAnswer) => void;
  readonly onClose: () => void;
}

/** So many are deleted with a question only; of more the number is typed. */
const mostUnasked = 20;

/** What is asked for: it is done as it was shown, whatever the fields say since. */
interface Asked {
  readonly change: BulkChange;
  readonly which: Pick<Which, "ids" | "selection">;
}

interface Shown extends Asked {
  readonly answer: BulkAnswer;
  readonly refused: readonly Refusal[];
}

/** A change of many products: what it asks, what it would do, and then it is made. */
export default function BulkDialog({
  action,
  names,
  selection,
  count,
  sellerId,
  mayChangeVariants,
  onDone,
  onClose,
}: BulkDialogProps) {
  const { t } = useLingui();
  const send = useBulkChange();
  const keyFor = useIdempotencyKey();
  const hasForm = action !== "SUBMIT" && action !== "ENABLE" && action !== "DELETE";
  const [untouched] = useState<BulkDraft>({ ...emptyDraft, withVariants: mayChangeVariants });
  const [draft, setDraft] = useState(untouched);
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<MutationError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [typed, setTyped] = useState(Number.NaN);
  const { leave, question } = useLeaveGuard(draft !== untouched);
  const now: Asked = {
    change: changeOf(action, draft),
    which: selection ? { selection } : { ids: [...names.keys()] },
  };

  const ask = async (change: BulkChange, sent: Which): Promise<BulkAnswer | null> => {
    setError(null);
    setIsSending(true);
    const { ids, idempotencyKey } = sent;
    const answer = await (ids
      ? inParts(ids, (some, part) =>
          send(change, {
            ...sent,
            ids: some,
            ...(idempotencyKey && { idempotencyKey: `${idempotencyKey} ${part}` }),
          }),
        )
      : send(change, sent));
    setIsSending(false);
    if (answer === undefined) return null;
    if (!("fieldErrors" in answer)) return answer;
    setError(answer);
    return null;
  };
  const preview = async ({ change, which }: Asked) => {
    const answer = await ask(change, { ...which, isPreview: true });
    if (!answer) return;
    const read = await messageReader();
    const refused = refusalsOf(answer.rows, read, selection ? undefined : names);
    setShown({ change, which, answer, refused });
  };
  const run = async ({ change, which, answer: { total } }: Shown) => {
    const { selection } = which;
    const wanted = selection ? { selection: { ...selection, expectedCount: total } } : which;
    const idempotencyKey = keyFor({ change, wanted });
    const answer = await ask(change, { ...wanted, isPreview: false, idempotencyKey });
    if (!answer) return;
    onDone(action, answer);
    onClose();
  };
  const start = useEffectEvent(() => void preview(now));
  const hasStarted = useRef(hasForm);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, []);

  const { changed } = countsOf(shown?.answer.rows ?? []);
  // Of all that match only the first are shown: what becomes of the others is known when they are changed.
  const isWhole = shown !== null && shown.answer.rows.length === shown.answer.total;
  const affected = isWhole ? changed : (shown?.answer.total ?? count);
  const asksForCount = action === "DELETE" && shown !== null && affected > mostUnasked;
  const nameFor = (count: number) =>
    ({
      SUBMIT: t`${plural(count, { one: "Submit # product", other: "Submit # products" })}`,
      ENABLE: t`${plural(count, { one: "Enable # product", other: "Enable # products" })}`,
      RETURN: t`${plural(count, { one: "Return # product", other: "Return # products" })}`,
      DISABLE: t`${plural(count, { one: "Disable # product", other: "Disable # products" })}`,
      PRICE: t`${plural(count, { one: "Change the price of # product", other: "Change the prices of # products" })}`,
      STOCK: t`${plural(count, { one: "Change the stock of # product", other: "Change the stock of # products" })}`,
      DELETE: t`${plural(count, { one: "Delete # product", other: "Delete # products" })}`,
      VALUES: t`${plural(count, { one: "Change the values of # product", other: "Change the values of # products" })}`,
    })[action];
  const close = () => leave(onClose);
  return (
    <>
      <Dialog
        isOpen
        isStatic
        onOpenChange={close}
        title={nameFor(count)}
        description={
          selection
            ? t`All that match the search and the filters. It goes on in the background.`
            : t`You see what would change before anything does.`
        }
        closeLabel={t`Close`}
      >
        {hasForm && !shown ? (
          <Form
            layout="dialog"
            summaryTitle={t`Please check these fields`}
            formError={error?.formError}
            validationErrors={error?.fieldErrors}
            onSubmit={() => void preview(now)}
          >
            <DialogBody>
              <BulkFields
                action={action}
                draft={draft}
                onChange={(values) => setDraft((before) => ({ ...before, ...values }))}
                sellerId={sellerId}
                mayChangeVariants={mayChangeVariants}
              />
            </DialogBody>
            <DialogActions>
              <Button onPress={close}>{t`Cancel`}</Button>
              <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t`Looking`}>
                {t`Show what changes`}
              </Button>
            </DialogActions>
          </Form>
        ) : (
          <>
            <DialogBody>
              {error && (
                <Notice tone="danger" announce="alert">
                  {mutationErrorText(error)}
                </Notice>
              )}
              {shown ? (
                <BulkPreview answer={shown.answer} refused={shown.refused} />
              ) : (
                !error && (
                  <>
                    <VisuallyHidden isStatus>{t`Looking what would change`}</VisuallyHidden>
                    <Skeleton width="40%" />
                    <Skeleton />
                    <Skeleton width="70%" />
                  </>
                )
              )}
              {asksForCount && (
                <NumberField
                  label={t`Type ${affected} to delete them`}
                  description={t`Their variants, images and bundles go with them. This cannot be undone.`}
                  formatOptions={{ maximumFractionDigits: 0 }}
                  value={typed}
                  onChange={setTyped}
                />
              )}
              {isWhole && changed === 0 && <p>{t`Nothing would change.`}</p>}
            </DialogBody>
            <DialogActions>
              {hasForm ? (
                <Button
                  onPress={() => {
                    setError(null);
                    setShown(null);
                  }}
                >{t`Back`}</Button>
              ) : (
                <Button onPress={close}>{t`Cancel`}</Button>
              )}
              {error && (
                <Button
                  isPending={isSending}
                  pendingLabel={t`Looking`}
                  onPress={() => void preview(shown ?? now)}
                >
                  {t`Look again`}
                </Button>
              )}
              {shown && affected > 0 && (
                <Button
                  variant={action === "DISABLE" || action === "DELETE" ? "danger" : "primary"}
                  isDisabled={asksForCount && typed !== affected}
                  isPending={isSending}
                  pendingLabel={t`Saving`}
                  onPress={() => void run(shown)}
                >
                  {nameFor(affected)}
                </Button>
              )}
            </DialogActions>
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}

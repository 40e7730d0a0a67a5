import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { operationsDeliverMutation } from "#/__generated__/operationsDeliverMutation.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { deliverMutation, type Round, type Stop } from "./operations.ts";
import { StepForm } from "./StepForm.tsx";
import { send } from "./send.ts";
import { useChange } from "./useChange.ts";

const sendIt = (input: operationsDeliverMutation["variables"]["input"]) =>
  send<operationsDeliverMutation>(deliverMutation, { input });

interface DeliverFormProps {
  readonly stop: Stop;
  readonly isOffline: boolean;
  readonly changed: (round: Round | null) => void;
  readonly onClose: () => void;
}

/** Hands over: against the code that the customer says, and the money that is due. */
export function DeliverForm({ stop, isOffline, changed, onClose }: DeliverFormProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const id = useId();
  const { change, error, isSending } = useChange(sendIt, changed);
  const [code, setCode] = useState("");
  const [isPaid, setPaid] = useState(false);
  const [problem, setProblem] = useState<"code" | "cash" | null>(null);
  const { fulfilmentId, needsCode, dueOnDelivery } = stop;
  const isDue = Number(dueOnDelivery) > 0;
  const amount = money(dueOnDelivery);

  const problems = {
    code: t`The code has 6 digits. The customer has it in a message.`,
    cash: t`Confirm that you have received ${amount}.`,
  };

  const submit = () => {
    const missing = needsCode && !isCode(code) ? "code" : isDue && !isPaid ? "cash" : null;
    setProblem(missing);
    if (missing !== null) return;
    const input = {
      fulfilmentId,
      code: needsCode ? code : null,
      collectedAmount: isDue ? dueOnDelivery : null,
    };
    void change(input);
  };

  return (
    <StepForm
      title={t`Deliver`}
      submitLabel={t`Delivered`}
      problem={problem === null ? error : problems[problem]}
      problemId={id}
      isBusy={isSending}
      isOffline={isOffline}
      onSubmit={submit}
      onClose={onClose}
    >
      {needsCode && (
        <label className="delivery-field">
          {t`Code of the customer`}
          <input
            className="delivery-code"
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            maxLength={6}
            dir="ltr"
            value={code}
            aria-describedby={id}
            aria-invalid={problem === "code"}
            onChange={({ target }) => setCode(latinDigits(target.value))}
          />
        </label>
      )}
      {isDue && (
        <label className="delivery-check">
          <input
            type="checkbox"
            autoFocus={!needsCode}
            checked={isPaid}
            aria-describedby={id}
            onChange={({ target }) => setPaid(target.checked)}
          />
          {t`I have received ${amount}`}
        </label>
      )}
    </StepForm>
  );
}

const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Keyboards for Hindi and Arabic have digits of their own. */
function latinDigits(text: string): string {
  return text
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/\D/g, "");
}

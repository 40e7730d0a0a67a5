import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { operationsAttemptMutation } from "#/__generated__/operationsAttemptMutation.graphql";
import { useIdempotencyKey } from "#/relay/useIdempotencyKey.ts";
import { attemptMutation, type Round, type Stop } from "./operations.ts";
import { StepForm } from "./StepForm.tsx";
import { send } from "./send.ts";
import { useChange } from "./useChange.ts";

const sendIt = (input: operationsAttemptMutation["variables"]["input"]) =>
  send<operationsAttemptMutation>(attemptMutation, { input });

interface AttemptFormProps {
  readonly stop: Stop;
  readonly isOffline: boolean;
  readonly changed: (round: Round | null) => void;
  readonly onClose: () => void;
}

/** Notes why something was not handed over. It stays on the list: whoever gave it out decides what comes next. */
export function AttemptForm({ stop, isOffline, changed, onClose }: AttemptFormProps) {
  const { t } = useLingui();
  const id = useId();
  const { change, error, isSending } = useChange(sendIt, changed);
  const keyFor = useIdempotencyKey();
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState(false);
  const other = "other";
  const reasons = [
    t`Nobody was there`,
    t`The address is wrong`,
    t`The customer asked for another day`,
    t`The customer did not want it`,
    t`The customer could not pay`,
  ];

  const submit = () => {
    const reason = chosen === other ? text.trim() : chosen;
    setProblem(reason === "");
    if (reason === "") return;
    const attempt = { fulfilmentId: stop.fulfilmentId, reason };
    // The same again after a lost answer is noted once.
    void change({ ...attempt, idempotencyKey: keyFor(attempt) }).then((isDone) => {
      if (isDone) onClose();
    });
  };

  return (
    <StepForm
      title={t`Not delivered`}
      submitLabel={t`Note it`}
      problem={problem ? t`Say why.` : error}
      problemId={id}
      isBusy={isSending}
      isOffline={isOffline}
      onSubmit={submit}
      onClose={onClose}
    >
      <label className="delivery-field">
        {t`Reason`}
        <select
          autoFocus
          value={chosen}
          aria-describedby={id}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t`Choose…`}</option>
          {reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
          <option value={other}>{t`Something else`}</option>
        </select>
      </label>
      {chosen === other && (
        <label className="delivery-field">
          {t`What happened`}
          <textarea
            rows={3}
            maxLength={500}
            dir="auto"
            value={text}
            aria-describedby={id}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      )}
    </StepForm>
  );
}

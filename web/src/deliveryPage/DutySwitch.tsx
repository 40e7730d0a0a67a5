import { useLingui } from "@lingui/react/macro";
import type { operationsDutyMutation } from "#/__generated__/operationsDutyMutation.graphql";
import { dutyMutation, type Round } from "./operations.ts";
import { send } from "./send.ts";
import { useChange } from "./useChange.ts";

const sendIt = (input: operationsDutyMutation["variables"]["input"]) =>
  send<operationsDutyMutation>(dutyMutation, { input });

interface DutySwitchProps {
  readonly isOnDuty: boolean;
  readonly isOffline: boolean;
  readonly changed: (round: Round | null) => void;
}

/** Whether they are at work: whoever gives out orders sees it. */
export function DutySwitch({ isOnDuty, isOffline, changed }: DutySwitchProps) {
  const { t } = useLingui();
  const { change, error, isSending } = useChange(sendIt, changed);
  return (
    <div className="delivery-duty">
      <label className="delivery-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOnDuty}
          aria-checked={isOnDuty}
          disabled={isOffline || isSending}
          onChange={({ target }) => void change({ isOnDuty: target.checked })}
        />
        {t`On duty`}
      </label>
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}

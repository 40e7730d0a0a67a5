import { useLingui } from "@lingui/react/macro";
import type { OrderMails } from "#/__generated__/orders_company.graphql";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Select } from "#/ui/Select.tsx";
import { orderMailsNames, type OrdersDraft, ordersLabels } from "../section/orders.ts";

const choices: readonly OrderMails[] = ["ENGLISH", "HINDI", "ARABIC", "OFF"];
const [lowest, highest] = [1, 168];

/** When an order is late that nobody has accepted, and whether customers are told of theirs. */
export function OrdersFields({ draft, onChange }: DraftFields<OrdersDraft>) {
  const { t, i18n } = useLingui();
  const { field } = bindFields({ draft, onChange });
  return (
    <FormRow>
      <NumberField
        {...field("acceptHours")}
        label={i18n._(ordersLabels.acceptHours)}
        description={t`An order that nobody has accepted by then is late.`}
        required={t`Hours are required`}
        validate={(hours) =>
          Number.isInteger(hours) && hours >= lowest && hours <= highest
            ? null
            : t`Must be a whole number from ${lowest} to ${highest}`
        }
      />
      <Select
        name="orderMails"
        label={i18n._(ordersLabels.orderMails)}
        description={t`In this language where an order does not say which.`}
        placeholder={t`Choose a language`}
        options={choices.flatMap((id) => {
          const name = orderMailsNames[id];
          return name ? [{ id, label: i18n._(name) }] : [];
        })}
        value={draft.orderMails}
        onChange={(id) => onChange({ orderMails: choices.find((one) => one === id) ?? draft.orderMails })}
      />
    </FormRow>
  );
}

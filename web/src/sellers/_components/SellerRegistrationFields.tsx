import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { MemorableDate } from "#/ui/MemorableDate.tsx";
import type { SellerPartProps } from "../sellerForm.ts";

/** When the location was registered: today or earlier (decision D-38). */
export function SellerRegistrationFields({ draft, onChange }: SellerPartProps) {
  const { t } = useLingui();
  const { field } = bindFields({ draft, onChange });
  return (
    <MemorableDate
      {...field("registrationDate")}
      label={t`Registration date`}
      dayLabel={t`Day`}
      monthLabel={t`Month`}
      yearLabel={t`Year`}
      impossible={t`This day does not exist.`}
      validate={(date) => (date <= businessToday() ? null : t`Must not be in the future`)}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import { MemorableDate } from "#/ui/MemorableDate.tsx";
import type { SellerPartProps } from "../sellerForm.ts";

/** The day that it is where the business is, `YYYY-MM-DD` (decision D-28). */
function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
}

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
      validate={(date) => (date <= today() ? null : t`Must not be in the future`)}
    />
  );
}

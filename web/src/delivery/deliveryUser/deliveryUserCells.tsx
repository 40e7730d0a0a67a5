import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { businessToday } from "#/i18n/businessToday.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { TextCell } from "#/list/cells.tsx";
import { TwoLines } from "#/list/TwoLines.tsx";
import { licenceDaysLeft, vehicleNames, allVehicles } from "./vehicles.ts";

/** What they bring orders with, and its number. */
export function VehicleCell({ vehicle, number }: { vehicle: string; number: string | null | undefined }) {
  const { t } = useLingui();
  const known = allVehicles.find((one) => one === vehicle);
  return <TwoLines first={known ? t(vehicleNames[known]) : vehicle} second={number} />;
}

/** Until when a licence is good, marked when that is soon or over; a dash without one. */
export function LicenceUntil({ expiry }: { expiry: string | null | undefined }) {
  const { day } = useFormats();
  if (!expiry) return "–";
  const left = licenceDaysLeft(expiry, businessToday());
  return (
    <TwoLines first={day(`${expiry}T12:00:00+05:30`)} second={left !== null && <DaysLeft left={left} />} />
  );
}

function DaysLeft({ left }: { left: number }) {
  return (
    <span className="delivery-user-licence" data-over={left < 0 || undefined}>
      {left < 0 ? (
        <Trans>Expired</Trans>
      ) : left === 0 ? (
        <Trans>Expires today</Trans>
      ) : (
        <Plural value={left} one="# day left" other="# days left" />
      )}
    </span>
  );
}

interface LocationsCellProps {
  readonly isForAll: boolean;
  readonly sellers: readonly { readonly name: string }[];
}

/** The locations that somebody delivers for: the first by name, and how many more. */
export function LocationsCell({ isForAll, sellers }: LocationsCellProps) {
  const { t } = useLingui();
  if (isForAll) return <TextCell>{t`All locations`}</TextCell>;
  const [first, ...others] = sellers;
  return (
    <TwoLines
      first={first?.name ?? "–"}
      second={others.length > 0 && <Plural value={others.length} one="and # more" other="and # more" />}
    />
  );
}

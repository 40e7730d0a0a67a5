import { Plural } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";
import type { Stop } from "./operations.ts";

/** What was handed over today, to look up: neither phones nor addresses any more. */
export function DoneStops({ stops }: { readonly stops: readonly Stop[] }) {
  const { money } = useFormats();
  return (
    <details className="delivery-done">
      <summary>
        <Plural value={stops.length} one="# delivered today" other="# delivered today" />
      </summary>
      <ul>
        {stops.map(({ fulfilmentId, number, customerName, dueOnDelivery }) => (
          <li key={fulfilmentId}>
            <bdi>{customerName}</bdi>
            <bdi>{number}</bdi>
            {Number(dueOnDelivery) > 0 && <span>{money(dueOnDelivery)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

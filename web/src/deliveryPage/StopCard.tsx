import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Banknote, Check, MapPin, Phone, X } from "lucide-react";
import { useId, useState } from "react";
import { useFormats } from "#/i18n/useFormats.ts";
import { Icon } from "#/ui/Icon.tsx";
import { AttemptForm } from "./AttemptForm.tsx";
import { DeliverForm } from "./DeliverForm.tsx";
import type { Round, Stop } from "./operations.ts";

interface StopCardProps {
  readonly stop: Stop;
  readonly isOffline: boolean;
  readonly changed: (round: Round | null) => void;
}

/** What is brought to one customer: who, where, how much to collect, and what became of it. */
export function StopCard({ stop, isOffline, changed }: StopCardProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const id = useId();
  const [opened, setOpened] = useState<"deliver" | "attempt" | null>(null);
  const { number, customerName, customerPhone, address, dueOnDelivery } = stop;
  const isDue = Number(dueOnDelivery) > 0;
  return (
    <article className="delivery-card" aria-labelledby={id}>
      <h3 id={id}>
        <bdi>{customerName}</bdi>
      </h3>
      <p className="delivery-number">
        <bdi>{number}</bdi>
      </p>
      {address.length > 0 && (
        <address>
          {address.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      )}
      {isDue && (
        <p className="delivery-cash">
          <Icon of={Banknote} size={24} />
          <Trans>Collect {money(dueOnDelivery)}</Trans>
        </p>
      )}
      <div className="delivery-ways">
        {customerPhone && (
          <a className="delivery-button" href={`tel:${customerPhone}`}>
            <Icon of={Phone} size={20} />
            <span className="delivery-spoken">{t`Call ${customerName}`}</span>
            <span aria-hidden>{t`Call`}</span>
          </a>
        )}
        {address.length > 0 && (
          <a className="delivery-button" href={`geo:0,0?q=${encodeURIComponent(address.join(", "))}`}>
            <Icon of={MapPin} size={20} />
            <span className="delivery-spoken">{t`Map to ${customerName}`}</span>
            <span aria-hidden>{t`Map`}</span>
          </a>
        )}
      </div>
      <Goods stop={stop} />
      <Attempts attempts={stop.attempts} />
      {opened === null && (
        <div className="delivery-ways">
          <button
            type="button"
            className="delivery-button"
            data-kind="primary"
            disabled={isOffline}
            onClick={() => setOpened("deliver")}
          >
            <Icon of={Check} size={20} />
            {t`Delivered`}
          </button>
          <button
            type="button"
            className="delivery-button"
            disabled={isOffline}
            onClick={() => setOpened("attempt")}
          >
            <Icon of={X} size={20} />
            {t`Not delivered`}
          </button>
        </div>
      )}
      {opened === "deliver" && (
        <DeliverForm stop={stop} isOffline={isOffline} changed={changed} onClose={() => setOpened(null)} />
      )}
      {opened === "attempt" && (
        <AttemptForm stop={stop} isOffline={isOffline} changed={changed} onClose={() => setOpened(null)} />
      )}
    </article>
  );
}

function Goods({ stop: { items, itemCount, packages } }: { readonly stop: Stop }) {
  const { count } = useFormats();
  const more = itemCount - items.length;
  return (
    <details className="delivery-goods">
      <summary>
        {packages === null || packages === undefined ? (
          <Plural value={itemCount} one="# kind of goods" other="# kinds of goods" />
        ) : (
          <Plural value={packages} one="# package" other="# packages" />
        )}
      </summary>
      <ul>
        {items.map(({ name, quantity }) => (
          <li key={name}>
            <span>{count(quantity)} ×</span> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Plural value={more} one="and # kind more" other="and # kinds more" />
        </p>
      )}
    </details>
  );
}

function Attempts({ attempts }: Pick<Stop, "attempts">) {
  const { moment } = useFormats();
  if (attempts.length === 0) return null;
  return (
    <ul className="delivery-attempts">
      {attempts.map(({ at, reason }) => (
        <li key={`${at} ${reason}`}>
          {at && <span>{moment(at)}</span>} <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CloudOff, Link2Off, PackageCheck, RotateCw, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "#/i18n/useFormats.ts";
import { Icon, type IconShape } from "#/ui/Icon.tsx";
import { DoneStops } from "./DoneStops.tsx";
import { DutySwitch } from "./DutySwitch.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import type { Round } from "./operations.ts";
import { StopCard } from "./StopCard.tsx";
import { type Standing, useRound } from "./useRound.ts";

/** What a delivery user sees with their personal link: what they bring today, and what became of it. */
export function DeliveryPage() {
  const { t } = useLingui();
  const { standing, read, changed } = useRound();
  return (
    <div className="delivery-page">
      <title>{t`Deliveries`}</title>
      {standing.kind === "open" ? (
        <RoundView round={standing.round} at={standing.at} isOffline={standing.isOffline} changed={changed} />
      ) : (
        <main className="delivery-state">
          <StateView kind={standing.kind} onRetry={() => void read()} />
        </main>
      )}
      <footer className="delivery-foot">
        <LanguageChoice />
      </footer>
    </div>
  );
}

function StateView({
  kind,
  onRetry,
}: {
  readonly kind: Exclude<Standing["kind"], "open">;
  readonly onRetry: () => void;
}) {
  const { t } = useLingui();
  switch (kind) {
    case "opening":
      return <p aria-live="polite">{t`Opening your list…`}</p>;
    case "closed":
      return (
        <State icon={Link2Off} title={t`This link does not open your list`}>
          <p>
            <Trans>
              It is not valid, has ended, or belongs to another browser. Ask for a new one where you collect
              the orders.
            </Trans>
          </p>
        </State>
      );
    case "throttled":
      return (
        <State icon={Timer} title={t`Too many attempts`}>
          <p>
            <Trans>Wait a quarter of an hour. This page then goes on by itself.</Trans>
          </p>
        </State>
      );
    case "unreachable":
      return (
        <State icon={CloudOff} title={t`No connection`}>
          <p>
            <Trans>Your list cannot be read now. This page tries again by itself.</Trans>
          </p>
          <button type="button" className="delivery-button" onClick={onRetry}>
            <Icon of={RotateCw} size={20} />
            {t`Try now`}
          </button>
        </State>
      );
  }
}

function State({
  icon,
  title,
  children,
}: {
  readonly icon: IconShape;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div aria-live="polite">
      <Icon of={icon} size={40} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}

interface RoundViewProps {
  readonly round: Round;
  readonly at: number;
  readonly isOffline: boolean;
  readonly changed: (round: Round | null) => void;
}

function RoundView({ round, at, isOffline, changed }: RoundViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { name, companyName, stops } = round;
  const open = stops.filter(({ isDelivered }) => !isDelivered);
  const done = stops.filter(({ isDelivered }) => isDelivered);
  const readAt = moment(new Date(at).toISOString());
  return (
    <>
      <header className="delivery-head">
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>
            <bdi>{companyName}</bdi>
          </p>
        </div>
        <DutySwitch isOnDuty={round.isOnDuty} isOffline={isOffline} changed={changed} />
      </header>
      <div aria-live="polite">
        {isOffline && (
          <p className="delivery-offline">
            <Icon of={CloudOff} size={20} />
            <Trans>
              No connection. This is your list of {readAt}; nothing can be changed until you are online again.
            </Trans>
          </p>
        )}
      </div>
      <main>
        <h2>
          <Plural value={open.length} _0="Nothing to deliver" one="# to deliver" other="# to deliver" />
        </h2>
        {open.length === 0 ? (
          <div className="delivery-empty">
            <Icon of={PackageCheck} size={40} />
            <p>
              {done.length === 0
                ? t`Nothing was given to you for today. What is sent with you appears here by itself.`
                : t`All of today’s orders are delivered. What is sent with you appears here by itself.`}
            </p>
          </div>
        ) : (
          <ol className="delivery-stops">
            {open.map((stop) => (
              <li key={stop.fulfilmentId}>
                <StopCard stop={stop} isOffline={isOffline} changed={changed} />
              </li>
            ))}
          </ol>
        )}
        {done.length > 0 && <DoneStops stops={done} />}
      </main>
    </>
  );
}

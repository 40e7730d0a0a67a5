import { Plural, Trans } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";
import { reasonNames, useNameIn } from "../orderWords.ts";
import { TwoLines } from "#/list/TwoLines.tsx";

/** A word of the schema in the reader's language. */
export function Word({
  names,
  children,
}: {
  names: Parameters<ReturnType<typeof useNameIn>>[0];
  children: string;
}) {
  return useNameIn()(names, children);
}

/** How long ago an instant is. */
export function Ago({ children }: { children: string | null | undefined }) {
  const { ago } = useFormats();
  return children ? ago(Date.parse(children)) : "–";
}

/** When something was. */
export function Moment({ children }: { children: string | null | undefined }) {
  const { moment } = useFormats();
  return children ? moment(children) : null;
}

/** A calendar day, as it is where the business is. */
export function Day({ children }: { children: string | null | undefined }) {
  const { shortDay } = useFormats();
  return children ? shortDay(`${children}T00:00:00+05:30`) : "–";
}

/** An amount; a dash for none. */
export function Money({ children }: { children: string | null | undefined }) {
  const { money } = useFormats();
  return children && Number(children) !== 0 ? money(children) : "–";
}

/** Why something was cancelled or came back: a word of the service, and what somebody has written. */
export function ReasonText({ children }: { children: string | null | undefined }) {
  const nameIn = useNameIn();
  if (!children) return "–";
  const [code = "", ...rest] = children.split(": ");
  const word = code.toUpperCase();
  if (!(word in reasonNames)) return <span dir="auto">{children}</span>;
  return <TwoLines first={nameIn(reasonNames, word)} second={rest.join(": ")} />;
}

/** How long ago an order came; of one that is late, said so. */
export function PlacedCell({ at, isLate }: { at: string | null | undefined; isLate: boolean }) {
  if (!isLate) return <Ago>{at}</Ago>;
  return (
    <TwoLines
      first={
        <span className="order-late">
          <Ago>{at}</Ago>
        </span>
      }
      second={
        <span className="order-late">
          <Trans>Late</Trans>
        </span>
      }
    />
  );
}

/** What is in a part: its first product, and how many more, or how many pieces of it. */
export function ItemsCell({
  first,
  lines,
  units,
}: {
  first: string | null | undefined;
  lines: number;
  units: number;
}) {
  return (
    <TwoLines
      first={first}
      second={
        lines > 1 ? (
          <Plural value={lines - 1} one="and # more" other="and # more" />
        ) : (
          units > 0 && <Plural value={units} one="# piece" other="# pieces" />
        )
      }
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { type KeyboardEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SalesChart_report$key } from "#/__generated__/SalesChart_report.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { changeOf } from "./change.ts";
import { ChartCard } from "./ChartCard.tsx";
import { useChangeText } from "./useChangeText.ts";

const width = 720;
const height = 200;

/** Sales by day as bars, those of the period before as a dashed line; the arrow keys go from day to day. */
export function SalesChart({ reportKey }: { readonly reportKey: SalesChart_report$key }) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  const changeText = useChangeText();
  const pattern = useId();
  const [at, setAt] = useState<number | null>(null);
  const { days, previousDays, totals, previous } = useFragment(
    graphql`
      fragment SalesChart_report on SalesReport @throwOnFieldError {
        totals {
          sales
        }
        previous {
          sales
        }
        days {
          day
          sales
        }
        previousDays {
          day
          sales
        }
      }
    `,
    reportKey,
  );
  const nameOf = (date: string) => day(`${date}T12:00:00+05:30`);
  const most = Math.max(1, ...[...days, ...previousDays].map(({ sales }) => Number(sales)));
  const x = scaleBand<number>()
    .domain(days.map((_, index) => index))
    .range([0, width])
    .paddingInner(0.25);
  const y = scaleLinear().domain([0, most]).nice(4).range([height, 6]);
  const before = line<{ readonly sales: string }>()
    .x((_, index) => (x(index) ?? 0) + x.bandwidth() / 2)
    .y(({ sales }) => y(Number(sales)));
  const said = at === null ? null : days[at];
  const saidBefore = at === null ? null : previousDays[at];
  const move = (event: KeyboardEvent): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const last = days.length - 1;
    const here = at ?? (event.key === "ArrowLeft" ? days.length : -1);
    const forward = isRtl ? "ArrowLeft" : "ArrowRight";
    const backward = isRtl ? "ArrowRight" : "ArrowLeft";
    const next = new Map([
      [forward, Math.min(last, here + 1)],
      [backward, Math.max(0, here - 1)],
      ["Home", 0],
      ["End", last],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const change = changeText(changeOf(totals.sales, previous?.sales ?? null));
  return (
    <ChartCard
      title={t`Sales by day`}
      message={t`${money(totals.sales)} in all. ${change}.`}
      columns={[t`Day`, t`Sales`, t`Before`]}
      rows={days.map((one, index) => [
        nameOf(one.day),
        money(one.sales),
        money(previousDays[index]?.sales ?? "0.00"),
      ])}
    >
      <div
        className="chart-plot"
        role="application"
        aria-label={t`Sales by day: arrow keys go from day to day`}
        tabIndex={0}
        onKeyDown={move}
        onBlur={() => setAt(null)}
        onMouseLeave={() => setAt(null)}
      >
        <svg viewBox={`0 0 ${width} ${height + 2}`} preserveAspectRatio="none" aria-hidden>
          <defs>
            <pattern id={pattern} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="5" height="5" className="chart-bar-ground" />
              <rect width="2" height="5" className="chart-bar-stripe" />
            </pattern>
          </defs>
          {y.ticks(4).map((tick) => (
            <line key={tick} className="chart-grid" x1={0} x2={width} y1={y(tick)} y2={y(tick)} />
          ))}
          {days.map((one, index) => (
            <g key={one.day} onMouseEnter={() => setAt(index)}>
              <rect x={x(index) ?? 0} y={0} width={x.step()} height={height} fill="transparent" />
              <rect
                className="chart-bar"
                data-active={at === index || undefined}
                x={x(index) ?? 0}
                y={y(Number(one.sales))}
                width={x.bandwidth()}
                height={height - y(Number(one.sales))}
                fill={`url(#${pattern})`}
              />
            </g>
          ))}
          <path className="chart-line" d={before([...previousDays.slice(0, days.length)]) ?? ""} />
        </svg>
      </div>
      <p className="chart-legend" aria-live="polite">
        {said
          ? t`${nameOf(said.day)}: ${money(said.sales)}. Before: ${money(saidBefore?.sales ?? "0.00")}.`
          : t`Striped bars: this period. Dashed line: the period before. The highest day is ${money(String(most === 1 ? 0 : most))}.`}
      </p>
    </ChartCard>
  );
}

import { useLingui } from "@lingui/react/macro";
import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { type PointerEvent, useState } from "react";
import { useFormats } from "#/i18n/useFormats.ts";
import { useChartFormats } from "./useChartFormats.ts";

interface Bar {
  /** The day, such as `2026-11-20`, and its name. */
  readonly day: string;
  readonly name: string;
  /** In INR. */
  readonly sales: string;
  /** Null where there is no such day before. */
  readonly before: string | null;
}

/** The drawing's own units; it is stretched to the room there is. */
const width = 720;
const height = 200;
/** A single day is no wall. */
const widestBar = 56;
/** Names of days under the bars: more would touch on a phone. */
const mostNames = 6;

/** Bars of days with a dashed line of those before. Arrow keys go from day to day, and each day says its amounts. */
export function DayBars({ bars }: { readonly bars: readonly Bar[] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { axisAmount, axisDay } = useChartFormats();
  const [at, setAt] = useState<number | null>(null);
  const last = bars.length - 1;
  const most = Math.max(1, ...bars.flatMap(({ sales, before }) => [Number(sales), Number(before ?? 0)]));
  const x = scaleBand(bars.keys(), [0, width]).paddingInner(0.25).paddingOuter(0.125);
  const y = scaleLinear([0, most], [height, 0]).nice(4);
  const middle = (index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;
  const barWidth = Math.min(x.bandwidth(), widestBar);
  const before = line<Bar>()
    .defined((bar) => bar.before !== null)
    .x((_, index) => middle(index))
    .y((bar) => y(Number(bar.before ?? 0)));
  const [only] = bars;
  // Of a single day the line goes all the way across.
  const across = last === 0 && only?.before ? `M0,${y(Number(only.before))}H${width}` : null;
  const path = across ?? before([...bars]) ?? "";
  const every = Math.ceil(bars.length / mostNames);
  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  const shown = at === null ? undefined : bars[at];
  const spoken = bars[at ?? last];
  const beside = ({ before }: Bar) => (before === null ? t`Nothing before` : t`Before: ${money(before)}`);

  const pointAt = (event: PointerEvent<HTMLInputElement>): void => {
    const { left, right, width: room } = event.currentTarget.getBoundingClientRect();
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const share = (isRtl ? right - event.clientX : event.clientX - left) / room;
    setAt(Math.min(last, Math.max(0, Math.floor(share * bars.length))));
  };
  return (
    <div className="chart">
      <div className="chart-amounts" aria-hidden>
        {y.ticks(4).map((tick) => (
          <span key={tick} style={{ insetBlockStart: percent(y(tick), height) }}>
            {axisAmount(tick)}
          </span>
        ))}
      </div>
      <div className="chart-plot">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          {y.ticks(4).map((tick) => (
            <line key={tick} className="chart-grid" x1={0} x2={width} y1={y(tick)} y2={y(tick)} />
          ))}
          {bars.map(({ day, sales }, index) => (
            <rect
              key={day}
              className="chart-bar"
              data-active={at === index || undefined}
              x={middle(index) - barWidth / 2}
              y={y(Number(sales))}
              width={barWidth}
              height={height - y(Number(sales))}
            />
          ))}
          <path className="chart-line" d={path} />
        </svg>
        <input
          type="range"
          className="chart-days-range"
          aria-label={t`Sales by day`}
          aria-valuetext={spoken && t`${spoken.name}: ${money(spoken.sales)}. ${beside(spoken)}.`}
          min={0}
          max={last}
          value={at ?? last}
          onChange={({ currentTarget }) => setAt(currentTarget.valueAsNumber)}
          onFocus={() => setAt((known) => known ?? last)}
          onBlur={() => setAt(null)}
          onPointerMove={pointAt}
          onPointerLeave={({ currentTarget }) => setAt(currentTarget.matches(":focus-visible") ? at : null)}
        />
        {at !== null && shown && (
          <div
            className="chart-tip"
            aria-hidden
            style={{ insetInlineStart: `clamp(0px, ${percent(middle(at), width)} - 76px, 100% - 152px)` }}
          >
            <span>{shown.name}</span>
            <span className="chart-tip-amount">{money(shown.sales)}</span>
            <span>{beside(shown)}</span>
          </div>
        )}
      </div>
      <div className="chart-days" aria-hidden>
        {bars.map(({ day }, index) =>
          (last - index) % every === 0 ? (
            <span key={day} style={{ insetInlineStart: percent(middle(index), width) }}>
              {axisDay(day)}
            </span>
          ) : null,
        )}
      </div>
      <p className="chart-legend">
        <span className="chart-legend-bar">{t`This period`}</span>
        <span className="chart-legend-line">{t`The period before`}</span>
      </p>
    </div>
  );
}

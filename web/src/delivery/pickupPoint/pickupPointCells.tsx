import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { pickupPointCells_earliest$key } from "#/__generated__/pickupPointCells_earliest.graphql";
import type { pickupPointCells_hours$key } from "#/__generated__/pickupPointCells_hours.graphql";
import type { pickupPointCells_waiting$key } from "#/__generated__/pickupPointCells_waiting.graphql";
import { businessToday } from "#/i18n/businessToday.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { TwoLines } from "#/list/TwoLines.tsx";
import { weekdayOf } from "./openingHours.ts";
import { useHourWords } from "./useHourWords.ts";
import { readWeek } from "./weekHours.ts";
import "./pickupPoint.css";

/** When it is open today; a day that is closed for once says why. */
export function HoursToday({ pointKey }: { pointKey: pickupPointCells_hours$key }) {
  const { interval } = useHourWords();
  const point = useFragment(
    graphql`
      fragment pickupPointCells_hours on PickupPoint @throwOnFieldError {
        ...weekHours_point
        closedDays {
          date
          note
        }
      }
    `,
    pointKey,
  );
  const today = businessToday();
  const closed = point.closedDays.find(({ date }) => date === today);
  const [first, second] = readWeek(point)[weekdayOf(today) - 1] ?? [];
  if (closed || !first) return <TwoLines first={<Trans>Closed today</Trans>} second={closed?.note} />;
  return <TwoLines first={interval(first)} second={second && interval(second)} />;
}

/** How many wait there and how many are promised for today, of how many a day can take. */
export function Waiting({ pointKey }: { pointKey: pickupPointCells_waiting$key }) {
  const { count } = useFormats();
  const { waitingOrders, uncollectedOrders, ordersToday, maxOrdersPerDay } = useFragment(
    graphql`
      fragment pickupPointCells_waiting on PickupPoint @throwOnFieldError {
        waitingOrders
        uncollectedOrders
        ordersToday
        maxOrdersPerDay
      }
    `,
    pointKey,
  );
  const today = count(ordersToday);
  const most = maxOrdersPerDay == null ? null : count(maxOrdersPerDay);
  return (
    <TwoLines
      align="end"
      first={count(waitingOrders)}
      second={
        uncollectedOrders > 0 ? (
          <span className="pickup-uncollected">
            <Plural value={uncollectedOrders} one="# to bring back" other="# to bring back" />
          </span>
        ) : most === null ? (
          <Trans>{today} for today</Trans>
        ) : (
          <Trans>
            {today} of {most} for today
          </Trans>
        )
      }
    />
  );
}

/** The first day that a new order could be promised. */
export function Earliest({ pointKey }: { pointKey: pickupPointCells_earliest$key }) {
  const { dayOf } = useHourWords();
  const { nextDates } = useFragment(
    graphql`
      fragment pickupPointCells_earliest on PickupPoint {
        nextDates(count: 1)
      }
    `,
    pointKey,
  );
  if (!nextDates) return <Trans>unknown</Trans>;
  const [date] = nextDates;
  return date === undefined ? <Trans>No free day</Trans> : dayOf(date);
}

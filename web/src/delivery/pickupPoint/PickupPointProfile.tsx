import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PickupPointProfile_dates$key } from "#/__generated__/PickupPointProfile_dates.graphql";
import type { PickupPointProfile_point$key } from "#/__generated__/PickupPointProfile_point.graphql";
import { sellerAddress } from "#/app/addresses.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { FactsCard } from "#/ui/FactsCard.tsx";
import { Link } from "#/ui/Link.tsx";
import { weekdayOf } from "./openingHours.ts";
import { useHourWords } from "./useHourWords.ts";
import { readWeek } from "./weekHours.ts";

/** What is known of a pickup point: its week, the days that it can promise, place, contact and rules. */
export function PickupPointProfile({ pointKey }: { pointKey: PickupPointProfile_point$key }) {
  const { t } = useLingui();
  const { count, day } = useFormats();
  const { weekdays, hours, dayOf } = useHourWords();
  const point = useFragment(
    graphql`
      fragment PickupPointProfile_point on PickupPoint @throwOnFieldError {
        seller {
          id
          name
        }
        address {
          line1
          line2
          streetNumber
          streetName
          area
          region
          postalCode
          province
          provinceCode
        }
        contactName
        phone
        email
        ...weekHours_point
        closedDays {
          date
          note
        }
        leadTimeHours
        keepDays
        maxOrdersPerDay
        instructions
        openOrders
        waitingOrders
        uncollectedOrders
        ordersToday
        createdAt
        ...PickupPointProfile_dates
      }
    `,
    pointKey,
  );
  const { address, seller, closedDays, maxOrdersPerDay, keepDays, leadTimeHours } = point;
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  const today = businessToday();
  const coming = closedDays.filter(({ date }) => date >= today);
  return (
    <div className="pickup-facts">
      <Card title={t`Opening hours`} description={t`Times are those of India (IST, UTC+5:30).`}>
        <dl className="pickup-hours">
          {readWeek(point).map((intervals, at) => (
            <div key={weekdays[at]} data-today={weekdayOf(today) === at + 1 || undefined}>
              <dt>{weekdays[at]}</dt>
              <dd data-closed={intervals.length === 0 || undefined}>{hours(intervals)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <PromisedDays pointKey={point} />
      {coming.length > 0 && (
        <Card title={t`Closed days`}>
          <dl className="pickup-hours">
            {coming.map(({ date, note }) => (
              <div key={date}>
                <dt>{dayOf(date)}</dt>
                <dd dir="auto">{note}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <FactsCard
        title={t`Orders`}
        facts={[
          [t`Waiting there`, count(point.waitingOrders)],
          [
            t`To bring back`,
            point.uncollectedOrders > 0 && (
              <span className="pickup-uncollected">{count(point.uncollectedOrders)}</span>
            ),
          ],
          [t`Open`, count(point.openOrders)],
          [t`Promised for today`, count(point.ordersToday)],
          [t`Orders a day at most`, maxOrdersPerDay != null && count(maxOrdersPerDay)],
          [t`Ready after`, <Plural key="lead" value={leadTimeHours} one="# hour" other="# hours" />],
          [t`Kept for`, <Plural key="keep" value={keepDays} one="# day" other="# days" />],
        ]}
      />
      <FactsCard
        title={t`Address`}
        facts={[
          [t`Location`, seller && <Link href={sellerAddress(seller.id)}>{seller.name}</Link>],
          [t`Street`, joined(address.streetNumber, address.streetName)],
          [t`Address`, joined(address.line1, address.line2)],
          [t`Area`, joined(address.area, address.region)],
          [t`Zip`, address.postalCode],
          [t`State`, address.province ?? address.provinceCode],
        ]}
      />
      <FactsCard
        title={t`Contact`}
        facts={[
          [t`Contact`, point.contactName],
          [t`Phone`, point.phone],
          [t`Email`, point.email],
          [t`Instructions`, point.instructions],
          [t`Added`, point.createdAt && day(point.createdAt)],
        ]}
      />
    </div>
  );
}

/** The next days that a new order could be promised. */
function PromisedDays({ pointKey }: { pointKey: PickupPointProfile_dates$key }) {
  const { t } = useLingui();
  const { weekdays, dayOf } = useHourWords();
  const { comingDates } = useFragment(
    graphql`
      fragment PickupPointProfile_dates on PickupPoint {
        comingDates: nextDates(count: 7)
      }
    `,
    pointKey,
  );
  return (
    <Card title={t`Days for new orders`} description={t`After its lead time, open, and with room.`}>
      {comingDates && comingDates.length > 0 ? (
        <ul className="pickup-dates">
          {comingDates.map((date) => (
            <li key={date}>
              <span>{weekdays[weekdayOf(date) - 1]}</span>
              <span>{dayOf(date)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="pickup-closed">
          {comingDates ? (
            <Trans>No day is free: a pause without an end or full days are in the way.</Trans>
          ) : (
            <Trans>The service could not say. Try again later.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}

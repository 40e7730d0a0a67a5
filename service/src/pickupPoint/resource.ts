import { sql } from "kysely";
import * as v from "valibot";
import { addressFields } from "../address/fields.ts";
import type { Connection } from "../http/context.ts";
import { businessToday, optionalEmail, requiredPhone } from "../http/contactField.ts";
import {
  isCalendarDate,
  optionalDate,
  optionalLines,
  optionalText,
  optionalWhole,
  pathId,
  requiredForm,
  requiredText,
  requiredWhole,
} from "../http/field.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";
import { idList } from "../http/listQuery.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id } from "../http/responseFields.ts";
import { nextDatesOf } from "./availability.ts";
import type { OpenInterval } from "./dates.ts";
import { pickupPointRecord, pickupPoints } from "./record.ts";

const time = (missing: string) =>
  requiredForm(missing, 5, /^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time of day, HH:MM");

const interval = v.object({
  day: requiredWhole("day is required", 1, 7),
  opens: time("opens is required"),
  closes: time("closes is required"),
});

/** The times of one weekday, the earliest first. */
const ofDay = (hours: readonly OpenInterval[], day: number) =>
  hours.filter((one) => one.day === day).toSorted((a, b) => a.opens.localeCompare(b.opens));

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Once or twice on each weekday, without overlap; kept in the order of the week. */
const openingHours = v.pipe(
  v.array(interval, "Opening hours are required"),
  v.minLength(1, "It is open on at least one day"),
  v.check(
    (hours) => weekdays.every((day) => ofDay(hours, day).length <= 2),
    "A day has at most two opening times",
  ),
  v.check((hours) => hours.every(({ opens, closes }) => closes > opens), "It closes after it opens"),
  v.check(
    (hours) =>
      weekdays.every((day) => {
        const [first, second] = ofDay(hours, day);
        return first === undefined || second === undefined || second.opens >= first.closes;
      }),
    "The times of a day overlap",
  ),
  v.transform((hours) => weekdays.flatMap((day) => ofDay(hours, day))),
  v.metadata({ "x-missing": "Opening hours are required" }),
);

const closedDay = v.object({
  date: v.pipe(
    requiredForm("date is required", 10, /^\d{4}-\d{2}-\d{2}$/, "Must be a date, YYYY-MM-DD"),
    v.check(isCalendarDate, "Must be a date, YYYY-MM-DD"),
    v.metadata({ "x-missing": "date is required" }),
  ),
  note: optionalText(120),
});

const closedOn = v.optional(
  v.pipe(
    v.array(closedDay, "Must be a list of dates"),
    v.check((days) => days.length <= 60, "At most 60 closed days"),
    v.check((days) => new Set(days.map(({ date }) => date)).size === days.length, "A day is named twice"),
    v.transform((days) => days.toSorted((a, b) => a.date.localeCompare(b.date))),
  ),
  [],
);

/** A whole number with a default, which also stands for an empty one. */
const wholeOr = (fallback: number, lowest: number, highest: number) =>
  v.pipe(
    optionalWhole(lowest, highest),
    v.transform((value) => value ?? fallback),
  );

const fields = {
  pickup_point_name: v.pipe(
    requiredText("Name is required", 120),
    v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    v.metadata({ "x-missing": "Name is required" }),
  ),
  seller_id: optionalWhole(),
  ...addressFields,
  area_name: requiredText("Area is required", 150),
  zip: requiredForm("Zip is required", 6, /^[1-9][0-9]{5}$/, "Must have 6 digits and not start with 0"),
  stateshort: requiredText("State is required", 3),
  contact_name: optionalText(120),
  phone: requiredPhone("Phone is required"),
  email_id: optionalEmail,
  opening_hours: openingHours,
  closed_on: closedOn,
  lead_time_hours: wholeOr(24, 0, 336),
  keep_days: wholeOr(7, 1, 60),
  max_orders_per_day: optionalWhole(1, 10_000),
  instructions: optionalLines(500),
};

/** What the database keeps as JSON. */
const asJson = ({ opening_hours, closed_on }: { opening_hours?: unknown; closed_on?: unknown }) => ({
  ...(opening_hours !== undefined && { opening_hours: JSON.stringify(opening_hours) }),
  ...(closed_on !== undefined && { closed_on: JSON.stringify(closed_on) }),
});

const usedByOrders = {
  field: "pickup_point_id",
  message: "The pickup point does not exist",
  status: 422,
  inUse: "Still in use: orders were collected at it. It can be paused",
};

export const addPickupPoint = pickupPoints.add({
  origin: "extension",
  summary: "Adds a pickup point",
  fields: { ...fields, company_po_id: requiredWhole("company_po_id is required") },
  complete: (body) => Promise.resolve(asJson(body)),
});

export const removePickupPoint = pickupPoints.remove();

export const editPickupPoint = pickupPoints.edit(fields, asJson);

/** Where customers collect what they bought. */
export const pickupPoint: Resource = {
  records: { PickupPoint: pickupPointRecord },
  constraints: {
    pickup_point_name_key: { field: "pickup_point_name", message: "Pickup Point Name Already Exist" },
    pickup_point_seller_id_company_po_id_fkey: {
      field: "seller_id",
      message: "The seller does not exist",
      status: 422,
      inUse: "Still in use: a pickup point is at it",
    },
    company_order_pickup_point_fkey: usedByOrders,
    fulfilment_pickup_point_fkey: usedByOrders,
  },
  operations: [
    pickupPoints.byIds(),
    operation({
      method: "GET",
      path: "/v1/companyPickupPoint/next_dates",
      origin: "extension",
      summary: "The next days on which pickup points can hand over what is ordered now",
      query: v.strictObject({
        ids: idList,
        count: v.optional(
          v.pipe(
            v.string(),
            v.regex(/^([1-9]|1[0-4])$/, "count is a whole number from 1 to 14"),
            v.transform(Number),
          ),
          "1",
        ),
      }),
      response: v.array(v.object({ pickup_point_id: id, dates: v.array(v.string()) })),
      handle: ({ query }, { db }) => nextDatesOf(db, query.ids, query.count),
    }),
    pickupPoints.one("extension"),
    ...pickupPoints.by({ segment: "company_po_id", origin: "extension" }),
    addPickupPoint,
    editPickupPoint,
    removePickupPoint,
    operation({
      method: "PUT",
      path: "/v1/companyPickupPoint/pickup_point_status/{pickup_point_id}",
      origin: "extension",
      tagPath: "/v1/companyPickupPoint/{pickup_point_id}",
      summary:
        "Pauses a pickup point, until a day or without an end, or resumes it; orders that are there stay",
      params: v.object({ pickup_point_id: pathId }),
      body: v.object({
        pickup_point_status: v.picklist(["active", "paused"], "Must be active or paused"),
        paused_until: optionalDate,
        paused_reason: optionalLines(500),
      }),
      response: pickupPointRecord,
      async handle({ params: { pickup_point_id }, body }, { db }) {
        await pause(db, pickup_point_id, body);
        return pickupPoints.read(db, pickup_point_id);
      },
    }),
  ],
};

interface Pause {
  readonly pickup_point_status: "active" | "paused";
  readonly paused_until: string | null;
  readonly paused_reason: string | null;
}

async function pause(db: Connection, pickup_point_id: number, body: Pause): Promise<void> {
  const isPaused = body.pickup_point_status === "paused";
  if (isPaused && body.paused_reason === null)
    throw malformed("Reason is required", { paused_reason: "Reason is required" });
  if (isPaused && body.paused_until !== null && body.paused_until <= businessToday())
    throw broken("Must be after today", "paused_until");
  const { paused_until, paused_reason } = body;
  const changed = await db
    .updateTable("pickup_point")
    .set(
      isPaused
        ? {
            // Paused again, it has been paused since the first time.
            paused_at: sql<string>`case when paused_until is null or paused_until > ${businessToday()}::date
              then coalesce(paused_at, now()) else now() end`,
            paused_until,
            paused_reason,
          }
        : { paused_at: null, paused_until: null, paused_reason: null },
    )
    .where("pickup_point_id", "=", pickup_point_id)
    .returning("pickup_point_id")
    .executeTakeFirst();
  if (changed === undefined) throw notFound("Pickup point");
}

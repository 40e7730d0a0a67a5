import * as v from "valibot";
import { optionalEmailField } from "../account/emailAddress.ts";
import { officePhoneField } from "../account/phoneNumber.ts";
import { toRestAddressInIndia } from "../address/inIndia.ts";
import { AddressInput, addressPaths, addressRule } from "../address/input.ts";
import { addressNames } from "../address/record.ts";
import { inputType, type RecordFields, type SentField, versionOfFields } from "../graphql/inputFields.ts";
import { optionalLines, optionalText, requiredLines, requiredText } from "../graphql/text.ts";
import { toRestId } from "../rest/recordFields.ts";
import type { ClosedDay, OpenInterval, PickupPoint } from "./record.ts";

const timeRule = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time of day, HH:MM"));
const dayRange = "Must be a whole number from 1 to 7";

const intervalFields = {
  day: {
    type: "Int",
    required: true,
    description: "The weekday, 1 Monday to 7 Sunday.",
    rule: v.pipe(v.number(), v.integer(dayRange), v.minValue(1, dayRange), v.maxValue(7, dayRange)),
  },
  opens: { type: "String", required: true, description: "From when, `HH:MM` in India.", rule: timeRule },
  closes: { type: "String", required: true, description: "Until when, after `opens`.", rule: timeRule },
} as const;

const OpeningHoursInput = inputType("OpeningHoursInput", "When it is open on a weekday.", intervalFields);

const ofDay = (hours: readonly OpenInterval[], day: number) =>
  hours.filter((one) => one.day === day).toSorted((a, b) => a.opens.localeCompare(b.opens));
const weekdays = [1, 2, 3, 4, 5, 6, 7];

const hoursRule = v.pipe(
  v.array(
    v.object({
      day: intervalFields.day.rule,
      opens: intervalFields.opens.rule,
      closes: intervalFields.closes.rule,
    }),
    "Must be filled in",
  ),
  v.check((hours) => hours.length > 0, "It is open on at least one day"),
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
);

const closedFields = {
  date: { type: "Date", required: true, description: "The day.", rule: v.string() },
  note: {
    type: "String",
    description: "Why, at most 120 characters.",
    rule: optionalText(120),
  },
} as const;

const ClosedDayInput = inputType("ClosedDayInput", "A day on which it is closed for once.", closedFields);

const closedRule = v.pipe(
  v.array(v.object({ date: closedFields.date.rule, note: closedFields.note.rule }), "Must be filled in"),
  v.check((days) => days.length <= 60, "At most 60 closed days"),
  v.check((days) => new Set(days.map(({ date }) => date)).size === days.length, "A day is named twice"),
);

/** A whole number between two, which may be left out. */
function wholeRule(lowest: number, highest: number) {
  const range = `Must be a whole number from ${lowest} to ${highest}`;
  return v.pipe(v.number(range), v.integer(range), v.minValue(lowest, range), v.maxValue(highest, range));
}

/** What can be said about a pickup point. */
export const pickupPointFields = {
  name: {
    type: "String",
    required: true,
    description: "2 to 120 characters; unique in the company, in upper or lower case.",
    rule: v.pipe(
      requiredText("Name is required", 120),
      v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    ),
    rest: "pickup_point_name",
    current: (point) => point.name,
  },
  sellerId: {
    type: "ID",
    names: "Seller",
    description: "The location that it is at; null for none.",
    rule: v.nullish(v.string(), null),
    rest: "seller_id",
    toRest: (id: string | null) => (id === null ? null : toRestId(id)),
    current: (point) => point.locationId,
  },
  address: {
    type: AddressInput,
    required: true,
    description: "Where it is, in India; `area`, `postalCode` and `provinceCode` must be filled in.",
    rule: addressRule({
      area: "Area is required",
      postalCode: "Zip is required",
      provinceCode: "State is required",
    }),
    rest: addressPaths(addressNames),
    toRest: toRestAddressInIndia,
    current: ({ address }) => Object.values(address),
  },
  contactName: {
    type: "String",
    description: "Who is there, at most 120 characters.",
    rule: optionalText(120),
    rest: "contact_name",
    current: (point) => point.contactName,
  },
  phone: {
    type: "String",
    required: true,
    description: "7 to 15 digits.",
    rule: officePhoneField("Phone is required"),
    rest: "phone",
    current: (point) => point.phone,
  },
  email: {
    type: "String",
    description: "May be left out.",
    rule: optionalEmailField,
    rest: "email_id",
    current: (point) => point.email,
  },
  openingHours: {
    type: [OpeningHoursInput],
    required: true,
    description: "When it is open, by India's clock: at most twice on a weekday, and on one at least.",
    rule: hoursRule,
    rest: { opening_hours: [] },
    toRest: (opening_hours: readonly OpenInterval[]) => ({ opening_hours }),
    current: ({ openingHours }) => openingHours.map(({ day, opens, closes }) => [day, opens, closes]),
  },
  closedDays: {
    type: [ClosedDayInput],
    required: true,
    description: "Days on which it is closed for once, at most 60.",
    rule: closedRule,
    rest: { closed_on: [] },
    toRest: (closed_on: readonly ClosedDay[]) => ({ closed_on }),
    current: ({ closedDays }) => closedDays.map(({ date, note }) => [date, note]),
  },
  leadTimeHours: {
    type: "Int",
    required: true,
    default: 24,
    description: "How long it takes until an order can be collected, 0 to 336 hours.",
    rule: wholeRule(0, 336),
    rest: "lead_time_hours",
    current: (point) => point.leadTimeHours,
  },
  keepDays: {
    type: "Int",
    required: true,
    default: 7,
    description: "How long an order waits there, 1 to 60 days.",
    rule: wholeRule(1, 60),
    rest: "keep_days",
    current: (point) => point.keepDays,
  },
  maxOrdersPerDay: {
    type: "Int",
    description: "How many fulfilments are promised for a day at most, 1 to 10000; null for any number.",
    rule: v.nullish(wholeRule(1, 10_000), null),
    rest: "max_orders_per_day",
    current: (point) => point.maxOrdersPerDay,
  },
  instructions: {
    type: "String",
    description: "What customers are told in the mail, at most 500 characters.",
    rule: optionalLines(500),
    rest: "instructions",
    current: (point) => point.instructions,
  },
} satisfies RecordFields<PickupPoint>;

export const pickupPointVersion = versionOfFields(pickupPointFields);

/** How it is paused. */
export const pauseFields = {
  until: {
    type: "Date",
    description: "The first day on which it is open again, after today; null when that is not known.",
    rule: v.nullish(v.string(), null),
    rest: "paused_until",
  },
  reason: {
    type: "String",
    required: true,
    description: "Why, 1 to 500 characters.",
    rule: requiredLines("Reason is required", 500),
    rest: "paused_reason",
  },
} satisfies Readonly<Record<string, SentField>>;

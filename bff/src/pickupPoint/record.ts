import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { addressEntries, addressNames, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  idField,
  integerField,
  optionalDateField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";

/** Open on a weekday, 1 Monday to 7 Sunday. */
export interface OpenInterval {
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** A date on which it is closed for once. */
export interface ClosedDay {
  readonly date: string;
  readonly note: string | null;
}

/** Where customers collect what they bought. */
export interface PickupPoint extends Ownership, RecordTimes {
  readonly id: string;
  /** The location that it is at; null when it is at none. All of a company's orders can go there. */
  readonly locationId: string | null;
  readonly name: string;
  readonly address: Address;
  readonly contactName: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly openingHours: readonly OpenInterval[];
  readonly closedDays: readonly ClosedDay[];
  readonly leadTimeHours: number;
  readonly keepDays: number;
  readonly maxOrdersPerDay: number | null;
  readonly instructions: string | null;
  readonly isPaused: boolean;
  readonly pausedUntil: string | null;
  readonly pauseReason: string | null;
  readonly openOrders: number;
  readonly waitingOrders: number;
  readonly uncollectedOrders: number;
  readonly ordersToday: number;
}

/** Reads `companyPickupPoint`. */
export const pickupPointRecord = v.pipe(
  v.object({
    ...timesEntries,
    ...addressEntries(addressNames),
    pickup_point_id: idField,
    company_po_id: idField,
    seller_id: optionalIdField,
    pickup_point_name: textField,
    contact_name: optionalTextField,
    phone: textField,
    email_id: optionalTextField,
    opening_hours: v.nullish(
      v.array(v.object({ day: integerField, opens: textField, closes: textField })),
      [],
    ),
    closed_on: v.nullish(v.array(v.object({ date: textField, note: optionalTextField })), []),
    lead_time_hours: integerField,
    keep_days: integerField,
    max_orders_per_day: optionalIntegerField,
    instructions: optionalTextField,
    pickup_point_status: optionalTextField,
    paused_until: optionalDateField,
    paused_reason: optionalTextField,
    open_orders: integerField,
    waiting_orders: integerField,
    uncollected_orders: v.nullish(integerField, 0),
    orders_today: integerField,
  }),
  v.transform((record): PickupPoint => ({
    ...timesOf(record),
    id: record.pickup_point_id,
    companyId: record.company_po_id,
    sellerId: null,
    locationId: record.seller_id,
    name: record.pickup_point_name,
    address: addressOf(record, addressNames),
    contactName: record.contact_name,
    phone: record.phone,
    email: record.email_id,
    openingHours: record.opening_hours,
    closedDays: record.closed_on,
    leadTimeHours: record.lead_time_hours,
    keepDays: record.keep_days,
    maxOrdersPerDay: record.max_orders_per_day,
    instructions: record.instructions,
    isPaused: record.pickup_point_status === "paused",
    pausedUntil: record.paused_until,
    pauseReason: record.paused_reason,
    openOrders: record.open_orders,
    waitingOrders: record.waiting_orders,
    uncollectedOrders: record.uncollected_orders,
    ordersToday: record.orders_today,
  })),
);

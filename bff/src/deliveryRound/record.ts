import * as v from "valibot";
import {
  decimalField,
  flagField,
  idField,
  integerField,
  optionalDateTimeField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";

/** One piece of the list of what is in a parcel. */
export interface StopItem {
  readonly name: string;
  readonly quantity: number;
}

/** A delivery that was tried in vain. */
interface StopAttempt {
  readonly at: string | null;
  readonly reason: string;
}

/** What is brought to one customer. */
export interface DeliveryStop {
  readonly fulfilmentId: string;
  readonly number: string;
  readonly isDelivered: boolean;
  readonly customerName: string;
  readonly customerPhone: string | null;
  /** The lines of the address as they are read at the door. */
  readonly address: readonly string[];
  readonly dueOnDelivery: string;
  readonly needsCode: boolean;
  readonly packages: number | null;
  readonly attempts: readonly StopAttempt[];
  readonly items: readonly StopItem[];
}

/** What somebody brings today. */
export interface DeliveryRound {
  readonly name: string;
  readonly companyName: string;
  readonly isOnDuty: boolean;
  readonly linkExpiresAt: string | null;
  readonly stops: readonly DeliveryStop[];
}

const joined = (between: string, ...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(between);

const stopRecord = v.pipe(
  v.object({
    fulfilment_id: idField,
    number: textField,
    fulfilment_status: textField,
    customer_name: textField,
    customer_phone: optionalTextField,
    shipping_addressline1: optionalTextField,
    shipping_addressline2: optionalTextField,
    shipping_street_no: optionalTextField,
    shipping_street_name: optionalTextField,
    shipping_area_name: optionalTextField,
    shipping_region_name: optionalTextField,
    shipping_zip: optionalTextField,
    shipping_stateshort: optionalTextField,
    due_on_delivery: decimalField,
    has_code: flagField,
    packages: optionalIntegerField,
    attempts: v.nullish(v.array(v.object({ at: optionalDateTimeField, reason: textField })), []),
    items: v.nullish(v.array(v.object({ name: textField, quantity: integerField })), []),
  }),
  v.transform((record): DeliveryStop => ({
    fulfilmentId: record.fulfilment_id,
    number: record.number,
    isDelivered: record.fulfilment_status === "delivered",
    customerName: record.customer_name,
    customerPhone: record.customer_phone,
    address: [
      record.shipping_addressline1 ?? "",
      record.shipping_addressline2 ?? "",
      joined(", ", record.shipping_street_no, record.shipping_street_name),
      joined(", ", record.shipping_area_name, record.shipping_region_name),
      joined(" ", record.shipping_zip, record.shipping_stateshort),
    ].filter((line) => line !== ""),
    dueOnDelivery: record.due_on_delivery,
    needsCode: record.has_code,
    packages: record.packages,
    attempts: record.attempts,
    items: record.items,
  })),
);

/** Reads `deliveryRound`. */
export const roundRecord = v.pipe(
  v.object({
    delivery_user_name: textField,
    business_name: textField,
    on_duty: flagField,
    expires_at: optionalDateTimeField,
    stops: v.nullish(v.array(stopRecord), []),
  }),
  v.transform((record): DeliveryRound => ({
    name: record.delivery_user_name,
    companyName: record.business_name,
    isOnDuty: record.on_duty,
    linkExpiresAt: record.expires_at,
    stops: record.stops,
  })),
);

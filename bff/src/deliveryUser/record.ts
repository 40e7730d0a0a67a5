import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  flagField,
  idField,
  integerField,
  optionalDateField,
  optionalDateTimeField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";
import { type DeliveryUserStatus, deliveryUserStatuses, type Vehicle, vehicles } from "./words.ts";

/** The personal link of a delivery user. */
export interface DeliveryLink {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly openedAt: string | null;
  readonly openedOn: string | null;
  readonly lastUsedAt: string | null;
}

/** Who brings orders to customers. */
export interface DeliveryUser extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly vehicle: Vehicle;
  readonly vehicleNumber: string | null;
  readonly licenceNumber: string | null;
  readonly licenceExpiry: string | null;
  /** Delivers for every location, whatever `sellerIds` says. */
  readonly isForAll: boolean;
  readonly sellerIds: readonly string[];
  readonly isOnDuty: boolean;
  readonly status: DeliveryUserStatus;
  readonly statusReason: string | null;
  readonly openDeliveries: number;
  readonly deliveriesToday: number;
  /** Null when none was made, or it was ended. */
  readonly link: DeliveryLink | null;
}

/** Whether somebody brings what a location sends. */
export const deliversFor = ({ isForAll, sellerIds }: DeliveryUser, sellerId: string | null): boolean =>
  isForAll || (sellerId !== null && sellerIds.includes(sellerId));

/** A location's people read of those who deliver for it. */
export const mayReadDeliveryUser = (user: SessionUser, row: DeliveryUser): boolean =>
  allows(user, "DELIVERY_USER_READ") && (user.kind === "owner" || deliversFor(row, user.sellerId));

/** A location's people change those who deliver for it alone. */
export const isOwnDeliveryUser = (user: SessionUser, { sellerId }: DeliveryUser): boolean =>
  user.kind === "owner" || sellerId === user.sellerId;

/** Reads `companyDeliveryUser`. */
export const deliveryUserRecord = v.pipe(
  v.object({
    ...timesEntries,
    delivery_user_id: idField,
    company_po_id: idField,
    delivery_user_name: textField,
    phone: textField,
    email_id: optionalTextField,
    vehicle_type: wordField(vehicles),
    vehicle_number: optionalTextField,
    licence_no: optionalTextField,
    licence_expiry: optionalDateField,
    all_locations: flagField,
    seller_ids: v.nullish(v.array(idField), []),
    on_duty: flagField,
    delivery_user_status: v.optional(wordField(deliveryUserStatuses), "active"),
    status_reason: optionalTextField,
    open_deliveries: integerField,
    deliveries_today: integerField,
    link_created_at: v.optional(optionalDateTimeField, null),
    link_expires_at: v.optional(optionalDateTimeField, null),
    link_opened_at: v.optional(optionalDateTimeField, null),
    link_opened_on: v.optional(optionalTextField, null),
    link_used_at: v.optional(optionalDateTimeField, null),
  }),
  v.transform((record): DeliveryUser => ({
    ...timesOf(record),
    id: record.delivery_user_id,
    companyId: record.company_po_id,
    // Who delivers for one location alone is that location's.
    sellerId: !record.all_locations && record.seller_ids.length === 1 ? (record.seller_ids[0] ?? null) : null,
    name: record.delivery_user_name,
    phone: record.phone,
    email: record.email_id,
    vehicle: record.vehicle_type,
    vehicleNumber: record.vehicle_number,
    licenceNumber: record.licence_no,
    licenceExpiry: record.licence_expiry,
    isForAll: record.all_locations,
    sellerIds: record.seller_ids,
    isOnDuty: record.on_duty,
    status: record.delivery_user_status,
    statusReason: record.status_reason,
    openDeliveries: record.open_deliveries,
    deliveriesToday: record.deliveries_today,
    link:
      record.link_created_at === null || record.link_expires_at === null
        ? null
        : {
            createdAt: record.link_created_at,
            expiresAt: record.link_expires_at,
            openedAt: record.link_opened_at,
            openedOn: record.link_opened_on,
            lastUsedAt: record.link_used_at,
          },
  })),
);

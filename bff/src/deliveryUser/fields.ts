import * as v from "valibot";
import { optionalEmailField } from "../account/emailAddress.ts";
import { phoneField } from "../account/phoneNumber.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import { type RecordFields, type SentField, versionOfFields } from "../graphql/inputFields.ts";
import { optionalText, requiredLines, requiredText } from "../graphql/text.ts";
import { toRestId } from "../rest/recordFields.ts";
import { toRestWord } from "../rest/wordField.ts";
import { VehicleEnum } from "./enums.ts";
import type { DeliveryUser } from "./record.ts";
import { type Vehicle, vehicles } from "./words.ts";

/** A number as it stands on a plate or a licence: upper case, without what people put between its parts. */
const plainNumber = (longest: number) =>
  v.pipe(
    optionalText(longest),
    v.transform((text) => text?.replaceAll(/[\s-]/g, "").toUpperCase() ?? null),
  );

/** What can be said about a delivery user. */
export const deliveryUserFields = {
  name: {
    type: "String",
    required: true,
    description: "2 to 120 characters.",
    rule: v.pipe(
      requiredText("Name is required", 120),
      v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    ),
    rest: "delivery_user_name",
    current: (user) => user.name,
  },
  phone: {
    type: "String",
    required: true,
    description: "Ten digits, unique in the company.",
    rule: (installation) => v.pipe(v.string("Phone is required"), phoneField(installation)),
    rest: "phone",
    current: (user) => user.phone,
  },
  email: {
    type: "String",
    description: "May be left out.",
    rule: optionalEmailField,
    rest: "email_id",
    current: (user) => user.email,
  },
  vehicle: {
    type: VehicleEnum,
    required: true,
    description: "What they bring orders with.",
    rule: v.picklist(Object.values(vehicles), "Vehicle is required"),
    rest: "vehicle_type",
    toRest: (vehicle: Vehicle) => toRestWord(vehicles, vehicle),
    current: (user) => user.vehicle,
  },
  vehicleNumber: {
    type: "String",
    description: "As on its plate, such as `KA01AB1234`, at most 20 characters. Another form is a warning.",
    rule: plainNumber(20),
    rest: "vehicle_number",
    current: (user) => user.vehicleNumber,
  },
  licenceNumber: {
    type: "String",
    description:
      "Of who drives, two letters and 13 digits, at most 25 characters. Another form is a warning.",
    rule: plainNumber(25),
    rest: "licence_no",
    current: (user) => user.licenceNumber,
  },
  licenceExpiry: {
    type: "Date",
    description: "The last day of the licence.",
    rule: v.nullish(v.string(), null),
    rest: "licence_expiry",
    current: (user) => user.licenceExpiry,
  },
  isForAll: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether they deliver for every location, those to come as well.",
    rule: flagRule,
    rest: "all_locations",
    current: (user) => user.isForAll,
  },
  sellerIds: {
    type: ["ID"],
    required: true,
    names: "Seller",
    description: "The locations that they deliver for, at most 50; at least one unless `isForAll`.",
    rule: v.pipe(
      v.array(v.string(), "Must be filled in"),
      v.check((ids) => ids.length <= 50, "Must have at most 50 locations"),
    ),
    rest: "seller_ids",
    toRest: (ids: readonly string[]) => ids.map(toRestId),
    current: (user) => user.sellerIds,
  },
} satisfies RecordFields<DeliveryUser>;

export const deliveryUserVersion = versionOfFields(deliveryUserFields);

/** Why somebody becomes inactive. */
export const deactivationFields = {
  reason: {
    type: "String",
    required: true,
    description: "Why, 1 to 500 characters.",
    rule: requiredLines("Reason is required", 500),
    rest: "status_reason",
  },
} satisfies Readonly<Record<string, SentField>>;

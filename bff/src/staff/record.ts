import * as v from "valibot";
import { noLocation, type Ownership } from "../access/rules.ts";
import { type SystemRole, systemRoles } from "../access/user.ts";
import { type Gender, genderOf } from "../account/gender.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { imageKeyOf } from "../profilePicture/picture.ts";
import {
  flagField,
  idField,
  optionalDateField,
  optionalDateTimeField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";
import { optionalTwoStepField, type TwoStepState } from "../twoStep/words.ts";
import { type RoleKind } from "../role/words.ts";
import { type StaffStatus, staffStatuses } from "./words.ts";

/** Somebody who acts for the company or a location, as those see them who look after people. */
export interface StaffMember extends Ownership, RecordTimes {
  /** That of their account. */
  readonly id: string;
  readonly kind: RoleKind;
  /** The location that they act for; null for who acts for the company. */
  readonly locationId: string | null;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly title: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly gender: Gender | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  /** The storage key of their picture. */
  readonly imageKey: string | null;
  readonly roleId: string;
  /** Which of the roles that every company has they have; null for a company's own. */
  readonly systemRole: SystemRole | null;
  readonly status: StaffStatus;
  readonly isMainAdministrator: boolean;
  readonly lastSignInAt: string | null;
  readonly passwordChanged: boolean;
  /** Whether they are asked for a code when they sign in; null when the service does not say. */
  readonly twoStep: TwoStepState | null;
  readonly disabledAt: string | null;
  readonly disabledReason: string | null;
}

/** Reads `companyUserPO`, `companyUserSeller` and `companyUser`: one of the first two ids is there, and says which kind it is. */
export const staffRecord = v.pipe(
  v.object({
    ...timesEntries,
    user_po_id: optionalIdField,
    user_seller_id: optionalIdField,
    company_po_id: idField,
    seller_id: optionalIdField,
    first_name: textField,
    last_name: optionalTextField,
    title: optionalTextField,
    email_id: textField,
    phone: optionalTextField,
    gender: optionalIntegerField,
    dob: optionalDateField,
    picture: v.optional(v.unknown()),
    role_id: idField,
    role_key: v.fallback(v.nullish(v.picklist(systemRoles), null), null),
    staff_status: wordField(staffStatuses),
    primary_login: flagField,
    pw_changed: flagField,
    last_sign_in_at: optionalDateTimeField,
    two_step: optionalTwoStepField,
    disabled_at: optionalDateTimeField,
    disabled_reason: optionalTextField,
  }),
  v.check((record) => (record.user_po_id === null) !== (record.user_seller_id === null), "One id of the two"),
  v.check(
    (record) => (record.seller_id === null) === (record.user_seller_id === null),
    "A location of its own",
  ),
  v.transform((record): StaffMember => ({
    ...timesOf(record),
    id: record.user_seller_id ?? record.user_po_id ?? "",
    companyId: record.company_po_id,
    // People of the company are nobody's at a location.
    sellerId: record.seller_id ?? noLocation,
    kind: record.user_seller_id === null ? "COMPANY" : "LOCATION",
    locationId: record.seller_id,
    firstName: record.first_name,
    lastName: record.last_name,
    title: record.title,
    email: record.email_id,
    phone: record.phone,
    gender: genderOf(record.gender),
    dateOfBirth: record.dob,
    imageKey: imageKeyOf(record.picture),
    roleId: record.role_id,
    systemRole: record.role_key,
    status: record.staff_status,
    isMainAdministrator: record.primary_login,
    lastSignInAt: record.last_sign_in_at,
    passwordChanged: record.pw_changed,
    twoStep: record.two_step,
    disabledAt: record.disabled_at,
    disabledReason: record.disabled_reason,
  })),
);

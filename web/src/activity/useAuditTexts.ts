import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";
import { fieldLabels } from "./fieldLabels.ts";

type Names = Readonly<Record<string, MessageDescriptor>>;

const actions: Names = {
  CREATED: msg`Added`,
  CHANGED: msg`Changed`,
  DELETED: msg`Deleted`,
  NOTED: msg`Noted`,
};

const types: Names = {
  Product: msg`Product`,
  Variant: msg`Variant`,
  ProductImage: msg`Image`,
  Bundle: msg`Bundle`,
  Category: msg`Category`,
  Brand: msg`Brand`,
  Manufacturer: msg`Manufacturer`,
  Collection: msg`Collection`,
  Banner: msg`Banner`,
  Seller: msg`Location`,
  Company: msg`Company`,
  BankAccount: msg`Bank Account`,
  Order: msg`Order`,
  Fulfilment: msg`Part of an order`,
  Refund: msg`Refund`,
  Stock: msg`Stock`,
  DocumentSeries: msg`Document numbers`,
  DeliveryUser: msg`Delivery User`,
  DeliveryLink: msg`Phone link`,
  PickupPoint: msg`Pickup Point`,
  Vendor: msg`Vendor`,
  StaffMember: msg`Person`,
  CompanyRole: msg`Role`,
  ApiToken: msg`API token`,
  Webhook: msg`Webhook`,
  SavedView: msg`Saved view`,
};

/** The kinds of records that the trail can be narrowed to. */
export const auditTypes = Object.keys(types);

const notes: Names = {
  signed_in: msg`Signed in`,
  mail_sent: msg`Mail sent`,
  mail_waits: msg`Mail leaves within the hour`,
  mail_left_out: msg`Mail not sent: too many in a short time`,
  two_step_on: msg`Two-step sign-in turned on`,
  two_step_off: msg`Two-step sign-in turned off`,
  two_step_reset: msg`Two-step sign-in taken off by somebody else`,
  recovery_codes_made: msg`Recovery codes made`,
  recovery_used: msg`Recovery code used`,
  exported: msg`Exported`,
  brand: msg`Brand`,
  manufacturer: msg`Manufacturer`,
  product: msg`Product`,
  vendor: msg`Vendor`,
  fulfilment: msg`Orders`,
  invitation: msg`Invitation`,
  password_reset: msg`Link for a new password`,
  password_changed: msg`Password changed`,
  new_device: msg`Sign-in from a new device`,
  bank_changed: msg`Bank account changed`,
  address_replaced: msg`Address replaced`,
  notices: msg`Notices`,
  daily_summary: msg`Daily summary`,
  webhook_disabled: msg`Webhook switched off`,
  order_on_its_way: msg`Order on its way`,
  order_ready: msg`Order waits to be collected`,
  order_delivered: msg`Order delivered`,
  order_cancelled: msg`Order cancelled`,
  refund_sent: msg`Refund sent`,
  audit: msg`Audit trail`,
  view_began: msg`View as its people began`,
  view_ended: msg`View as its people ended`,
  code_asked_for: msg`Code shown to the customer`,
  code_overridden: msg`Handed over without the code`,
  printed: msg`Printed`,
  packing_slip: msg`Packing slip`,
  label: msg`Label`,
  document: msg`Invoice or credit note`,
  written: msg`Note`,
};

const spans: Names = {
  1: msg`Today`,
  7: msg`Last 7 days`,
  30: msg`Last 30 days`,
  90: msg`Last 90 days`,
};

/** Codes that the gateway says in English words. */
const words: Names = {
  Draft: msg`Draft`,
  Pending: msg`Pending`,
  Enabled: msg`Enabled`,
  Rectification: msg`Rectification`,
  Disabled: msg`Disabled`,
  Optional: msg`Optional`,
  "Required for owners": msg`Required for owners`,
  "Required for everybody": msg`Required for everybody`,
  Yes: msg`Yes`,
  No: msg`No`,
  "?": msg`No longer here`,
};

interface Change {
  readonly path: readonly string[];
  readonly kind: string;
}

interface Noted {
  readonly note: string | null | undefined;
  readonly noteDetail: string | null | undefined;
  readonly noteCount: number | null | undefined;
}

/** What the trail says by codes and in English, in the language of the page. What is newer than this text stays as it is. */
export function useAuditTexts() {
  const { t, i18n } = useLingui();
  const { count, day, moment, money, percentage } = useFormats();
  const said = (names: Names, code: string): string => {
    const name = names[code];
    return name === undefined ? code : i18n._(name);
  };
  return {
    actionName: (action: string) => said(actions, action),
    typeName: (type: string) => said(types, type),
    spanName: (days: string) => said(spans, days),
    /** A note; null where there is none. */
    noteOf: (note: string | null | undefined) => (note ? said(notes, note) : null),
    /** More of a note: what somebody wrote as they wrote it, else in the words of the page. */
    detailOf({ note, noteDetail, noteCount }: Noted): string | null {
      if (note === "view_ended" && noteCount != null)
        return t`${plural(noteCount, { one: "# request", other: "# requests" })}`;
      if (!noteDetail) return null;
      if (note === "written") return noteDetail;
      const detail = said(notes, noteDetail);
      if (noteCount == null) return detail;
      const counted =
        note === "printed"
          ? t`${plural(noteCount, { one: "# copy", other: "# copies" })}`
          : t`${plural(noteCount, { one: "# row", other: "# rows" })}`;
      return `${detail} · ${counted}`;
    },
    labelOf(label: string): string {
      const [, number, part] = /^Slabs (\d): (minimum quantity|percentage)$/.exec(label) ?? [];
      if (number === undefined) return said(fieldLabels, label);
      return part === "percentage" ? t`Slab ${number}: discount` : t`Slab ${number}: from quantity`;
    },
    /** A value as this language writes it. */
    valueOf({ path, kind }: Change, value: string | null | undefined): string | null {
      if (value === null || value === undefined) return null;
      if (kind === "DATE") return day(value);
      if (kind === "INSTANT") return moment(value);
      // The gateway writes numbers as in India; their digits are the same in every language.
      const digits = value.replaceAll(/[^\d.-]/g, "");
      if (kind === "MONEY") return money(digits);
      if (kind === "PERCENTAGE") return percentage(digits);
      if (kind === "NUMBER" && /^-?\d+$/.test(digits)) return count(Number(digits));
      const isWord = kind === "YES_NO" || kind === "RECORD" || path[0] === "status";
      return isWord ? said(words, value) : value;
    },
  };
}

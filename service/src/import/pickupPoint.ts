import { broken } from "../http/httpError.ts";
import { addPickupPoint, editPickupPoint, removePickupPoint, pickupPoint } from "../pickupPoint/resource.ts";
import { addressColumns, stateColumn } from "./addressColumns.ts";
import type { ImportField } from "./kind.ts";
import { locationOf } from "./productFind.ts";
import { recordKind } from "./recordKind.ts";
import { line, longText, whole } from "./value.ts";

const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const part = /^([a-z]{3})[a-z]*(?:\s*-\s*([a-z]{3})[a-z]*)?\s+(.+)$/i;
const times = /^(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/;

/** `Mon-Fri 09:00-13:00, 14:00-18:00; Sat 10:00-14:00` as the hours of each day. Throws an HttpError. */
function openingHoursOf(value: string | boolean | null): unknown {
  if (typeof value !== "string") return [];
  const wrong = () =>
    broken("Write opening hours like Mon-Fri 09:00-18:00; Sat 10:00-14:00", "opening_hours");
  return value.split(";").flatMap((text) => {
    if (text.trim() === "") return [];
    const [, first = "", last = first, hours = ""] = part.exec(text.trim()) ?? [];
    const [from, to] = [days.indexOf(first.toLowerCase()), days.indexOf(last.toLowerCase())];
    if (from === -1 || to < from) throw wrong();
    const open = hours.split(",").map((one) => {
      const [, opens, closes] = times.exec(one.trim()) ?? [];
      if (opens === undefined || closes === undefined) throw wrong();
      return { opens: opens.padStart(5, "0"), closes: closes.padStart(5, "0") };
    });
    return days
      .slice(from, to + 1)
      .flatMap((_day, index) => open.map((one) => ({ day: from + index + 1, ...one })));
  });
}

const openingHours: ImportField = {
  label: "Opening hours",
  read: longText,
  rest: "opening_hours",
  synonyms: ["hours", "timings"],
  neededBy: "new",
  toRest: openingHoursOf,
};

/** Pickup points of a company, by their id or else by their name. Days on which they are closed for once are in no file. */
export const pickupPointImport = recordKind({
  name: "pickup_point",
  table: "pickup_point",
  resource: pickupPoint,
  id: "pickup_point_id",
  title: "name",
  unknown: "The pickup point does not exist",
  add: addPickupPoint,
  edit: editPickupPoint,
  mayAdd: "PICKUP_POINT_CREATE",
  mayEdit: "PICKUP_POINT_UPDATE",
  remove: removePickupPoint,
  mayRemove: "PICKUP_POINT_DELETE",
  fields: {
    pickup_point_id: { label: "Pickup point id", read: whole, rest: "pickup_point_id", synonyms: ["id"] },
    name: {
      label: "Name",
      read: line,
      isRequired: true,
      rest: "pickup_point_name",
      synonyms: ["pickup point", "pickup point name", "नाम"],
    },
    location: {
      label: "Location",
      read: line,
      rest: "seller_id",
      synonyms: ["storage location", "location id", "स्थान"],
      toRest: (value, importing) => (typeof value === "string" ? locationOf(value, importing) : null),
    },
    ...addressColumns,
    area: { ...addressColumns.area, neededBy: "new" },
    zip: { ...addressColumns.zip, neededBy: "new" },
    state: { ...stateColumn, neededBy: "new" },
    contact: { label: "Contact Name", read: line, rest: "contact_name", synonyms: ["contact person"] },
    phone: {
      label: "Phone",
      read: line,
      rest: "phone",
      synonyms: ["mobile", "telephone", "फ़ोन"],
      neededBy: "new",
    },
    email: { label: "Email", read: line, rest: "email_id", synonyms: ["email", "ईमेल"] },
    opening_hours: openingHours,
    lead_time_hours: {
      label: "Lead time in hours",
      read: whole,
      rest: "lead_time_hours",
      synonyms: ["lead time"],
    },
    keep_days: { label: "Days an order is kept", read: whole, rest: "keep_days", synonyms: ["keep days"] },
    max_orders_per_day: { label: "Orders a day at most", read: whole, rest: "max_orders_per_day" },
    instructions: { label: "Instructions", read: longText, rest: "instructions" },
  },
});

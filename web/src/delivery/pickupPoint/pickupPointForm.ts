import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { AddPickupPointInput } from "#/__generated__/pickupPointDialogsAddMutation.graphql";
import type { pickupPointForm_point$key } from "#/__generated__/pickupPointForm_point.graphql";
import { type AddressDraft, addressInput, emptyAddress, readAddress } from "#/address/address.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { optionalText } from "#/form/optionalText.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { hoursInput, usualWeek, type WeekHours } from "./openingHours.ts";
import { useHourWords } from "./useHourWords.ts";
import { readWeek } from "./weekHours.ts";

/** A day on which it is closed for once. */
export interface ClosedDay {
  /** `YYYY-MM-DD`; empty while it is being typed. */
  readonly date: string;
  readonly note: string;
}

/** The form of a pickup point. Numbers are NaN while their field is empty. */
export interface PickupPointDraft {
  readonly name: string;
  /** The location that it is at. */
  readonly location: SelectOption | null;
  readonly address: AddressDraft;
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: WeekHours;
  readonly closedDays: readonly ClosedDay[];
  /** A closed day that is typed and not yet among the others: it is saved with them. */
  readonly nextClosed: string;
  readonly nextNote: string;
  readonly leadTimeHours: number;
  readonly keepDays: number;
  readonly maxOrdersPerDay: number;
  readonly instructions: string;
}

/** What a part of the form gets: all values, and the way to change some. */
export type PickupPointPartProps = DraftFields<PickupPointDraft>;

export const newPickupPoint: PickupPointDraft = {
  name: "",
  location: null,
  address: emptyAddress,
  contactName: "",
  phone: "",
  email: "",
  hours: usualWeek,
  closedDays: [],
  nextClosed: "",
  nextNote: "",
  leadTimeHours: 24,
  keepDays: 7,
  maxOrdersPerDay: Number.NaN,
  instructions: "",
};

/** A pickup point as its form begins. */
export function editedPickupPoint(pointKey: pickupPointForm_point$key): PickupPointDraft {
  const point = readInlineData(
    graphql`
      fragment pickupPointForm_point on PickupPoint @inline {
        name
        seller {
          id
          name
        }
        address {
          ...address_address
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
      }
    `,
    pointKey,
  );
  return {
    ...newPickupPoint,
    name: point.name,
    location: point.seller ? { id: point.seller.id, label: point.seller.name } : null,
    address: readAddress(point.address),
    contactName: point.contactName ?? "",
    phone: point.phone,
    email: point.email ?? "",
    hours: readWeek(point),
    closedDays: point.closedDays.map(({ date, note }) => ({ date, note: note ?? "" })),
    leadTimeHours: point.leadTimeHours,
    keepDays: point.keepDays,
    maxOrdersPerDay: point.maxOrdersPerDay ?? Number.NaN,
    instructions: point.instructions ?? "",
  };
}

/** The closed days with the one that is being typed, the earliest first. */
export function withNextClosed({
  closedDays,
  nextClosed,
  nextNote,
}: Pick<PickupPointDraft, "closedDays" | "nextClosed" | "nextNote">): readonly ClosedDay[] {
  if (nextClosed === "") return closedDays;
  return [...closedDays, { date: nextClosed, note: nextNote }].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
}

/** The mutation's input from a form whose rules are met. */
export function pickupPointInput(draft: PickupPointDraft): Omit<AddPickupPointInput, "idempotencyKey"> {
  const { maxOrdersPerDay } = draft;
  return {
    name: draft.name.trim(),
    sellerId: draft.location?.id ?? null,
    address: addressInput(draft.address),
    contactName: optionalText(draft.contactName),
    phone: draft.phone.trim(),
    email: optionalText(draft.email),
    openingHours: hoursInput(draft.hours),
    closedDays: withNextClosed(draft).map(({ date, note }) => ({ date, note: optionalText(note) })),
    leadTimeHours: draft.leadTimeHours,
    keepDays: draft.keepDays,
    maxOrdersPerDay: Number.isNaN(maxOrdersPerDay) ? null : maxOrdersPerDay,
    instructions: optionalText(draft.instructions),
  };
}

/** How the fields of a pickup point are shown where two versions of it are compared. */
export function usePickupPointTexts(): FieldTexts<PickupPointDraft> {
  const { t } = useLingui();
  const { weekdays, hours, dayOf } = useHourWords();
  return {
    name: { label: t`Name` },
    location: { label: t`Location`, text: (location) => location?.label ?? "" },
    address: { label: t`Address`, text: (address) => Object.values(address).filter(Boolean).join(", ") },
    contactName: { label: t`Contact` },
    phone: { label: t`Phone` },
    email: { label: t`Email` },
    hours: {
      label: t`Opening hours`,
      text: (week) => week.map((day, at) => `${weekdays[at] ?? ""}: ${hours(day)}`).join("; "),
    },
    closedDays: {
      label: t`Closed days`,
      text: (days) =>
        days.map(({ date, note }) => [dayOf(date), note].filter(Boolean).join(" – ")).join("; "),
    },
    leadTimeHours: { label: t`Hours until it is ready` },
    keepDays: { label: t`Days it is kept` },
    maxOrdersPerDay: { label: t`Orders a day at most` },
    instructions: { label: t`Instructions` },
  };
}

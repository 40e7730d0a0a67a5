import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { staffForm_personal$key } from "#/__generated__/staffForm_personal.graphql";
import type { staffForm_person$key } from "#/__generated__/staffForm_person.graphql";
import type { Gender } from "#/contact/personDraft.ts";
import { useGenders } from "#/contact/useGenders.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { optionalText } from "#/form/optionalText.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { type DateParts, datePartsOf, isoDateOf, noDate } from "#/ui/dateParts.ts";
import type { SelectOption } from "#/ui/Select.tsx";

/** What the form says of somebody. */
export interface StaffDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phone: string;
  readonly gender: Gender | null;
  readonly dateOfBirth: DateParts;
  /** The location that they act for; null for who acts for the company, and where the viewer has no choice. */
  readonly seller: SelectOption | null;
}

/** What an invitation says besides. */
export interface InvitationDraft extends StaffDraft {
  readonly email: string;
  readonly roleId: string | null;
  readonly password: string;
}

export const newInvitation: InvitationDraft = {
  firstName: "",
  lastName: "",
  title: "",
  phone: "",
  gender: null,
  dateOfBirth: noDate,
  seller: null,
  email: "",
  roleId: null,
  password: "",
};

/** Somebody as their form begins; without what is personal where they are gone meanwhile. */
export function editedStaff(
  personKey: staffForm_person$key,
  personalKey: staffForm_personal$key | null,
): StaffDraft {
  const person = readInlineData(
    graphql`
      fragment staffForm_person on StaffMember @inline {
        firstName
        lastName
        title
        phone
        seller {
          id
          name
        }
      }
    `,
    personKey,
  );
  const personal = readInlineData(
    graphql`
      fragment staffForm_personal on StaffMember @inline {
        gender
        dateOfBirth
      }
    `,
    personalKey,
  );
  const { seller } = person;
  return {
    firstName: person.firstName,
    lastName: person.lastName ?? "",
    title: person.title ?? "",
    phone: person.phone ?? "",
    gender: personal?.gender ?? null,
    dateOfBirth: datePartsOf(personal?.dateOfBirth),
    seller: seller ? { id: seller.id, label: seller.name } : null,
  };
}

/** What is said of somebody, as the mutations take it. */
export function staffInput(draft: StaffDraft) {
  return {
    firstName: draft.firstName.trim(),
    lastName: optionalText(draft.lastName),
    title: optionalText(draft.title),
    phone: optionalText(draft.phone),
    gender: draft.gender,
    dateOfBirth: isoDateOf(draft.dateOfBirth),
  };
}

/** How the fields are called, and shown where two versions are compared. */
export function useStaffTexts() {
  const { t } = useLingui();
  const { day } = useFormats();
  const genders = useGenders();
  return {
    firstName: { label: t`First Name` },
    lastName: { label: t`Last Name` },
    title: { label: t`Title` },
    phone: { label: t`Phone` },
    gender: { label: t`Gender`, text: (gender) => genders.find(({ id }) => id === gender)?.label ?? "" },
    dateOfBirth: {
      label: t`Date of Birth`,
      text: (parts) => {
        const date = isoDateOf(parts);
        return date ? day(date) : "";
      },
    },
    seller: { label: t`Location`, text: (seller) => seller?.label ?? "" },
  } satisfies FieldTexts<StaffDraft>;
}

import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { staffForm_person$key } from "#/__generated__/staffForm_person.graphql";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { optionalText } from "#/form/optionalText.ts";
import type { SelectOption } from "#/ui/Select.tsx";

/** What the form says of somebody. */
export interface StaffDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phone: string;
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
  seller: null,
  email: "",
  roleId: null,
  password: "",
};

/** Somebody as their form begins. */
export function editedStaff(personKey: staffForm_person$key): StaffDraft {
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
  const { seller } = person;
  return {
    firstName: person.firstName,
    lastName: person.lastName ?? "",
    title: person.title ?? "",
    phone: person.phone ?? "",
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
  };
}

/** How the fields are called, and shown where two versions are compared. */
export function useStaffTexts() {
  const { t } = useLingui();
  return {
    firstName: { label: t`First Name` },
    lastName: { label: t`Last Name` },
    title: { label: t`Title` },
    phone: { label: t`Phone` },
    seller: { label: t`Location`, text: (seller) => seller?.label ?? "" },
  } satisfies FieldTexts<StaffDraft>;
}

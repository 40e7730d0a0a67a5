import type { BusinessType, Gender } from "#/__generated__/useRegisterCompanyMutation.graphql";
import { type AddressDraft, emptyAddress } from "#/address/address.ts";
import { type DateParts, noDate } from "#/ui/dateParts.ts";

/** The registration form while it is filled in. */
export interface RegisterValues {
  /** Not sent: what it says is proposed to other fields. */
  readonly gstin: string;
  readonly businessType: BusinessType | null;
  readonly verticalName: string;
  readonly verticalDescription: string;
  readonly businessName: string;
  readonly subdomain: string;
  readonly legalName: string;
  readonly address: AddressDraft;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly gender: Gender | null;
  readonly dateOfBirth: DateParts;
  readonly phone: string;
  readonly email: string;
  /** People do not see this field; robots fill it in (decision D-36). */
  readonly website: string;
}

export const emptyRegistration: RegisterValues = {
  gstin: "",
  businessType: null,
  verticalName: "",
  verticalDescription: "",
  businessName: "",
  subdomain: "",
  legalName: "",
  address: emptyAddress,
  firstName: "",
  lastName: "",
  title: "",
  gender: null,
  dateOfBirth: noDate,
  phone: "",
  email: "",
  website: "",
};

/** What a section of the form gets: all values, and the way to change some. */
export interface RegisterFieldsProps {
  readonly values: RegisterValues;
  readonly onChange: (change: Partial<RegisterValues>) => void;
}

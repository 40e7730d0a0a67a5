import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { deliveryUserForm_deliveryUser$key } from "#/__generated__/deliveryUserForm_deliveryUser.graphql";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { optionalText } from "#/form/optionalText.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import {
  allVehicles,
  canHaveNumber,
  isMotorised,
  plainNumber,
  type Vehicle,
  vehicleNames,
} from "./vehicles.ts";

/** The form of a delivery user. */
export interface DeliveryUserDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly vehicle: Vehicle | null;
  readonly vehicleNumber: string;
  readonly licenceNumber: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly licenceExpiry: string;
  /** Null: all locations, those to come as well. */
  readonly locations: readonly SelectOption[] | null;
}

export const newDeliveryUser: DeliveryUserDraft = {
  name: "",
  phone: "",
  email: "",
  vehicle: null,
  vehicleNumber: "",
  licenceNumber: "",
  licenceExpiry: "",
  locations: [],
};

/** A delivery user as their form begins. */
export function editedDeliveryUser(userKey: deliveryUserForm_deliveryUser$key): DeliveryUserDraft {
  const user = readInlineData(
    graphql`
      fragment deliveryUserForm_deliveryUser on DeliveryUser @inline {
        name
        phone
        email
        vehicle
        vehicleNumber
        licenceNumber
        licenceExpiry
        isForAll
        sellers {
          id
          name
        }
      }
    `,
    userKey,
  );
  return {
    name: user.name,
    phone: user.phone,
    email: user.email ?? "",
    vehicle: allVehicles.find((one) => one === user.vehicle) ?? null,
    vehicleNumber: user.vehicleNumber ?? "",
    licenceNumber: user.licenceNumber ?? "",
    licenceExpiry: user.licenceExpiry ?? "",
    locations: user.isForAll ? null : user.sellers.map(({ id, name }) => ({ id, label: name })),
  };
}

/**
 * The mutation's input from a form whose rules are met; null while a choice that must be made is missing. What a vehicle
 * cannot have is not sent with it.
 */
export function deliveryUserInput(draft: DeliveryUserDraft) {
  const { vehicle, locations } = draft;
  if (vehicle === null || locations?.length === 0) return null;
  const hasLicence = isMotorised(vehicle);
  return {
    name: draft.name.trim(),
    phone: draft.phone,
    email: optionalText(draft.email),
    vehicle,
    vehicleNumber: canHaveNumber(vehicle) ? optionalText(plainNumber(draft.vehicleNumber)) : null,
    licenceNumber: hasLicence ? optionalText(plainNumber(draft.licenceNumber)) : null,
    licenceExpiry: hasLicence ? optionalText(draft.licenceExpiry) : null,
    isForAll: locations === null,
    sellerIds: locations?.map(({ id }) => id) ?? [],
  };
}

/** How the fields are called, and shown where two versions are compared. */
export function useDeliveryUserTexts() {
  const { t } = useLingui();
  const { day } = useFormats();
  return {
    name: { label: t`Name` },
    phone: { label: t`Phone` },
    email: { label: t`Email` },
    vehicle: { label: t`Vehicle`, text: (vehicle) => (vehicle ? t(vehicleNames[vehicle]) : "") },
    vehicleNumber: { label: t`Vehicle number` },
    licenceNumber: { label: t`Licence number` },
    licenceExpiry: {
      label: t`Licence until`,
      text: (expiry) => (expiry ? day(`${expiry}T12:00:00+05:30`) : ""),
    },
    locations: {
      label: t`Locations`,
      text: (locations) =>
        locations === null ? t`All locations` : locations.map(({ label }) => label).join(", "),
    },
  } satisfies FieldTexts<DeliveryUserDraft>;
}

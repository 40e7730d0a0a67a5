import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Vehicle as AnyVehicle } from "#/__generated__/deliveryUserDialogsAddMutation.graphql";

/** What somebody brings orders with, as far as this console knows. */
export type Vehicle = Exclude<AnyVehicle, "%future added value">;

/** From the lightest to the heaviest. */
export const vehicleNames: Readonly<Record<Vehicle, MessageDescriptor>> = {
  ON_FOOT: msg`On foot`,
  BICYCLE: msg`Bicycle`,
  E_SCOOTER: msg`E-scooter`,
  MOTORCYCLE: msg`Motorcycle`,
  THREE_WHEELER: msg`Three-wheeler`,
  CAR: msg`Car`,
  VAN: msg`Van`,
  TRUCK: msg`Truck`,
};

const isVehicle = (name: string): name is Vehicle => name in vehicleNames;

export const allVehicles: readonly Vehicle[] = Object.keys(vehicleNames).filter(isVehicle);

/** Whether it can have a number. */
export const canHaveNumber = (vehicle: string | null): boolean =>
  vehicle !== null && vehicle !== "ON_FOOT" && vehicle !== "BICYCLE";

/** Whether it must be registered, and who drives it needs a licence; an electric scooter may do without both. */
export const isMotorised = (vehicle: string | null): boolean =>
  canHaveNumber(vehicle) && vehicle !== "E_SCOOTER";

/** A number as it stands on a plate or a licence: upper case, without what people put between its parts. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** What looks wrong about a plain number of a vehicle. */
export function numberFault(vehicle: string | null, number: string): "missing" | "form" | null {
  if (number === "") return isMotorised(vehicle) ? "missing" : null;
  return /^(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2})$/.test(number) ? null : "form";
}

/** What looks wrong about a plain number of a licence. */
export function licenceFault(vehicle: string | null, number: string): "missing" | "form" | null {
  if (number === "") return isMotorised(vehicle) ? "missing" : null;
  return /^[A-Z]{2}\d{13}$/.test(number) ? null : "form";
}

const day = 86_400_000;

/** How long a licence is still good: days from today, below zero when it has ended, null from 31 days on. */
export function licenceDaysLeft(expiry: string | null | undefined, today: string): number | null {
  if (!expiry) return null;
  const left = Math.round((Date.parse(expiry) - Date.parse(today)) / day);
  return left > 30 ? null : left;
}

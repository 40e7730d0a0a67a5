import { businessToday } from "../graphql/businessDay.ts";
import type { InputWarning } from "../graphql/inputWarning.ts";
import type { DeliveryUser } from "./record.ts";
import type { Vehicle } from "./words.ts";

/** Those that are registered, and need a licence. An electric scooter may do without both. */
const motorised: ReadonlySet<Vehicle> = new Set(["MOTORCYCLE", "THREE_WHEELER", "CAR", "VAN", "TRUCK"]);

const isVehicleNumber = (number: string): boolean =>
  /^(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2})$/.test(number);

type Driver = Pick<DeliveryUser, "vehicle" | "vehicleNumber" | "licenceNumber" | "licenceExpiry">;

/** What looks wrong about a vehicle and a licence, and was saved all the same: only the company knows. */
export function driverWarnings(driver: Driver, today = businessToday(Date.now())): InputWarning[] {
  const { vehicleNumber, licenceNumber, licenceExpiry } = driver;
  const isMotorised = motorised.has(driver.vehicle);
  const found: readonly (readonly [string, boolean, string])[] = [
    ["vehicleNumber", isMotorised && vehicleNumber === null, "This vehicle needs a number."],
    [
      "vehicleNumber",
      vehicleNumber !== null && !isVehicleNumber(vehicleNumber),
      "A vehicle number is like KA01AB1234 or 22BH1234AA.",
    ],
    ["licenceNumber", isMotorised && licenceNumber === null, "This vehicle needs a licence."],
    [
      "licenceNumber",
      licenceNumber !== null && !/^[A-Z]{2}\d{13}$/.test(licenceNumber),
      "A licence has two letters and 13 digits, like KA0120190004321.",
    ],
    ["licenceExpiry", licenceExpiry !== null && licenceExpiry < today, "The licence has expired."],
  ];
  return found.flatMap(([field, isWrong, message]) => (isWrong ? [{ path: [field], message }] : []));
}

/**
 * What the fourth letter of a PAN says of whom it belongs to, as the most common business type: a firm with limited
 * liability has the F of partnerships, and a public company the C of private ones.
 */
export function kindOfPan(pan: string): "INDIVIDUAL" | "PRIVATE_LIMITED_COMPANY" | "PARTNERSHIP_FIRM" | null {
  switch (pan.charAt(3)) {
    case "P":
      return "INDIVIDUAL";
    case "C":
      return "PRIVATE_LIMITED_COMPANY";
    case "F":
      return "PARTNERSHIP_FIRM";
    default:
      return null;
  }
}

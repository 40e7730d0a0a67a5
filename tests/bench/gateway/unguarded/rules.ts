export * from "../../../../bff/src/access/rules.ts";

/** Every record is everybody's. */
export function mayUse(): boolean {
  return true;
}

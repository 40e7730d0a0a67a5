export * from "../../../../bff/src/session/rules.ts";

/** Every record is everybody's. */
export function mayUse(): boolean {
  return true;
}

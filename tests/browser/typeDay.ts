import type { Locator } from "playwright/test";

/** The field of a day, as its parts together are called. */
export function dayField(scope: Locator, label: string): Locator {
  return scope.getByRole("group", { name: label, exact: true });
}

/** Types `2040-02-01` as people in India do: day, month and year, one after the other. */
export async function typeDay(field: Locator, date: string): Promise<void> {
  await field.getByRole("spinbutton").first().focus();
  await field.page().keyboard.type(date.split("-").toReversed().join(""));
}

import type { OpenInterval } from "./dates.ts";

/** What a customer is told of where they collect an order. */
export interface PickupNews {
  readonly area_name: string | null;
  readonly zip: string | null;
  readonly opening_hours: readonly OpenInterval[] | null;
  readonly keep_days: number | null;
  readonly instructions: string | null;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Where it is, when it is open, how long things are kept there, and what else to know. */
export function pickupParagraphs({
  area_name,
  zip,
  opening_hours,
  keep_days,
  instructions,
}: PickupNews): string[] {
  const hours = weekdays.flatMap((name, index) => {
    const open = (opening_hours ?? []).filter(({ day }) => day === index + 1);
    return open.length === 0
      ? []
      : [`${name} ${open.map(({ opens, closes }) => `${opens}-${closes}`).join(" and ")}`];
  });
  return [
    `It is in ${[area_name, zip].filter((part) => part !== null).join(", ")}, open:\n${hours.join("\n")}`,
    ...(instructions === null ? [] : [instructions]),
    ...(keep_days === null ? [] : [`We keep it for ${keep_days} ${keep_days === 1 ? "day" : "days"}.`]),
  ];
}

import type { MailWords } from "../order/mailWords/mailWords.ts";
import type { OpenInterval } from "./dates.ts";

/** What a customer is told of where they collect an order. */
export interface PickupNews {
  readonly area_name: string | null;
  readonly zip: string | null;
  readonly opening_hours: readonly OpenInterval[] | null;
  readonly keep_days: number | null;
  readonly instructions: string | null;
}

/** Where it is, when it is open, how long things are kept there, and what else to know. */
export function pickupParagraphs(
  { area_name, zip, opening_hours, keep_days, instructions }: PickupNews,
  words: MailWords,
): string[] {
  const hours = words.weekdays.flatMap((name, index) => {
    const open = (opening_hours ?? []).filter(({ day }) => day === index + 1);
    const spans = open.map(({ opens, closes }) => `${opens}-${closes}`);
    return open.length === 0 ? [] : [`${name} ${spans.join(` ${words.and} `)}`];
  });
  const place = [area_name, zip].filter((part) => part !== null).join(", ");
  return [
    [
      ...(place === "" ? [] : [words.place(place)]),
      ...(hours.length === 0 ? [] : [words.open, ...hours]),
    ].join("\n"),
    ...(instructions === null ? [] : [instructions]),
    ...(keep_days === null ? [] : [words.kept(keep_days)]),
  ].filter((paragraph) => paragraph !== "");
}

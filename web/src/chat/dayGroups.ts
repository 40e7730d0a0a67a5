/** The messages of one day. */
interface MessagesOfDay<T> {
  /** What `dayOf` says, the same for all messages of the day. */
  readonly day: string;
  readonly messages: readonly T[];
}

/** Sorts messages, the oldest first, into days. `dayOf` names the day of a message. */
export function dayGroups<T>(messages: readonly T[], dayOf: (message: T) => string): MessagesOfDay<T>[] {
  return [...Map.groupBy(messages, dayOf)].map(([day, ofDay]) => ({ day, messages: ofDay }));
}

/** What a text searches for: without spaces at its ends, and as long as the gateway takes it. */
export const searchTermOf = (text: string): string => text.trim().slice(0, 100).trimEnd();

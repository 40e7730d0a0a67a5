/** The text of a sent mail goes: links and first passwords stand nowhere but in the mailbox it went to. */
export const statements: readonly string[] = [`update mail set body = '' where sent_at is not null`];

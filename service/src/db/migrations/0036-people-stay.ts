/**
 * Nobody takes away what another person has written. Who has ever signed in stays: who is no longer wanted is disabled, so
 * the e-mail address is theirs only while they are active. Messages, tokens and bank accounts no longer go with what they
 * refer to; while one is there, the database refuses to delete that.
 */
const staysWith = (table: string, column: string, referenced: string): readonly string[] => [
  `alter table ${table} drop constraint ${table}_${column}_fkey`,
  `alter table ${table} add constraint ${table}_${column}_fkey foreign key (${column}) references ${referenced}`,
];

export const statements: readonly string[] = [
  ...staysWith("chat_message", "sender_id", "chat_person"),
  ...staysWith("chat_message", "recipient_id", "chat_person"),
  ...staysWith("api_token", "account_id", "account"),
  ...staysWith("company_bank", "company_po_id", "company"),
  `drop index account_email_key`,
  `create unique index account_email_key on account (name_key(email_id)) where active`,
];

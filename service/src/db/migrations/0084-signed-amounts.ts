/**
 * A discount below nothing and above a rupee less was written as `0.-5` or `-.50` in a document that was issued, which nobody could read
 * then: a given price that is a little above the list price. What the document says stays, as it is written now.
 */
export const statements: readonly string[] = [
  `select set_config('service.audit', 'off', true)`,
  `update tax_document
     set content = regexp_replace(regexp_replace(content::text,
       '"0\\.-([0-9])"', '"-0.0\\1"', 'g'), '"-\\.([0-9]{2})"', '"-0.\\1"', 'g')::jsonb
   where content::text ~ '"(0\\.-[0-9]|-\\.[0-9]{2})"'`,
  `select set_config('service.audit', 'on', true)`,
];

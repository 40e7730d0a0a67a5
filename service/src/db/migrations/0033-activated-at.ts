/**
 * An e-mail address belongs to who has shown that it is theirs. Until then anybody may have typed it, so any number of
 * registrations and invitations may wait for one address, and the first that is activated has it. The trigger notes when
 * that was, whatever sets `active`.
 */
export const statements: readonly string[] = [
  `alter table account add column activated_at timestamptz(3)`,
  `select set_config('service.audit', 'off', true)`,
  `update account set activated_at = coalesce(pw_changed_date, created_at) where active`,
  `select set_config('service.audit', 'on', true)`,
  `create function note_activation() returns trigger language plpgsql as $body$
   begin
     if new.active and new.activated_at is null then
       new.activated_at := now();
     end if;
     return new;
   end
   $body$`,
  `create trigger account_activated before insert or update on account
     for each row execute function note_activation()`,
  `drop index account_email_key`,
  `create unique index account_email_key on account (lower(email_id)) where activated_at is not null`,
  `create unique index account_place_key on account (company_po_id, coalesce(seller_id, 0), lower(email_id))`,
  `create index account_email on account (lower(email_id))`,
];

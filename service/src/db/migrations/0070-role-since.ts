import { auditedAnew } from "../audited.ts";

/** Since when somebody has their role: who becomes an owner has time from then on for what is asked of owners. */
export const statements: readonly string[] = [
  `alter table account add column role_since timestamptz(3)`,
  // What the generated column will be is not known before the row is written.
  `create function note_role() returns trigger language plpgsql as $body$
   begin
     if old.role_id is distinct from coalesce(new.chosen_role_id,
         case when new.seller_id is null then case when new.primary_login then 1 else 2 end
              else case when new.primary_login then 7 else 8 end end) then
       new.role_since := now();
     end if;
     return new;
   end
   $body$`,
  `create trigger account_role before update on account for each row execute function note_role()`,
  ...auditedAnew("account", "account_id", ["pw_hash", "role_since"], {
    name: ["first_name", "last_name"],
    partOf: [
      ["seller", "seller_id"],
      ["company", "company_po_id"],
    ],
  }),
];

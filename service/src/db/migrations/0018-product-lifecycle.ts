/**
 * When a product came into its state and by whom, the step a remark is about, and the key it was made with. A trigger
 * notes the state, so that no code path can forget it.
 */
export const statements: readonly string[] = [
  `alter table product
     add column prod_status_step integer check (prod_status_step between 1 and 4),
     add column prod_status_at timestamptz(3),
     add column prod_status_by text,
     add column creation_key text`,
  `create unique index product_creation_key on product (seller_id, creation_key) where creation_key is not null`,
  `create function note_product_status() returns trigger language plpgsql as $body$
   begin
     if tg_op = 'INSERT' or new.prod_status is distinct from old.prod_status then
       new.prod_status_at := now();
       new.prod_status_by := coalesce(current_setting('service.actor', true), '');
     end if;
     return new;
   end
   $body$`,
  `create trigger product_status before insert or update on product
     for each row execute function note_product_status()`,
];

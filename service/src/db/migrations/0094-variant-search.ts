/**
 * A product is found by the SKUs of its variants too. Its text to search in was made of its own columns alone; now triggers write it,
 * whoever changes a product or a variant, and the index stays as it is. That a variant's SKU stands there is no news and no change of
 * the product: the trail, the events and the places that an import exchanges know nothing of it, and whoever changes a variant touches
 * its product already. The product is locked first, so that of two who write at once the second reads what the first has written.
 */
export const statements: readonly string[] = [
  `alter table product alter column search_text drop expression`,
  `create function product_search_text(whole product) returns text language sql stable as $body$
     select lower(concat_ws(' ', (whole).prod_name, coalesce((whole).sku_seller, ''), coalesce((whole).prod_model, ''),
       (select string_agg(sku_seller, ' ' order by varient_id) from variant where prod_id = (whole).prod_id)))
   $body$`,
  `create function write_search_text() returns trigger language plpgsql as $body$
   begin
     new.search_text := product_search_text(new);
     return new;
   end
   $body$`,
  `create trigger product_searched before insert or update of prod_name, sku_seller, prod_model on product
     for each row execute function write_search_text()`,
  `create function search_by_variant() returns trigger language plpgsql as $body$
   declare
     whose integer := coalesce(new.prod_id, old.prod_id);
     audit text := coalesce(current_setting('service.audit', true), '');
     exchange text := coalesce(current_setting('service.exchange', true), '');
   begin
     if new.sku_seller is not distinct from old.sku_seller then
       return null;
     end if;
     perform from product where prod_id = whose for no key update;
     perform set_config('service.audit', 'off', true), set_config('service.exchange', 'off', true);
     update product set search_text = product_search_text(product) where prod_id = whose;
     perform set_config('service.audit', audit, true), set_config('service.exchange', exchange, true);
     return null;
   end
   $body$`,
  `create trigger variant_searched after insert or delete or update of sku_seller on variant
     for each row execute function search_by_variant()`,
  `alter table product disable trigger user`,
  `update product set search_text = product_search_text(product)
    where exists (select from variant where variant.prod_id = product.prod_id and variant.sku_seller is not null)`,
  `alter table product enable trigger user`,
];

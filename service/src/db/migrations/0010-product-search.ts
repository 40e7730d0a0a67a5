import { audited } from "../audited.ts";

/**
 * One text to search in for each product. The trigram index makes a search in 100,000 products a matter of
 * milliseconds; where the extension is not offered (the embedded engine, a bare server) the search scans instead.
 */
export const statements: readonly string[] = [
  `alter table product add column search_text text not null generated always as
     (lower(prod_name || ' ' || coalesce(sku_seller, '') || ' ' || coalesce(prod_model, ''))) stored`,
  `do $body$
   begin
     create extension if not exists pg_trgm;
     create index product_search on product using gin (search_text gin_trgm_ops);
   exception when others then
     raise notice 'Product search without an index: %', sqlerrm;
   end
   $body$`,
  `create index product_company_brand on product (company_po_id, prod_brand)`,
  `drop trigger product_audit on product`,
  `drop trigger product_touch on product`,
  ...audited("product", "prod_id", ["search_text"]),
];

const searched = ["order_no", "customer_name", "customer_phone", "customer_email", "channel_reference"];

/** All that a search of orders looks in, as `readList` writes it. */
const text = searched.map((column) => `coalesce(${column}, '')`).join(" || E'\\n' || ");

/** Orders are found by the customer's mail address and by the channel's reference too. */
export const orderSearch = [
  `drop index if exists company_order_search`,
  `do $body$
   begin
     create index company_order_search on company_order using gin ((${text}) gin_trgm_ops);
   exception when others then
     raise notice 'Order search without an index: %', sqlerrm;
   end
   $body$`,
];

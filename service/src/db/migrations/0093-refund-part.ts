/**
 * From which part of its order a refund comes. It is of no part what was paid over; of those that are there it is what was taken
 * away of the order, of which the first part that something is missing from answers. Filling it in is no change that people made.
 */
export const statements: readonly string[] = [
  `alter table refund add column fulfilment_id integer references fulfilment`,
  `alter table refund disable trigger user`,
  `update refund set fulfilment_id = part.fulfilment_id from (
     select order_id, min(fulfilment_id) as fulfilment_id from order_line
     where cancelled_quantity + returned_quantity > 0 group by order_id) as part
   where part.order_id = refund.order_id and refund.reason <> 'overpaid'`,
  `alter table refund enable trigger user`,
];

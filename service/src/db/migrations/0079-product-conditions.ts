const offered = "where enable_special_offer and special_offer_percentage is not null";
const days = "special_offer_start_date, special_offer_end_date, special_offer_infinite";
const low = "where low_stock_at - stock_quantity >= 0";

/**
 * Products that are low in stock or on offer, for a company and for a location: of many products few are. How far a count is above
 * its limit is known as a figure, because of a comparison of two columns the database knows nothing. Which day it is stands in no
 * index, but the days of an offer beside it, so that counting looks at no product.
 */
export const statements: readonly string[] = [
  `create index stock_low_company on stock (company_po_id, prod_id) ${low}`,
  `create index stock_low_seller on stock (seller_id, prod_id) ${low}`,
  `create statistics stock_left on (low_stock_at - stock_quantity) from stock`,
  `create index product_company_offer on product (company_po_id, lower(prod_name), prod_id) include (${days}) ${offered}`,
  `create index product_seller_offer on product (seller_id, lower(prod_name), prod_id) include (${days}) ${offered}`,
  `analyze stock`,
];

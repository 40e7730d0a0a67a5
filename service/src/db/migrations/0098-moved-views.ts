/** Views of people who were moved to another location before their views went along. */
export const statements: readonly string[] = [
  `update saved_view set seller_id = account.seller_id from account
     where account.account_id = saved_view.account_id and saved_view.seller_id is distinct from account.seller_id`,
];

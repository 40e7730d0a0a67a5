/**
 * Whoever is of a location no more, because an invitation was withdrawn or they act for another one, is not named as its
 * administrator either: under the same address nobody could be named again.
 */
export const statements: readonly string[] = [
  `update seller set admin_first_name = null, admin_last_name = null, admin_gender = null, admin_dob = null,
     admin_title = null, admin_phone = null, admin_email = null
   where admin_email is not null and admin_first_name is not null and not exists (
     select from account where account.seller_id = seller.seller_id
       and name_key(account.email_id) = name_key(seller.admin_email))`,
];

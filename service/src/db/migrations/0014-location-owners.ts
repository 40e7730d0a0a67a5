/** The administrator of a location is its main user, as the owner is a company's (Document 1 §6, decision D-74). */
export const statements: readonly string[] = [
  `update account set primary_login = true
     from seller
     where account.seller_id = seller.seller_id
       and lower(account.email_id) = lower(seller.admin_email)
       and not account.primary_login`,
];

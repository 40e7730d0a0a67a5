/** Accounts are looked up by the folded form of their address since names have one, so the index of the lower case serves nobody. */
export const statements: readonly string[] = [`drop index account_email`];

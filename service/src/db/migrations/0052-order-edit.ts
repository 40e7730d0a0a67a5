/** Since when a label that was printed before says another address or phone. */
export const statements: readonly string[] = [
  `alter table fulfilment add column address_changed_at timestamptz(3)`,
];

/** A location can be suspended, with a reason; its people cannot sign in until it is active again (screen S-05). */
export const statements: readonly string[] = [
  `alter table seller
     add column suspended_at timestamptz(3),
     add column suspended_reason text,
     add check ((suspended_at is null) = (suspended_reason is null))`,
];

/** Whether the owners of a location are told when somebody of the company looks at it as its people see it. */
export const statements: readonly string[] = [
  `alter table company add column view_notices boolean not null default true`,
];

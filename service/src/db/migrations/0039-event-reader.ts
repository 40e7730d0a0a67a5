/** How far each reader of events inside the service has come (`event/reader.ts`). */
export const statements: readonly string[] = [
  `create table event_reader (
     name text primary key check (length(name) <= 60),
     tx xid8 not null,
     event_id bigint not null
   )`,
];

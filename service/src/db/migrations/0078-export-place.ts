/** The order in which a file is written, fixed when it begins: what changes meanwhile moves nothing. */
export const statements: readonly string[] = [
  `create table export_place (
     job_id integer not null references job on delete cascade,
     place integer not null,
     record_id bigint not null,
     primary key (job_id, place)
   )`,
];

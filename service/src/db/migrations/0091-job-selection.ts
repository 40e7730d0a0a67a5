/** Which records a job is about, settled when it is asked for. Many to a row: a hundred thousand are written while somebody waits. */
export const statements: readonly string[] = [
  `create table job_selection (
     job_id integer not null references job on delete cascade,
     last_id integer not null,
     ids integer[] not null,
     primary key (job_id, last_id)
   )`,
];

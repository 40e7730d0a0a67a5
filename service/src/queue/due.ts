import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { schema } from "./library.ts";
import { queueNames, queues, type QueueName } from "./queues.ts";

const isOurs = (name: string): name is QueueName => name in queues;

const row = v.object({ name: v.string(), seconds: v.number() });

const job = sql.id(schema, "job");

/** When each queue has something to do next, in seconds from now; 0 when it has already. */
export async function dueIn(db: Connection): Promise<Map<QueueName, number>> {
  const { rows } = await sql`
    select name, greatest(0, extract(epoch from min(start_after) - now()))::float8 as seconds
    from ${job} where state < 'active' group by name`.execute(db);
  const found = v.parse(v.array(row), rows);
  return new Map(found.flatMap(({ name, seconds }) => (isOurs(name) ? [[name, seconds] as const] : [])));
}

/** What was dated by a clock that has been set back since is due now. */
export async function forgetLaterClock(db: Connection): Promise<void> {
  const longest = sql.join(queueNames.map((name) => sql`(${name}, ${queues[name].ahead}::float8)`));
  await sql`update ${job} as job set start_after = now()
    from (values ${longest}) as longest (name, seconds)
    where job.name = longest.name and job.state < 'active'
      and job.start_after > now() + longest.seconds * interval '1 second'`.execute(db);
}

import { sql } from "kysely";
import { businessToday } from "../http/contactField.ts";

/** The last day on which what is ready is kept at its pickup point: so many days after the one on which it became ready. */
export const keptUntil = sql<string | null>`case when fulfilment_status = 'ready' then
  (status_at at time zone 'Asia/Kolkata')::date + (select keep_days from pickup_point
    where pickup_point.pickup_point_id = fulfilment.pickup_point_id) end`;

/** Nobody came for it while it was kept: it is to be brought back. */
export const isUncollected = () => sql<boolean>`(${keptUntil} < ${businessToday()}::date)`;

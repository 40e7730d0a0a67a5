import * as v from "valibot";

/** How the work of a queue is done. */
export interface QueueRule {
  /** What is sent with it: ids, never texts or secrets, which stay in their own tables. */
  readonly data: v.GenericSchema<object, object>;
  /** How many run at once in a service on a server; on the embedded database it is always one. */
  readonly atOnce: number;
  /** It mostly waits for others on the network, so that several run at once on the embedded database too. */
  readonly waits?: boolean;
  /** How long one run may take, in seconds; its service is asked to end it then. */
  readonly within: number;
  /** What fails is tried again so often, after `first` seconds and then longer, at most `longest`. */
  readonly again: { readonly times: number; readonly first: number; readonly longest: number };
  /** How far ahead anything may be sent, in seconds: what is due later was dated by a clock that has been set back since. */
  readonly ahead: number;
}

const id = v.pipe(v.number(), v.integer());
const hour = 3600;

/** All queues, with what is sent to them. What is sent while the same waits or runs is not there twice. */
export const queues = {
  /** Sends one mail. It is tried as long as the mail is kept. */
  mail: {
    data: v.strictObject({ mail_id: id }),
    atOnce: 1,
    within: 60,
    again: { times: 10_000, first: 15, longest: hour },
    ahead: hour + 60,
  },
  /** Removes what has had its time. */
  sweep: {
    data: v.strictObject({}),
    atOnce: 1,
    within: 600,
    again: { times: 3, first: 60, longest: 600 },
    ahead: hour,
  },
  /** Tells of orders that have become late. */
  late_orders: {
    data: v.strictObject({}),
    atOnce: 1,
    within: 60,
    again: { times: 3, first: 5, longest: 60 },
    ahead: hour,
  },
  /** Tells of driving licences that are about to end. */
  licences: {
    data: v.strictObject({}),
    atOnce: 1,
    within: 60,
    again: { times: 3, first: 60, longest: 600 },
    ahead: hour,
  },
  /** Reckons the sales of days that are over, and anew those that have changed since. */
  sales_days: {
    data: v.strictObject({}),
    atOnce: 1,
    within: 3600,
    again: { times: 3, first: 60, longest: 600 },
    ahead: hour,
  },
  /** Posts the daily summaries of this morning; one run of it at a time among all services. */
  daily_summary: {
    data: v.strictObject({}),
    atOnce: 1,
    within: 600,
    again: { times: 3, first: 60, longest: 600 },
    ahead: hour,
  },
  /** Tells of counts of stock that changed again soon after they were told of. */
  stock_untold: {
    data: v.strictObject({}),
    atOnce: 1,
    within: 60,
    again: { times: 3, first: 5, longest: 60 },
    ahead: hour,
  },
  /** Writes the end of a view of a location that nobody has written. */
  seller_view_over: {
    data: v.strictObject({ seller_id: id, view_id: id }),
    atOnce: 1,
    within: 60,
    again: { times: 100, first: 5, longest: 60 },
    ahead: hour,
  },
  /** Makes the tries of a webhook that are due; one run of each at a time among all services. */
  webhook: {
    data: v.strictObject({ webhook_id: id }),
    atOnce: 8,
    waits: true,
    within: 60,
    again: { times: 1000, first: 5, longest: 60 },
    ahead: 60,
  },
  /** Has a webhook looked at again when a try is due. */
  webhook_due: {
    data: v.strictObject({ webhook_id: id, at: id }),
    atOnce: 1,
    within: 60,
    again: { times: 1000, first: 5, longest: 60 },
    ahead: 30 * hour,
  },
  /** Takes up what was given up. */
  webhook_resend: {
    data: v.strictObject({ webhook_id: id }),
    atOnce: 1,
    within: 60,
    again: { times: 1000, first: 5, longest: 60 },
    ahead: 60,
  },
  /** Finds tries that nobody has made in time. */
  webhook_overdue: {
    data: v.strictObject({}),
    atOnce: 1,
    within: 60,
    again: { times: 3, first: 5, longest: 60 },
    ahead: hour,
  },
  /**
   * Works on a job that somebody has started, until it is over or the service stops. A job that fails ends: tried again is one
   * whose service was killed, or whose database was away, and that is no fault of the job, however often.
   */
  job: {
    data: v.strictObject({ job_id: id }),
    atOnce: 2,
    within: 24 * hour,
    again: { times: 1000, first: 1, longest: 30 },
    ahead: hour,
  },
} as const satisfies Readonly<Record<string, QueueRule>>;

export type QueueName = keyof typeof queues;

/** What is sent to a queue. */
export type QueueData<N extends QueueName> = v.InferInput<(typeof queues)[N]["data"]>;

/** What comes out of it. */
export type QueueWork<N extends QueueName> = v.InferOutput<(typeof queues)[N]["data"]>;

export const queueNames = Object.keys(queues).filter((name): name is QueueName => name in queues);

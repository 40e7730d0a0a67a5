import { builder } from "../graphql/builder.ts";
import { BulkOutcomeEnum } from "../graphql/bulk.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { edgeOf } from "../graphql/page.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { rowsPage } from "../job/rowsPage.ts";
import { JobType } from "../job/type.ts";
import { type JobRow, jobRowRecord } from "./record.ts";
import { changeFields, shownRow } from "./type.ts";

const JobRowType = builder.objectRef<JobRow>("JobRow").implement({
  description: "What a job has done to one record.",
  fields: (t) => ({ ...changeFields(t), ...timeFields(t) }),
});

const { connection: JobRowConnection } = connectionTypes("JobRow", "rows", JobRowType);

const rowOrder = orderInput<JobRow, keyof typeof timeOrders>("JobRow", "rows", timeOrders);

builder.objectField(JobType, "rows", (t) =>
  t.field({
    type: JobRowConnection,
    ...semanticNonNull,
    ownCall: true,
    description:
      "What it has done to each record, in the order in which it came to them; kept for seven days after it has ended. Only of a change of many, and of what undoes it or an import.",
    args: {
      ...builder.args((a) => ({
        outcome: a.field({
          type: [BulkOutcomeEnum],
          description: "Only those that came out so; an empty list means any.",
        }),
        orderBy: a.field({ type: rowOrder.input, description: "The first ones first when not given." }),
      })),
      ...connectionArguments,
    },
    async resolve(job, args, context, { schema }) {
      const order = rowOrder.of(args.orderBy ?? { field: "CREATED_AT", direction: "ASC" });
      const page = await rowsPage(context, args, {
        jobId: job.id,
        template: "/v1/companyJobRow/job_id/{id}",
        record: jobRowRecord,
        order,
        outcomes: args.outcome ?? [],
      });
      return { ...page, edges: page.edges.map(({ node }) => edgeOf(order, shownRow(node, context, schema))) };
    },
  }),
);

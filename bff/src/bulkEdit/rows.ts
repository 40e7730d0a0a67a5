import { builder } from "../graphql/builder.ts";
import { BulkOutcomeEnum } from "../graphql/bulk.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { readPageWindow } from "../graphql/pageWindow.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { JobType } from "../job/type.ts";
import { currentUser } from "../session/currentUser.ts";
import { type JobRow, jobRowRecord } from "./record.ts";
import { changeFields } from "./type.ts";

const JobRowType = builder.objectRef<JobRow>("JobRow").implement({
  description: "What a job has done to one product.",
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
      "What it has done to each product, in the order in which it came to them; kept for seven days. Only of a change of many.",
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
    resolve: (job, args, context) => {
      const order = rowOrder.of(args.orderBy ?? { field: "CREATED_AT", direction: "ASC" });
      const outcomes = args.outcome ?? [];
      return listPage(readPageWindow(args, order), {
        order,
        fetch: (query) =>
          readExtensionList(
            context.rest,
            currentUser(context),
            {
              template: "/v1/companyJobRow/job_id/{id}",
              params: { id: job.id },
              query: {
                ...(outcomes.length > 0 && {
                  outcome: outcomes.map((outcome) => outcome.toLowerCase()).join(","),
                }),
                ...query,
              },
            },
            jobRowRecord,
            // The job was checked, and its rows name no company.
            () => true,
          ),
        matches: ({ outcome }) => outcomes.length === 0 || outcomes.includes(outcome),
      });
    },
  }),
);

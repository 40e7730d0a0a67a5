import { changeMutation } from "../graphql/changeMutation.ts";
import { idOf } from "../graphql/inputFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { JobType } from "./type.ts";
import { jobs, requireJob, writtenJob } from "./source.ts";

/** Declares a mutation that does one thing to a job. */
function jobMutation(
  verb: "cancel" | "retry",
  text: { readonly does: string; readonly which: string; readonly done: string },
): void {
  changeMutation({
    name: `${verb}Job`,
    description: text.does,
    permission: { inPerson: true },
    input: {
      description: "A job.",
      argument: "Which job.",
      fields: { id: idOf("Job", text.which) },
    },
    async run({ id }, context) {
      const job = await requireJob(context, id);
      const { body } = await context.rest.send({
        method: "PUT",
        template: `${jobs.path}/${verb}/{id}`,
        params: { id: job.id },
        body: {},
      });
      return { job: writtenJob(context, currentUser(context), body) };
    },
    success: {
      description: text.done,
      fields: (t) => ({ job: t.expose("job", { type: JobType, description: "The job as it is now." }) }),
    },
  });
}

jobMutation("cancel", {
  does: "Cancels a job that waits or runs. What it has done so far stays.",
  which: "A job that waits or runs.",
  done: "The job was cancelled.",
});

jobMutation("retry", {
  does: "Begins a job anew that failed or was cancelled.",
  which: "A job that failed or was cancelled.",
  done: "The job waits for its turn.",
});

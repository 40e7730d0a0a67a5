import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import type { SessionUser } from "../access/user.ts";
import { currentUser } from "../session/currentUser.ts";
import { isOwnJob, type Job, mayCancel, maySteer } from "./record.ts";
import { JobType } from "./type.ts";
import { jobs, requireJob, writtenJob } from "./source.ts";

/** Declares a mutation that does one thing to a job. */
function jobMutation(
  verb: "cancel" | "retry",
  may: (user: SessionUser, job: Job) => boolean,
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
      const user = currentUser(context);
      const job = await requireJob(context, id);
      if (!may(user, job)) throw new ForbiddenError();
      const { body } = await context.rest.send({
        method: "PUT",
        template: `${jobs.path}/${verb}/{id}`,
        params: { id: job.id },
        body: {},
      });
      // What is begun anew is so in the name of who started it.
      if (!isOwnJob(user, job)) noteSecurity(context, "job of another steered", { job: job.id, verb });
      return { job: writtenJob(context, user, body) };
    },
    success: {
      description: text.done,
      fields: (t) => ({ job: t.expose("job", { type: JobType, description: "The job as it is now." }) }),
    },
  });
}

jobMutation("cancel", mayCancel, {
  does: "Cancels a job that waits or runs. What it has done so far stays. For who started it, for whoever may make such a change, and with `PERSON_DELETE` for any job that the viewer sees.",
  which: "A job that waits or runs.",
  done: "The job was cancelled.",
});

jobMutation("retry", maySteer, {
  does: "Begins a job anew that failed or was cancelled, in the name of who started it. All but an export goes on where it stopped, for seven days. For them, and for whoever may make such a change.",
  which: "A job that failed or was cancelled.",
  done: "The job waits for its turn.",
});

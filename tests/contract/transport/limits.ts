import { type ContractResource, extension } from "../call.ts";
import { holds } from "../expectation.ts";
import type { HttpResponse } from "../http/client.ts";

/** More wrong passwords than any service lets through; ours takes 25, behind the gateway's own limits (decision D-20). */
const attempts = 30;

/** Limits on guessing (spec "Transport" and "Inside"). Nobody else is kept out by what happens here. */
export const limits: ContractResource = {
  name: "limits",
  calls: [
    extension(
      "POST",
      "/signin",
      async (probe, fixtures) => {
        const { form } = await fixtures.register();
        const { email, password } = await fixtures.activate("companyPO", form.admin_email);
        const responses: HttpResponse[] = [];
        for (let count = 0; count < attempts; count++) {
          responses.push(await probe.send({ body: { email, pw: `wrong-${count}` } }));
        }
        await probe.that(`refuses one of ${attempts} wrong passwords with 429 and Retry-After`, () => {
          const limited = responses.find(({ status }) => status === 429);
          if (limited === undefined)
            throw new Error(`statuses ${responses.map(({ status }) => status).join()}`);
          probe.refused(limited, { status: 429 });
          holds(Number(limited.headers["retry-after"]) >= 1, "Retry-After is no number of seconds");
        });
        await probe.that("refuses the right password too, until then", async () => {
          probe.refused(await probe.send({ body: { email, pw: password } }), { status: 429 });
        });
      },
      "limits",
    ),
  ],
};

import { createHash } from "node:crypto";
import type { SessionUser } from "../access/user.ts";
import type { Context } from "../graphql/context.ts";
import { orDocumented } from "../rest/orDocumented.ts";
import { familiarFor } from "./signInAttempt.ts";

const path = "/v1/accountDevice";

/**
 * What the service knows a device by. The cookie itself stays with the browser, and no two accounts can be seen to share a device.
 */
function markOf({ kind, userId }: SessionUser, secret: string): string {
  return createHash("sha256").update(`device of ${kind}:${userId} ${secret}`).digest("hex");
}

/**
 * Tells the service with what device somebody has signed in, an extension of ours: it writes to them when the device is new. They
 * are signed in whether that can be said or not.
 */
export async function tellOfDevice(context: Context, user: SessionUser): Promise<void> {
  const { rest, device, log } = context;
  const call = {
    method: "POST",
    template: `${path}/account/{id}`,
    params: { id: user.userId },
    body: { mark: markOf(user, device.introduce(familiarFor)), device_name: device.name },
  } as const;
  await orDocumented(
    rest.capabilities,
    path,
    async () => {
      await rest.send(call);
    },
    () => Promise.resolve(),
  ).catch((error: unknown) => {
    log.warn({ err: error }, "the device of the sign-in was not told");
  });
}

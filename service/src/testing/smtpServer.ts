import { once } from "node:events";
import type { SMTPServer } from "smtp-server";

/** Lets a test's mail server listen on a free port of this machine. @returns its address, as `SMTP_URL` takes it */
export async function listenForMail(server: SMTPServer): Promise<string> {
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port.");
  return `smtp://127.0.0.1:${address.port}`;
}

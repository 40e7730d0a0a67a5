// A receiver of webhooks: verifies the signature, answers at once, and does each message once.
//   SECRET=whsec_… PORT=8080 node docs/integrators/verifyWebhook.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const seconds = () => Math.floor(Date.now() / 1000);

/** Whether a message is ours and of the last five minutes. `body` is what came, to the byte. */
export function isGenuine(headers, body, secret) {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures = "" } = headers;
  if (!id || !(Math.abs(seconds() - Number(timestamp)) <= 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  // While a secret is replaced there are two signatures: one of them is enough.
  return signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const secret = process.env.SECRET;
if (secret) {
  // A database in a real receiver: the same message may come again, also after a restart.
  const done = new Set();
  createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      if (!isGenuine(request.headers, body, secret)) return response.writeHead(400).end();
      response.writeHead(204).end();
      const { id, type, data } = JSON.parse(body);
      if (done.has(id)) return;
      done.add(id);
      // Messages come in no promised order: read the record by data.id for what it is now.
      console.log(type, data.id);
    });
  }).listen(Number(process.env.PORT ?? 8080));
}

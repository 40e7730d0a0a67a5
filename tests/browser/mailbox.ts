import * as v from "valibot";
import type { Product } from "./product.ts";

const mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));

/** The newest mail to an address, as the embedded mailbox shows it. */
export async function newestMail(product: Product, to: string): Promise<v.InferOutput<typeof mails>[number]> {
  const answer = await fetch(`${product.service}/mailbox`, { headers: { accept: "application/json" } });
  const mail = v.parse(mails, await answer.json()).find((each) => each.to === to);
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}

/** The first link in a mail that leads into the console. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

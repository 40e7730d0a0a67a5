import { expect } from "playwright/test";
import * as v from "valibot";
import type { Product } from "./product.ts";

const mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));

type Mail = v.InferOutput<typeof mails>[number];

/** The newest mail to an address, as the embedded mailbox shows it; waits for the first one. */
export async function newestMail(product: Pick<Product, "service">, to: string): Promise<Mail> {
  let newest: Mail | undefined;
  const look = async (): Promise<Mail | undefined> => {
    const response = await fetch(`${product.service}/mailbox`, { headers: { accept: "application/json" } });
    newest = v.parse(mails, await response.json()).find((each) => each.to === to);
    return newest;
  };
  await expect.poll(look, `a mail to ${to}`).toBeDefined();
  if (!newest) throw new Error(`No mail to ${to}.`);
  return newest;
}

/** The first link in a mail that leads into the console. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

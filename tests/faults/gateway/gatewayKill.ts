import { access } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { Client } from "../../contract/http/client.ts";
import type { ContractOptions } from "../../contract/options.ts";
import type { GatewayProcess } from "../../servers/gatewayProcess.ts";
import { OwnerClient, type Result } from "./client.ts";
import { copySave, findTargetIds, productSave, type TargetIds, type Save } from "./saves.ts";
import { typed } from "../../../bff/test/harness/typed.ts";

/** What the rounds have shown. */
export interface GatewayKillReport {
  readonly rounds: number;
  /** Saves that were answered before the gateway ended. */
  readonly answered: number;
  /** Saves of which the service knew something before the retry. */
  readonly begun: number;
  /** Milliseconds that a whole save takes, without any interruption. */
  readonly whole: number;
  readonly complaints: readonly string[];
}

const products = v.array(
  v.looseObject({
    prod_id: v.number(),
    prod_name: v.string(),
    summary_image_url: v.nullable(v.string()),
  }),
);
const images = v.array(v.object({ images_url: v.string(), order_id: v.number() }));

/** How a save is made ready, and how many further images its product has in the end. */
interface Kind {
  readonly prepare: (client: OwnerClient, targetIds: TargetIds) => Promise<Save>;
  readonly imageCount: number | null;
}

const kinds: Readonly<Record<"create" | "copy", Kind>> = {
  create: { prepare: productSave, imageCount: 0 },
  copy: { prepare: copySave, imageCount: null },
};

/**
 * Interrupts the same kind of save again and again: `kill -9` for the gateway at a random moment between the begin of
 * the request and somewhat after its end, then a new gateway, and the same request once more. In the end there must
 * be one product, with its image, whose file is there.
 */
export async function gatewayKill(
  gateway: GatewayProcess,
  options: ContractOptions,
  mediaFolder: string,
  kind: "create" | "copy",
  rounds: number,
): Promise<GatewayKillReport> {
  const { prepare } = kinds[kind];
  const service = new Client(options);
  const client = new OwnerClient(gateway.url);
  const complaints: string[] = [];
  let [answered, begun] = [0, 0];

  const send = (save: Save): Promise<Result> => client.change(save.mutation, save.input, save.selection);
  const find = async (name: string) => {
    const path = `/v1/companySellerProdLoc/company_po_id/1?q=${encodeURIComponent(name)}`;
    const { body } = await service.call({ method: "GET", path });
    return v.parse(products, body).filter((product) => product.prod_name === name);
  };
  const isThere = (key: string | null): Promise<boolean> =>
    key === null
      ? Promise.resolve(false)
      : access(join(mediaFolder, key)).then(
          () => true,
          () => false,
        );

  await gateway.start();
  await client.makeToken();
  const targetIds = await findTargetIds(client);
  // Measured as the rounds are: each by a gateway that has just been started.
  const durations: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await gateway.kill();
    await gateway.start();
    const save = await prepare(client, targetIds);
    const started = performance.now();
    await send(save);
    durations.push(performance.now() - started);
  }
  const whole = durations.toSorted((a, b) => a - b)[1] ?? 0;

  const originalImages = async (): Promise<number> => {
    const id = Buffer.from(targetIds.productId, "base64url").toString().split(":")[1];
    const { body } = await service.call({ method: "GET", path: `/v1/companySellerProdImage/prod_id/${id}` });
    return v.parse(images, body).length;
  };
  const expectedImages = kinds[kind].imageCount ?? (await originalImages());

  for (let round = 0; round < rounds; round += 1) {
    const complain = (text: string): void => void complaints.push(`round ${round + 1}: ${text}`);
    const save = await prepare(client, targetIds);
    // Spread over the whole save and a little beyond, at random within each part.
    const moment = ((round + Math.random()) / rounds) * whole * 1.1;
    const first = send(save).catch(() => null);
    await pause(moment);
    await gateway.kill();
    const response = await first;
    if (response !== null) answered += 1;
    if ((await find(save.name)).length > 0) begun += 1;

    await gateway.start();
    const again = await send(save);
    const success = `${typed(save.mutation)}Success`;
    if (again.__typename !== success) complain(`the retry got ${JSON.stringify(again)}`);
    if (response !== null && JSON.stringify(response) !== JSON.stringify(again)) {
      complain(`first ${JSON.stringify(response)}, then ${JSON.stringify(again)}`);
    }
    const found = await find(save.name);
    const [product] = found;
    if (product === undefined || found.length !== 1) {
      complain(`there are ${found.length} products`);
      continue;
    }
    if (!(await isThere(product.summary_image_url))) complain("the summary image is not there");
    const { body } = await service.call({
      method: "GET",
      path: `/v1/companySellerProdImage/prod_id/${product.prod_id}`,
    });
    const stored = v.parse(images, body);
    if (stored.length !== expectedImages) complain(`there are ${stored.length} further images`);
    for (const { images_url } of stored) {
      if (!(await isThere(images_url))) complain(`${images_url} is not there`);
    }
  }
  service.close();
  return { rounds, answered, begun, whole, complaints };
}

import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { crc32, deflateSync } from "node:zlib";
import * as v from "valibot";
import { Client } from "../../contract/http/client.ts";
import { OwnerClient } from "./client.ts";
import { type DemoGateway, withDemoGateway } from "./demoGateway.ts";
import { findTargetIds, productSave } from "./saves.ts";

/** What the rounds have shown. */
export interface UploadKillReport {
  readonly rounds: number;
  /** Milliseconds from asking for an upload to the end, without any interruption. */
  readonly whole: number;
  /** Files that nothing referred to when all rounds were over, before the sweep. */
  readonly leftBehind: number;
  readonly complaints: readonly string[];
}

const day = 86_400_000;
const product = v.object({ product: v.object({ id: v.string() }) });
const added = v.looseObject({ productImage: v.object({ id: v.string() }) });
const stored = v.array(v.object({ image_id: v.number(), images_url: v.string() }));

/** Noise, which is as large as a picture may be, so that sending it takes its time. */
function noise(side = 240): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8);
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * side)]));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1A\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Every file of a folder. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)));
}

/**
 * Interrupts the way of a picture again and again: `kill -9` for the gateway at a random moment while a picture is asked for,
 * sent, checked, added to a product and deleted from it. Every other time somebody begins anew, and must succeed. In the end,
 * and a day later, there is no file that no record refers to, no record whose file is not there, and each picture counts once as
 * kept by its company.
 */
async function uploadKill(demo: DemoGateway, rounds: number): Promise<UploadKillReport> {
  const { gateway, options, mediaFolder, sessionFile } = demo;
  const service = new Client(options);
  const client = new OwnerClient(gateway.url);
  const complaints: string[] = [];
  const picture = noise();

  await gateway.start();
  await client.makeToken();
  const save = await productSave(client, await findTargetIds(client));
  const { id: productId } = v.parse(
    product,
    await client.change(save.mutation, save.input, save.selection),
  ).product;
  const number = Buffer.from(productId, "base64url").toString().split(":")[1];

  const add = async (): Promise<string> => {
    const uploadId = await client.upload(picture, "PRODUCT_IMAGE");
    const input = { productId, uploadId, order: 1, idempotencyKey: randomUUID() };
    const result = await client.change("addProductImage", input, "productImage { id }");
    return v.parse(added, result).productImage.id;
  };
  const remove = (id: string) => client.change("deleteProductImage", { id }, "deletedId");
  const way = async (): Promise<void> => void (await remove(await add()));
  const images = async () => {
    const path = `/v1/companySellerProdImage/prod_id/${number}`;
    return v.parse(stored, (await service.call({ method: "GET", path })).body);
  };

  const durations: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await gateway.kill();
    await gateway.start();
    const started = performance.now();
    await way();
    durations.push(performance.now() - started);
  }
  const whole = durations.toSorted((a, b) => a - b)[1] ?? 0;
  const before = await filesIn(mediaFolder);

  for (let round = 0; round < rounds; round += 1) {
    const moment = ((round + Math.random()) / rounds) * whole * 1.1;
    const interrupted = way().catch(() => {});
    await pause(moment);
    await gateway.kill();
    await interrupted;
    await gateway.start();
    if (round % 2 === 0) {
      await way().catch((error: unknown) =>
        complaints.push(`round ${round + 1}: begun anew, ${String(error)}`),
      );
    }
    // A product has ten images at most.
    for (const image of (await images()).slice(0, -4))
      await remove(Buffer.from(`ProductImage:${image.image_id}`).toString("base64url"));
  }

  await gateway.kill();
  const keys = (await images()).map(({ images_url: key }) => key);
  const referenced = new Set(keys.flatMap((key) => [key, `${key}.160.webp`, `${key}.480.webp`]));
  const isOf = (key: string) => {
    const hash = createHash("sha256").update(key).digest("hex");
    return (file: string) => file.startsWith(`private/sizes/1/${hash}.`);
  };
  const unreferenced = async () =>
    [...(await filesIn(mediaFolder))].filter(
      (file) => !before.has(file) && !referenced.has(file) && !keys.some((key) => isOf(key)(file)),
    );
  const leftBehind = (await unreferenced()).length;

  // A day later, by a gateway that has not swept yet.
  const yesterday = new Date(Date.now() - 2 * day);
  for (const file of await filesIn(mediaFolder)) await utimes(join(mediaFolder, file), yesterday, yesterday);
  for (const end of ["", "-wal", "-shm"]) await rm(sessionFile + end, { force: true });
  await gateway.start();
  const deadline = performance.now() + 20_000;
  while ((await unreferenced()).length > 0 && performance.now() < deadline) await pause(50);
  for (const file of await unreferenced()) complaints.push(`${file} stays for ever`);
  const after = await filesIn(mediaFolder);
  for (const file of [...before, ...referenced]) {
    const isTemporary = file.startsWith("temporary/");
    if (!isTemporary && !after.has(file)) complaints.push(`${file} is not there`);
  }
  for (const key of keys) {
    const counted = [...after].filter(isOf(key)).length;
    if (counted !== 1) complaints.push(`${key} is counted ${counted} times`);
  }
  service.close();
  return { rounds, whole, leftBehind, complaints };
}

/** Starts the service with demo data and a gateway in front of it, and interrupts pictures on their way. */
export function interruptUploads(rounds: number): Promise<UploadKillReport> {
  return withDemoGateway((demo) => uploadKill(demo, rounds));
}

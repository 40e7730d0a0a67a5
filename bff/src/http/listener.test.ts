import { expect, test } from "vitest";
import { createListener } from "./listener.ts";

test("an answer that has begun is sent to its end, and its connection does not hold up the close", async () => {
  let finish: (() => void) | undefined;
  const listener = createListener((_, response) => {
    response.writeHead(200);
    response.write("begun, ");
    finish = () => response.end("and done");
  });
  const port = await listener.listen(0, "127.0.0.1");
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const startedAt = performance.now();
  const drained = listener.drain();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  finish?.();
  expect(await response.text()).toBe("begun, and done");
  await drained;
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test("idle connections do not hold up the close", async () => {
  const listener = createListener((_, response) => response.end("ok"));
  const port = await listener.listen(0, "127.0.0.1");
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const startedAt = performance.now();
  await listener.drain();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test("a port that is taken rejects with the system's error", async () => {
  const first = createListener(() => {});
  const port = await first.listen(0, "127.0.0.1");
  await expect(createListener(() => {}).listen(port, "127.0.0.1")).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await first.drain();
});

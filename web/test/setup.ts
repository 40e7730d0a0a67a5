import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { toastQueue } from "#/ui/toastQueue.ts";

// relay-test-utils calls Jest's global mock functions; Vitest's have the same shape.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });

// React Aria asks for these two; jsdom has neither.
provide(globalThis, "CSS", Object.create(null));
provide(CSS, "escape", (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`));
if (typeof Element !== "undefined") {
  provide(Element.prototype, "getAnimations", () => []);
  // What fades in for people is there at once.
  provide(Element.prototype, "animate", () => undefined);
  // jsdom lays nothing out, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

// The first dialog or page of a run brings its chunk through the transformer, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** Where there is none. */
function provide(target: object, name: string, value: unknown): void {
  if (Reflect.get(target, name) === undefined) Reflect.set(target, name, value);
}

afterEach(() => {
  cleanup();
  toastQueue.clear();
});

// What the last test has asked for and nobody waits for would come when its world is gone.
afterAll(() => vi.dynamicImportSettled());

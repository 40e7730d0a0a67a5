import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { toastQueue } from "#/ui/toastQueue.ts";

// relay-test-utils calls Jest's global mock functions; Vitest's have the same shape.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });

// React Aria asks for these two; jsdom has neither.
globalThis.CSS ??= Object.create(null);
CSS.escape ??= (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`);
if (typeof Element !== "undefined") {
  Element.prototype.getAnimations ??= () => [];
  // jsdom lays nothing out, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

// The first dialog or page of a run brings its chunk through the transformer, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  toastQueue.clear();
});

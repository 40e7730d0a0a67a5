import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

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

afterEach(cleanup);

import { useRef } from "react";

/**
 * The key under which an input is sent: the same input again, after no response came, has the same key, so that the
 * service does not do it twice; a changed input is another wish and has another key.
 */
export function useIdempotencyKey(): (input: object) => string {
  const keys = useRef(new Map<string, string>());
  return (input) => {
    const text = JSON.stringify(input);
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  };
}

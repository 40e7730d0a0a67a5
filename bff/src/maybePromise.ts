/** A value, or the promise of one. */
export type MaybePromise<T> = T | Promise<T>;

/** All of the values: at once when none of them has to be waited for. */
export function allOf<T>(values: readonly MaybePromise<T>[]): MaybePromise<readonly T[]> {
  return values.every((value): value is T => !(value instanceof Promise)) ? values : Promise.all(values);
}

/** What is made of a value: at once when it is there. */
export function thenMaybe<T, R>(
  value: MaybePromise<T>,
  make: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(make) : make(value);
}

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

/** What is made of what `work` gives, or of the error that it ends with. */
export function settled<T, R>(
  work: () => MaybePromise<T>,
  succeed: (value: T) => MaybePromise<R>,
  fail: (error: unknown) => MaybePromise<R>,
): MaybePromise<R> {
  let value;
  try {
    value = work();
  } catch (error) {
    return fail(error);
  }
  return value instanceof Promise ? value.then(succeed, fail) : succeed(value);
}

/** What `work` gives, once `last` has been run; it is run however `work` ends. */
export function lastly<T>(work: () => MaybePromise<T>, last: () => MaybePromise<void>): MaybePromise<T> {
  return settled(
    work,
    (value) => thenMaybe(last(), () => value),
    (error) =>
      thenMaybe(last(), () => {
        throw error;
      }),
  );
}

/** A value, or the promise of one. */
export type Eventually<T> = T | Promise<T>;

/** All of the values: at once when none of them has to be waited for. */
export function allOf<T>(values: readonly Eventually<T>[]): Eventually<readonly T[]> {
  return values.every((value): value is T => !(value instanceof Promise)) ? values : Promise.all(values);
}

/** What is made of a value: at once when it is there. */
export function andThen<T, R>(value: Eventually<T>, make: (value: T) => Eventually<R>): Eventually<R> {
  return value instanceof Promise ? value.then(make) : make(value);
}

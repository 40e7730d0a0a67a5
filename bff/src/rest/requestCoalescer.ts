import { RestError } from "./error.ts";
import { Stop, type StopSignal } from "./stopSignal.ts";
import type { WaiterGroup, Waiter } from "./waiterGroup.ts";

/** Longest that new reads wait for a call in flight before theirs is sent all the same, in milliseconds. */
const patience = 10;

type Start<T> = (signal: StopSignal) => Promise<T>;

/**
 * The calls of one key. It is emptied before it is let go: what comes and goes in a Map stays in its old tables for a
 * while, and all of a request with it.
 */
interface CallsOfKey<T> {
  readonly key: string;
  next: SharedCall<T> | null;
  current: SharedCall<T> | null;
}

/** One call and those who wait for it. */
class SharedCall<T> {
  readonly signal = new Stop();
  readonly start: Start<T>;
  readonly #cancel: (call: SharedCall<T>) => void;
  readonly #waiters = new Set<PromiseWaiter<T>>();
  timer: NodeJS.Timeout | undefined;
  hasStarted = false;

  /** `cancel` is called when nobody waits any more. */
  constructor(start: Start<T>, cancel: (call: SharedCall<T>) => void) {
    this.start = start;
    this.#cancel = cancel;
  }

  join(group: WaiterGroup): Promise<T> {
    const waiter = new PromiseWaiter<T>(this, group);
    this.#waiters.add(waiter);
    return waiter.promise;
  }

  release(waiter: PromiseWaiter<T>): void {
    this.#waiters.delete(waiter);
    if (this.#waiters.size === 0) this.#cancel(this);
  }

  resolve(result: T): void {
    for (const waiter of this.#waiters) waiter.resolve(result);
  }

  fail(error: unknown): void {
    for (const waiter of this.#waiters) waiter.reject(error);
  }
}

/** One who waits, for the sake of a request. */
class PromiseWaiter<T> implements Waiter {
  readonly promise: Promise<T>;
  readonly #call: SharedCall<T>;
  readonly #group: WaiterGroup;
  readonly #resolve: (result: T) => void;
  readonly #reject: (error: unknown) => void;

  constructor(call: SharedCall<T>, group: WaiterGroup) {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.promise = promise;
    this.#call = call;
    this.#group = group;
    this.#resolve = resolve;
    this.#reject = reject;
    group.add(this);
  }

  resolve(result: T): void {
    this.#group.remove(this);
    this.#resolve(result);
  }

  reject(error: unknown): void {
    this.#group.remove(this);
    this.#reject(error);
  }

  leave(): void {
    this.#call.release(this);
    this.reject(abandoned());
  }
}

/**
 * Identical reads that wait at the same time are one call. Nobody joins a call that has been sent: it may bring a state
 * from before they asked, which a change made elsewhere meanwhile would make wrong. A call is sent when everything that came
 * in with it has been looked at; while one is in flight, new reads wait for the next, which is sent when that one has ended,
 * or after a moment. A call is aborted when nobody waits for it any more.
 */
export class RequestCoalescer<T> {
  readonly #calls = new Map<string, CallsOfKey<T>>();

  /** Joins the next call for `key`, or plans one. `joined` is called when somebody waits for it already. */
  join(key: string, group: WaiterGroup, start: Start<T>, joined: () => void): Promise<T> {
    if (group.isGivenUp) return Promise.reject(abandoned());
    const calls = this.#callsOf(key);
    if (calls.next !== null) joined();
    calls.next ??= this.#plan(calls, start);
    return calls.next.join(group);
  }

  #callsOf(key: string): CallsOfKey<T> {
    let calls = this.#calls.get(key);
    if (calls === undefined) {
      calls = { key, next: null, current: null };
      this.#calls.set(key, calls);
    }
    return calls;
  }

  #plan(calls: CallsOfKey<T>, start: Start<T>): SharedCall<T> {
    const call = new SharedCall(start, (empty) => this.#cancel(calls, empty));
    const begin = (): void => this.#begin(calls, call);
    if (calls.current === null) setImmediate(begin);
    else call.timer = setTimeout(begin, patience);
    return call;
  }

  #begin(calls: CallsOfKey<T>, call: SharedCall<T>): void {
    if (call.hasStarted || call.signal.aborted) return;
    call.hasStarted = true;
    clearTimeout(call.timer);
    if (calls.next === call) calls.next = null;
    calls.current = call;
    call.start(call.signal).then(
      (result) => {
        this.#end(calls, call);
        call.resolve(result);
      },
      (error: unknown) => {
        this.#end(calls, call);
        call.fail(error);
      },
    );
  }

  /** Ends a call that nobody waits for any more; one that was not sent never is. */
  #cancel(calls: CallsOfKey<T>, call: SharedCall<T>): void {
    call.signal.stop();
    if (calls.next === call) calls.next = null;
    this.#end(calls, call);
  }

  #end(calls: CallsOfKey<T>, call: SharedCall<T>): void {
    if (calls.current === call) {
      calls.current = null;
      if (calls.next !== null) this.#begin(calls, calls.next);
    }
    if (calls.current === null && calls.next === null && this.#calls.get(calls.key) === calls) {
      this.#calls.delete(calls.key);
    }
  }
}

function abandoned(): RestError {
  return new RestError("unavailable", "The request was given up before the service answered.");
}

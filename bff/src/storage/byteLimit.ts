import { Transform } from "node:stream";

/** What came in was not as long as was announced. */
export class WrongLengthError extends Error {
  override readonly name = "WrongLengthError";

  constructor() {
    super("The file is not as long as was announced.");
  }
}

/** Passes on exactly so many bytes; fails at the first one too many, and at the end when some are missing. */
export function byteLimit(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new WrongLengthError());
      else done(null, chunk);
    },
    flush(done) {
      done(passed === bytes ? null : new WrongLengthError());
    },
  });
}

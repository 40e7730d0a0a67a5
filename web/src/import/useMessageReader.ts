import { useEffect, useState } from "react";
import { messageReader } from "#/relay/messageReader.ts";

type Reader = Awaited<ReturnType<typeof messageReader>>;

const asSaid: Reader = (message) => message;

/** Reads messages of the gateway; in its English until the words of the page's language are here. */
export function useMessageReader(): Reader {
  const [read, setRead] = useState<Reader>(() => asSaid);
  useEffect(() => {
    let isHere = true;
    void messageReader().then((reader) => isHere && setRead(() => reader));
    return () => {
      isHere = false;
    };
  }, []);
  return read;
}

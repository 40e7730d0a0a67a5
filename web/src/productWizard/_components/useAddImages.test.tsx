import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Network, Observable, type Variables } from "relay-runtime";
import { expect, test } from "vitest";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { createEnvironment } from "#/relay/environment.ts";
import { RequestError } from "#/relay/RequestError.ts";
import { speakEnglish } from "../../../test/speakEnglish.ts";
import { useAddImages } from "./useAddImages.ts";

speakEnglish();

test("an image whose answer was lost is added again as it was, also when one before it was taken away meanwhile", async () => {
  const sent: Variables[] = [];
  const environment = createEnvironment(
    Network.create((_, { input }) => {
      sent.push(input);
      return sent.length === 2
        ? Observable.create((sink) => sink.error(new RequestError("unreachable", "The line is down.")))
        : Observable.from(
            Promise.resolve({ data: { addProductImage: { __typename: "Added", product: null } } }),
          );
    }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider>
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    </MessagesProvider>
  );
  const { result } = renderHook(() => useAddImages(), { wrapper });
  const image = (id: string) => ({ id, name: `${id}.png` });
  const add = (...ids: readonly string[]) =>
    act(async () => void (await result.current[0]("product-8", ids.map(image), 5)));
  await add("a", "b");
  await add("b", "c");
  const as = (uploadId: string, order: number) => ({
    productId: "product-8",
    uploadId,
    order,
    idempotencyKey: uploadId,
  });
  expect(sent).toEqual([as("a", 5), as("b", 6), as("b", 6), as("c", 7)]);
});

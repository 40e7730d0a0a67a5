import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import ChatPageQuery from "#/__generated__/ChatPageQuery$parameters.ts";
import ConversationPageQuery from "#/__generated__/ConversationPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

const chat = defineQueryRoute({
  parameters: ChatPageQuery,
  variables: () => ({}),
  page: () => import("./ChatPage.tsx"),
  // The people stay where they are while one after the other is chosen.
  shouldRevalidate: () => false,
});

const conversation = defineQueryRoute({
  parameters: ConversationPageQuery,
  variables: ({ params }) => ({ person: params["person"] ?? "" }),
  page: () => import("./ConversationPage.tsx"),
});

/** `#/chat/` and the conversations under it (Document 2 §2). */
export const chatRoutes: RouteObject[] = [
  {
    path: addresses.chat,
    ...chat,
    handle: { crumb: msg`Chat` },
    children: [
      { index: true, lazy: () => import("./ChooseSomebody.tsx") },
      { path: ":person", ...conversation },
    ],
  },
];

import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { searchArgument } from "../graphql/search.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { pageOfPeople } from "./list.ts";
import { isOnline } from "./online.ts";
import type { Person } from "./record.ts";
import { people } from "./source.ts";

/** Somebody to chat with. */
export const ChatPersonType = builder.objectRef<Person>("ChatPerson");

/** Its connection and edge. */
export const { connection: ChatPersonConnection } = connectionTypes("ChatPerson", "people", ChatPersonType);

builder.node(ChatPersonType, {
  readBy: isInPerson,
  description:
    "Somebody the viewer can chat with, or once did: of the same company, or a demo user. An API token sees nobody.",
  id: { resolve: (person) => person.id },
  loadOne: (id, context) => people.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The person's id in the REST service (`person_id`), for example `owner-12`.",
    }),
    name: t.exposeString("name", { description: "First and last name." }),
    status: t.exposeString("status", {
      nullable: true,
      description: "What they say of themselves, for example `In the greenhouse`; null when nothing.",
    }),
    pictureUrl: t.string({
      nullable: true,
      description: "Where their picture is read from. Null while there is none.",
      resolve: (person, _args, { mediaBaseUrl }) => mediaUrl(mediaBaseUrl, person.imageKey),
    }),
    isOnline: t.boolean({
      description:
        "Whether they listen to `chatEvents` now, in any browser. Demo users always or never are, each as it is made up.",
      resolve: async (person, _args, context) =>
        isOnline(
          person,
          person.isDemo ? new Set() : await context.live.online(currentUser(context).companyId),
        ),
    }),
    isDemo: t.exposeBoolean("isDemo", {
      description:
        "Whether nobody is behind it: a demo user answers each message after two seconds and is the same for every company.",
    }),
    isActive: t.exposeBoolean("isActive", {
      description:
        "Whether they can be written to. False for somebody who can no longer sign in: what was written stays, under their name.",
    }),
    locationName: t.exposeString("locationName", {
      nullable: true,
      description: "The location they act for. Null for who acts for the whole company, and for demo users.",
    }),
    ...timeFields(t),
    unreadCount: t.exposeInt("unreadCount", {
      description: "How many of their messages the viewer has not seen yet.",
    }),
  }),
});

builder.objectField(ViewerType, "people", (t) =>
  t.field({
    type: ChatPersonConnection,
    nullable: true,
    description:
      "Everybody of the company who may sign in, but the viewer, the demo users, and whoever the viewer has written with: who is online first, then by name. An API token sees nobody: null.",
    args: {
      filter: t.arg({
        type: filterInput("ChatPerson", "people"),
        description: "Only those that meet all of its conditions.",
      }),
      ...searchArgument("name"),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) =>
      viewer.limitedTo === null ? pageOfPeople(context, viewer, args) : null,
  }),
);

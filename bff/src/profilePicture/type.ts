import { builder } from "../graphql/builder.ts";
import { ViewerType } from "../session/viewer.ts";
import { loadPictureUrl } from "./picture.ts";

builder.objectField(ViewerType, "pictureUrl", (t) =>
  t.string({
    open: true,
    nullable: true,
    description:
      "Where the viewer's own picture is read from. Null while there is none, for an API token, and when the service keeps no preferences.",
    resolve: (viewer, _args, context) => (viewer.limitedTo === null ? loadPictureUrl(context, viewer) : null),
  }),
);

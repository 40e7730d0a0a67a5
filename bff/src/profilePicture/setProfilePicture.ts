import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import { readPreference, writePreference } from "../preference/source.ts";
import { ownError } from "../rest/responseError.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { changeImages } from "../upload/imageChange.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { imageKeyOf, preferenceKey } from "./picture.ts";

changeMutation({
  name: "setProfilePicture",
  description: "Sets the viewer's own picture or takes it away. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "The viewer's own picture.",
    argument: "The picture.",
    fields: {
      uploadId: {
        type: "ID",
        names: "Upload",
        purpose: "PROFILE_PICTURE",
        description: "A finished upload for `PROFILE_PICTURE`. Left out, the picture is taken away.",
        rule: v.nullish(v.string(), null),
      },
    },
  },
  async run({ uploadId }, context) {
    const viewer = currentUser(context);
    const stored = await readPreference(context, viewer, preferenceKey);
    if (stored === null) throw ownError("not-offered", new Error("The service keeps no preferences."));
    const replaces = imageKeyOf(stored.value);
    const write = (imageKey: string | null) =>
      writePreference(context, viewer, preferenceKey, { imageKey }, stored.etag);
    if (uploadId === null) {
      await changeImages(context, { drops: [replaces] }, () => write(null));
    } else {
      // Always the same mark, so that a change whose response was lost can be repeated with the same picture.
      const upload = await claimUpload(context, uploadId, "PROFILE_PICTURE", "profile");
      await publishUpload(context, upload, { replaces }, ({ key }) => write(key));
    }
    return { viewer };
  },
  success: {
    description: "The picture was set, or taken away.",
    fields: (t) => ({
      viewer: t.expose("viewer", {
        type: ViewerType,
        description: "The viewer, with the picture as it is now.",
      }),
    }),
  },
});

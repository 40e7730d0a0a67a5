import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { readPreference, writePreference } from "../preference/source.ts";
import { ownError } from "../rest/answerError.ts";
import { currentUser } from "../session/currentUser.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "../session/viewer.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { removeImage } from "../upload/storedImage.ts";
import { imageKeyOf, preferenceKey } from "./picture.ts";

interface SetProfilePictureSuccess {
  readonly viewer: SessionUser;
}

async function setProfilePicture(
  uploadId: string | null | undefined,
  context: Context,
): Promise<SetProfilePictureSuccess> {
  const user = currentUser(context);
  const stored = await readPreference(context, user, preferenceKey);
  if (stored === null) throw ownError("not-offered", new Error("The service keeps no preferences."));
  const replaces = imageKeyOf(stored.value);
  const write = (imageKey: string | null) =>
    writePreference(context, user, preferenceKey, { imageKey }, stored.etag);
  if (uploadId === null || uploadId === undefined) {
    await write(null);
    await removeImage(context, replaces);
  } else {
    // Always the same mark, so that a change whose answer was lost can be repeated with the same picture.
    const upload = await claimUpload(context, uploadId, "PROFILE_PICTURE", "profile");
    await publishUpload(context, upload, { replaces }, ({ key }) => write(key));
  }
  return { viewer: user };
}

const SetProfilePictureInput = builder.inputType("SetProfilePictureInput", {
  description: "The viewer's own picture.",
  fields: (t) => ({
    uploadId: t.id({
      description: "A finished upload for `PROFILE_PICTURE`. Left out, the picture is taken away.",
    }),
  }),
});

const SetProfilePictureSuccessType = builder
  .objectRef<SetProfilePictureSuccess>("SetProfilePictureSuccess")
  .implement({
    description: "The picture was set, or taken away.",
    fields: (t) => ({
      viewer: t.expose("viewer", {
        type: ViewerType,
        description: "The viewer, with the picture as it is now.",
      }),
    }),
  });

builder.mutationField("setProfilePicture", (t) =>
  t.field({
    type: resultUnion("SetProfilePicture", SetProfilePictureSuccessType, changeErrors),
    description: "Sets the viewer's own picture or takes it away. Not for API tokens.",
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: SetProfilePictureInput, required: true, description: "The picture." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors({}, () => setProfilePicture(input.uploadId, context)),
  }),
);

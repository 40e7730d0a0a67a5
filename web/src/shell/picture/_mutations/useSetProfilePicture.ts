import { graphql } from "react-relay";
import type { useSetProfilePictureMutation } from "#/__generated__/useSetProfilePictureMutation.graphql";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Makes a finished upload the viewer's picture. Resolves with null when it is kept, with the gateway's reason when it
 * was refused, and with undefined without an answer, which the user has been told.
 */
export function useSetProfilePicture(): (uploadId: string) => Promise<string | null | undefined> {
  const [commit] = useMutation<useSetProfilePictureMutation>(graphql`
    mutation useSetProfilePictureMutation($input: SetProfilePictureInput!) {
      setProfilePicture(input: $input) {
        __typename
        ... on SetProfilePictureSuccess {
          viewer {
            # eslint-disable-next-line relay/unused-fields -- the updater hands it on
            pictureUrl
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  return async (uploadId) => {
    const answer = await commit(
      { input: { uploadId } },
      {
        updater: (store) => {
          const viewer = store.getRootField("setProfilePicture")?.getLinkedRecord("viewer");
          if (viewer)
            store.getRoot().getLinkedRecord("viewer")?.setValue(viewer.getValue("pictureUrl"), "pictureUrl");
        },
      },
    );
    const result = answer?.setProfilePicture;
    if (!result) return undefined;
    return result.__typename === "SetProfilePictureSuccess" ? null : (result.message ?? "");
  };
}

import { graphql } from "react-relay";
import type { useSetProfilePictureMutation } from "#/__generated__/useSetProfilePictureMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Makes a finished upload the viewer's picture. */
export const useSetProfilePicture = () =>
  useChange<useSetProfilePictureMutation>(
    graphql`
      mutation useSetProfilePictureMutation($input: SetProfilePictureInput!) {
        setProfilePicture(input: $input) {
          ... on SetProfilePictureSuccess {
            viewer {
              # eslint-disable-next-line relay/unused-fields -- the updater hands it on
              pictureUrl
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const viewer = store.getRootField("setProfilePicture").getLinkedRecord("viewer");
        if (viewer)
          store.getRoot().getLinkedRecord("viewer")?.setValue(viewer.getValue("pictureUrl"), "pictureUrl");
      },
    },
  );

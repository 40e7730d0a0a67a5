import { graphql } from "react-relay";
import type { useSetProfilePictureMutation } from "#/__generated__/useSetProfilePictureMutation.graphql";
import { linkOf, storedViewer } from "#/relay/storeRecord.ts";
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
        const viewer = linkOf(store.getRootField("setProfilePicture"), "viewer");
        if (viewer) storedViewer(store)?.setValue(viewer.getValue("pictureUrl"), "pictureUrl");
      },
    },
  );

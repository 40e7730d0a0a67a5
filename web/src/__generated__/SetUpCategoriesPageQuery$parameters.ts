/**
 * @generated SignedSource<<6a847fd45441800bac2257b5ad18d612>>
 * @relayHash 44303d0c8dd343f3a2ab0911de022173
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2c442140c2d0de4dda33e7bb0818de856ccee6b414058b31379d88f5055ff1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2c442140c2d0de4dda33e7bb0818de856ccee6b414058b31379d88f5055ff1b",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<32bc85f17c5456da8a9536ccfe2b9a1a>>
 * @relayHash f5a70ac8f82bf2d859fc53fa7910c83d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29e0fa8028b7e6fa115fd52b66ae9474ada28c010d0d69cda1ce121042e8b0d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29e0fa8028b7e6fa115fd52b66ae9474ada28c010d0d69cda1ce121042e8b0d0",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<ab3316613188b9ae377935a2d409495e>>
 * @relayHash 0cb7bdfcc93f5fe3cfb7c976ff25e09b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7ad7fc4bb75ae34870e6f71266b1b5f2ecc34a057795087394596968394b706

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7ad7fc4bb75ae34870e6f71266b1b5f2ecc34a057795087394596968394b706",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<93984471d082843f38ce4efb0bed3048>>
 * @relayHash a550ea49ef8096ccfc75bde5beb43896
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a973d58c3c62e24539750c561c926f414fc2191067731bdff2bfc48e87683fdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a973d58c3c62e24539750c561c926f414fc2191067731bdff2bfc48e87683fdd",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

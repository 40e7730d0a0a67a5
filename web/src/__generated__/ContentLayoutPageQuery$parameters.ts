/**
 * @generated SignedSource<<b2a5d299dc37cfc9766567cd920252d4>>
 * @relayHash 3c1b7b765257812c94cb8fb0719c5a62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56fccd02488880d9bff220f0811b86215a4a4d0ebfd53d9725f5d622246962c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56fccd02488880d9bff220f0811b86215a4a4d0ebfd53d9725f5d622246962c7",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<340f96e0d183ab182c1958d25cc9c853>>
 * @relayHash f2900a258ccac0081b01af9ba2fc0a8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39a5f5e878a7b6b348bf46e07cc0c5be4c9560e257bf970a6981c7a5fa43c6ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39a5f5e878a7b6b348bf46e07cc0c5be4c9560e257bf970a6981c7a5fa43c6ea",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

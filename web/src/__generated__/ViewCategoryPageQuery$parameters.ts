/**
 * @generated SignedSource<<3c81ccab15fc2646d0736cba7fd7c1cf>>
 * @relayHash cca5447b5e1ec5597739ba9092e2e0df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f12fc3cab6d8f46b1dea761833c2d0f28cd9f9ad1875609150e6ce9d6230ac09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f12fc3cab6d8f46b1dea761833c2d0f28cd9f9ad1875609150e6ce9d6230ac09",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

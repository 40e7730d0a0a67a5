/**
 * @generated SignedSource<<a046cba42030acedc2bb7f395e659e3d>>
 * @relayHash bedb8fb9163d8a95efdc3a08e32bf395
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aa70f527c4d469c8eac1437e2067898f41927780f5fa1ce9ba8840535413a01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCollectionsPageQuery } from './ViewCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9aa70f527c4d469c8eac1437e2067898f41927780f5fa1ce9ba8840535413a01",
    "metadata": {},
    "name": "ViewCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

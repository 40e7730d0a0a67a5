/**
 * @generated SignedSource<<41a7f27f1dad6d9b14b27c4b4a9a4ab6>>
 * @relayHash 61f314ab8036d801379ca6c9e44fbc5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c25fbb013e3ea0bed2d3386e4fa7fe3152ba213ae99ae6880bd5ebf4b97584cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c25fbb013e3ea0bed2d3386e4fa7fe3152ba213ae99ae6880bd5ebf4b97584cf",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

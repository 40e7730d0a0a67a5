/**
 * @generated SignedSource<<9e75fabd4629fdf8f83003a6612269d3>>
 * @relayHash 710f23c803a26eedc7948760cdbe0bf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bf1ab8379339e45d5a24722b936aa56e0f88bec6de93de00c2229c69cf9e7f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bf1ab8379339e45d5a24722b936aa56e0f88bec6de93de00c2229c69cf9e7f1",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

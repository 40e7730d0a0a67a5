/**
 * @generated SignedSource<<8b2d934eac501437d571ebd773232424>>
 * @relayHash 81f95cc4a1952a8e0822674d0e15ee49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e0245fa3010394018f940481c78a992a54b903e8208310057a8a939752e70c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e0245fa3010394018f940481c78a992a54b903e8208310057a8a939752e70c3",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

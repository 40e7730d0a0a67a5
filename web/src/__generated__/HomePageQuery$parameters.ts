/**
 * @generated SignedSource<<b2a5b412c3c3574d0ea01b35470ecc4c>>
 * @relayHash e564f079c214303b2eec35c6f659fb5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d26d3ac45a682bfc4fff80e3376ec73f9056bc3dbfed575fe07d1ab32f345443

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d26d3ac45a682bfc4fff80e3376ec73f9056bc3dbfed575fe07d1ab32f345443",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

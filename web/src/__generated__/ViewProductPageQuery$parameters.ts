/**
 * @generated SignedSource<<583d7dd382918dc65ddf9abd044d8460>>
 * @relayHash c69db89817f981ac4c652473171ae4a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96df9c0f5a0842c3dfa6016c9ba2e5a19a84cae10cef1ec57d15f2c29f0b6c62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96df9c0f5a0842c3dfa6016c9ba2e5a19a84cae10cef1ec57d15f2c29f0b6c62",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<b642f089652e562e09a7e00874bd8211>>
 * @relayHash 0ebfe3461a961c2ef503cc8d834a49f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cc0635dc6e69b4105e043543fb67d3cb1a3c604937494cea6b4de251d7ec452

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cc0635dc6e69b4105e043543fb67d3cb1a3c604937494cea6b4de251d7ec452",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
